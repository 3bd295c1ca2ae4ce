"""The web server of tables, and in ``static/`` the browser's page.

:func:`dreistein.web.app.make_app` is the application, :mod:`dreistein.web.server` runs it. The
messages are in :mod:`dreistein.protocol`, and described in ``docs/protocol.md``.
"""
