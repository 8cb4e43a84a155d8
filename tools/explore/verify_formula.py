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


def entry(table, at):
    if at < 0:
        raise ValueError("the formula: an index below 0")
    return table[at]


class Entries(ast.NodeTransformer):
    """Python counts from the end where an index is below 0."""

    def visit_Subscript(self, node):
        self.generic_visit(node)
        return ast.Call(ast.Name("entry", ast.Load()), [node.value, node.slice], [])


FUNCTIONS = {
    "entry": entry,
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


class Reader:
    """A formula's text in Python's syntax."""

    def __init__(self, text, names):
        text = re.sub(r"\b(\d+)([a-z_]\w*)", r"(\1*\2)", text)
        self.tokens, self.names = re.findall(r"\w+|\*\*|<<|>>|[<>!]=|\S", text), names

    def next(self, *ends):
        """What comes before one of the ends, which is taken too."""
        found = []
        while self.tokens and self.tokens[0] not in ends:
            token = self.tokens.pop(0)
            if token == "if":
                condition, then = self.next("then"), self.next("else")
                found.append(f"(({then}) if ({condition}) else ({self.rest(*ends)}))")
            elif token == "{":
                cases = ast.literal_eval("{" + self.next("}") + "}")
                self.next("else")
                chosen = "".join(f"({value}) if {self.equals(key)} else " for key, value in cases.items())
                found.append(f"({chosen}({self.rest(*ends)}))")
            elif token in "([":
                found.append(token + self.next("])"["([".index(token) - 1]) + "])"["([".index(token) - 1])
            else:
                found.append({"=": "==", "/": "//"}.get(token, token))
        if ends:
            self.tokens.pop(0)
        return " ".join(found)

    def rest(self, *ends):
        """What comes before the ends, which stay."""
        found = self.next(*ends)
        self.tokens[:0] = ends[:1]
        return found

    def equals(self, key):
        return " and ".join(f"{name} == {number}" for name, number in zip(self.names, key if isinstance(key, tuple) else [key]))


def read(text, names):
    """The formula as a function of its names, and whether it says who wins, or loses."""
    form = re.match(r"(wins|loses) if ", text)
    tree = ast.parse(Reader(text[form.end() if form else 0:], names).next().strip(), mode="eval")
    for node in ast.walk(tree):
        known = isinstance(node, KNOWN) and not isinstance(node, ast.Pow)
        known &= not isinstance(node, ast.Name) or node.id in names or node.id in FUNCTIONS
        known &= not isinstance(node, ast.Constant) or isinstance(node.value, int)
        if not known:
            raise ValueError(f"the formula: {ast.dump(node)} has no law that is known here")
    code = compile(ast.fix_missing_locations(Entries().visit(tree)), "formula", "eval")
    return (lambda at: eval(code, {"__builtins__": {}, **FUNCTIONS}, at)), form and form[1]


def check(certificate, value, first, adds):
    """Whether the formula agrees with the values of the law, `value(n, t)`, for all n from the first on; `adds` is what p adds, by t."""
    claim, law = certificate["formula"], certificate["law"]
    names, place = claim["names"], claim.get("place", 0)
    formula, form = read(claim["text"], names)
    e, p, s = int(law["preperiod"]), int(law["period"]), int(law["saltus"])
    period = lcm(p, int(claim["period"]))
    start = max(e + (p if s and form else 0), int(claim["preperiod"]), first)
    memories = claim.get("memories", [[]])
    if (start + period - first) * len(memories) > MOST:
        raise ValueError("the formula: its period and that of the law have too large a common one")
    for t, others in enumerate(memories):
        for n in range(first, start + period):
            at = Along(n, period) if n >= start else n
            found = formula(dict(zip(names, [*others[:place], at, *others[place:]])))
            grows = adds[t] * (period // p) if n >= start and not form else 0
            expected = pair(value(n, t), grows)
            if form:
                expected = (expected > 0) == (form == "wins")
            same = (found.x, found.y) == (expected.x, expected.y) if isinstance(found, Along) and isinstance(expected, Along) else found == expected
            if not same:
                raise ValueError(f"the formula: it is not right for n = {n}")
