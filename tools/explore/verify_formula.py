"""Formulas in certificates: read anew from their text, and compared with a law for all n at once.

On the numbers n = r + P i, for all i >= 0, a formula is followed as a pair: x + y i. What is no such pair for all i is
refused. So if the formula agrees with the law for n below E, and as a pair for each r from E to E + P - 1, it does for all n.
"""

import ast
import re
from math import gcd, lcm

MOST = 2_000_000


def pair(x, y):
    return Along(x, y) if y else x


class Along:
    """x + y i for all i >= 0, with y not 0."""

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return pair(self.x + other.x, self.y + other.y) if isinstance(other, Along) else Along(self.x + other, self.y)

    def __mul__(self, factor):
        if isinstance(factor, Along):
            raise ValueError("the formula: a product of two numbers that grow")
        return pair(self.x * factor, self.y * factor)

    def __neg__(self):
        return Along(-self.x, -self.y)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def whole(self, divisor):
        if isinstance(divisor, Along) or divisor <= 0 or self.y % divisor:
            raise ValueError("the formula: a remainder that the period does not keep")
        return divisor

    def __floordiv__(self, divisor):
        return Along(self.x // self.whole(divisor), self.y // divisor)

    def __mod__(self, divisor):
        return self.x % self.whole(divisor)

    def bits(self, other):
        """Bits of a number below a power of two that divides y."""
        if isinstance(other, Along) or min(other, self.x, self.y) < 0 or self.y % (1 << other.bit_length()):
            raise ValueError("the formula: bits that the period does not keep")
        return other

    def __xor__(self, other):
        return Along(self.x ^ self.bits(other), self.y)

    def __or__(self, other):
        return Along(self.x | self.bits(other), self.y)

    def __and__(self, other):
        return self.x & self.bits(other)

    def __lshift__(self, places):
        return self * (1 << places)

    def __rshift__(self, places):
        return self // (1 << places)

    __radd__, __rmul__, __rxor__, __ror__, __rand__ = __add__, __mul__, __xor__, __or__, __and__

    def is_below(self, other, less):
        """Whether `self < other`, or else `self <= other`, for all i."""
        gap = self - other
        if not isinstance(gap, Along):
            return gap < 0 or not less and gap == 0
        below = gap.x < 0 or not less and gap.x == 0
        if below != (gap.y < 0):
            raise ValueError("the formula: a comparison that is not the same for all n of a remainder")
        return below

    def __lt__(self, other):
        return self.is_below(other, True)

    def __le__(self, other):
        return self.is_below(other, False)

    def __gt__(self, other):
        return not self <= other

    def __ge__(self, other):
        return not self < other

    def __eq__(self, other):
        gap = self - other
        if isinstance(gap, Along) and gap.x % gap.y == 0 and gap.x * gap.y <= 0:
            raise ValueError("the formula: an equation that is not the same for all n of a remainder")
        return not isinstance(gap, Along) and gap == 0


def greatest(a, b):
    return gcd(a.x, a.whole(b)) if isinstance(a, Along) else greatest(b, a) if isinstance(b, Along) else gcd(a, b)


FUNCTIONS = {
    "abs": lambda n: -n if n < 0 else n,
    "min": min,
    "max": max,
    "gcd": greatest,
    "even": lambda n: n % 2 == 0,
    "odd": lambda n: n % 2 == 1,
    "divides": lambda d, n: n % d == 0,
    "coprime": lambda a, b: greatest(a, b) == 1,
}
KNOWN = (
    ast.Expression, ast.IfExp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.List, ast.Tuple, ast.Subscript, ast.Call,
    ast.Name, ast.Load, ast.Constant, ast.operator, ast.unaryop, ast.cmpop, ast.boolop,
)  # fmt: skip


def python(tokens, names, ends):
    """The tokens up to one of `ends` in Python's syntax."""
    found = []
    while tokens and tokens[0] not in ends:
        token = tokens.pop(0)
        if token == "if":
            condition, then = python(tokens, names, ["then"]), python(tokens[1:], names, ["else"])
            del tokens[: tokens.index("else", 0) if False else 0]
            found.append((condition, then))
        else:
            found.append(token)
    return " ".join(found)
