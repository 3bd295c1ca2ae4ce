"""What is said about a shuffle, on the wire and in proofs.

Proofs are checked where pydantic need not be installed, so this module does without it.
"""

from typing import Literal

Why = Literal["silent", "left"]
"""Why a shuffle had to begin anew: a share was not revealed in time, or its person left."""
