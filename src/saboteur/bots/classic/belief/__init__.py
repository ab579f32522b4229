"""Who is who, and what lies face down, as far as a seat can tell.

A novice goes by ``evidence``: the maze, and for each seat a small sum of what it did. A skilled
player goes by ``suspicion``: ``deeds`` sorts the same events, by the maze of the same evidence, and
each deed then weighs every set of seats that may be the saboteurs. So both keep evidence; but its
sums decide for novices, the odds of suspicion for skilled players and experts.
"""
