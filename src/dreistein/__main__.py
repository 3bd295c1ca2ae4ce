"""``python -m dreistein`` is the ``dreistein`` command."""

INTERRUPTED = 130


def main() -> int:
    """Run the command; Ctrl-C ends it silently, even while Python is still importing it."""
    try:
        from dreistein.cli import main as run

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    raise SystemExit(main())
