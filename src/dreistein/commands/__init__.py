"""The subcommands of ``dreistein``, one module each: ``arguments(parser)`` and ``run(args)``."""
