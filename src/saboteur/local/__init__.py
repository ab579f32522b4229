"""Local tables: a house on the player's own device, in a worker of his browser, without a server.

What goes out through its lines and answers is what a server would send: each line is told what its
seat may see. The rest stays in the worker and in the device's store. Whoever owns the device can
look into both with the tools of his browser: at home, as at a real table, one has to trust him.
"""
