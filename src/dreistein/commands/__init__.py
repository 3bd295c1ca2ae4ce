"""The subcommands of ``dreistein``, a module with ``arguments(parser)`` and ``run(args)`` each."""
