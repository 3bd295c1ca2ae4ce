"""The subcommands of ``dreistein``, each with ``arguments(parser)`` and ``run(args)``."""
