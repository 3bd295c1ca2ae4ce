"""How child processes are started, watched and ended; one supervised pool for everybody.

Nothing is imported here: a worker loads this package before anything else and should start fast.
"""
