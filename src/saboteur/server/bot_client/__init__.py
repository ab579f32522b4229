"""Client that lets a bot play at a table of any server, through the same socket as people.

It receives the same frames as a browser (``docs/wire.md``) and nothing else: ``decoding`` converts
them to the arguments of a bot, ``client`` takes a seat, answers and reconnects.
"""
