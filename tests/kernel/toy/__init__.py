"""A small market game that uses every mechanism of the kernel, and a model of how a game is written.

Two or three traders (or one against the robot) take turns sending a worker to a site, bumping whoever stands there.
Sites give goods, cards and the chance to build cards from hand. Built cards give lasting powers.
"""
