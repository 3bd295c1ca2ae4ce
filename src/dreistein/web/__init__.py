"""The HTTP and WebSocket face of tables, and in ``static/`` the browser's page.

:func:`dreistein.web.app.make_app` is the application, :mod:`dreistein.web.server` runs it. What
crosses the socket is in :mod:`dreistein.protocol.server`, told to strangers in
``docs/protocol.md``.
"""
