"""``python -m dreistein`` is the ``dreistein`` command."""

INTERRUPTED = 130


def main() -> int:
    """The command; Ctrl-C ends it in silence even while Python still imports it."""
    try:
        from dreistein.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    raise SystemExit(main())
