#!/usr/bin/env python3
"""Asks Debian's rustc 1.63, which is Hydro's, whether it compiles what is submitted there.

    tests/judges/hydro.py [nim]...      every problem, or these

What is printed for Hydro is compiled as Hydro does, and answers each fixture; or nothing is printed, and a sentence says
which Rust is needed. A file that this compiler does not take is a mistake. So it is for each other judge of `judges.toml`
whose Rust is 1.63, or not known, which is asked of a few.
"""

