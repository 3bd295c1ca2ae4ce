"""``python -m dreistein`` is the ``dreistein`` command."""

from dreistein.cli import main

raise SystemExit(main())
