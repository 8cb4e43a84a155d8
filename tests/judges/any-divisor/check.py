"""Called with files, `input output answer`: 0 if the output is a divisor, or 0 where the answer says that there is none."""

import sys
from pathlib import Path

given, said, answer = (Path(name).read_text().split() for name in sys.argv[1:])
if len(said) != 1 or not said[0].isdecimal():
    sys.exit(2)
n, d = int(given[0]), int(said[0])
right = d == 0 if answer == ["0"] else 1 < d < n and n % d == 0
sys.exit(0 if right else 1)
