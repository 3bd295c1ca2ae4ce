"""What a worker can be asked to do with its games. ``tasks.pxd`` has the numbers for C."""

END = 0
RESET = 1
STEP = 2
SAMPLE = 3
