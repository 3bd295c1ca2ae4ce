"""Every message that crosses a wire: table sockets, the HTTP API, score pads.

The page's types (``web/static/shared/wire.d.ts``) and the tables of docs/protocol/ are generated
from these modules by ``scripts/protocol.py``.
"""
