"""A house for one device: the same tables, over messages instead of HTTP.

It needs no threads, no other processes, no web server and no NumPy, so it also runs where there are
none: in a worker of the browser.
"""
