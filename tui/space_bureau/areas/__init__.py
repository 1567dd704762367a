"""The board areas of Space Bureau, one module each."""
