"""The rungs of the ladder, from the weakest to the strongest; the page has them in the same order.

>>> RUNGS.index("pip"), RUNGS.index("sofia")
(0, 7)
"""

from typing import Literal, get_args

Rung = Literal["pip", "frida", "max", "zora", "bruno", "hilda", "klara", "sofia"]

RUNGS: tuple[Rung, ...] = get_args(Rung)
