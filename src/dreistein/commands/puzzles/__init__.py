"""``dreistein puzzle``: a position with one clearly best move."""
