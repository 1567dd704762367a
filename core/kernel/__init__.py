"""What every game shares: vocabulary, pen and loop, purse, chance, hexes, session and the contract."""
