"""What the level ``master`` of all families shares: how far goals are, and the network by NumPy.

NumPy is imported here and in the families' own ``master``, and nowhere else below the server; who
does not play against this level needs none of it.
"""
