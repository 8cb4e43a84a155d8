#!/usr/bin/env python3
"""Checks certificates that `cargo explore period RULE --certificate FILE` has written.

    python3 tools/explore/verify.py FILE...

The file is one of `check` or `solve` too: then `verify_formula.py` compares its formula with the law. It shares nothing with the program that wrote them: from the moves it computes the values anew, and checks the hypotheses of
the theorem that is named. `THEOREMS.md` states and proves the theorems, and says what each line of a certificate is.
"""

import json
import sys
import verify_formula
import verify_misere
import verify_parts
from functools import lru_cache
from operator import xor


class Refused(Exception):
    """What is wrong, with its place."""


def need(holds, what):
    if not holds:
        raise Refused(what)


def mex(values):
    return next(n for n in range(len(values) + 1) if n not in values)


class Code:
    """Moves on heaps: what may be left after each take, as `[bits, unequal]`; `tail` repeats beyond take `t`."""

    def __init__(self, moves):
        self.digits = {take: (bits, unequal) for take, bits, unequal in moves["digits"]}
        self.tail, self.t, self.values, self.known = moves["tail"], moves["t"], [], {}
        need(all(0 <= take <= self.t for take in self.digits), "moves: a take beyond t")
        need(not self.digits.get(0, (0,))[0] & 3, "moves: a take of nothing that does not split")
        kinds = [*self.digits.values(), *self.tail]
        self.unequal = any(unequal and bits & 12 for bits, unequal in kinds)
        self.parts = max((bits.bit_length() - 1 for bits, _ in kinds), default=0)

    def digit(self, take):
        if take > self.t and self.tail:
            return self.tail[(take - self.t - 1) % len(self.tail)]
        return self.digits.get(take, (0, False))

    def takes(self, heap):
        last = heap if self.tail else min(heap, self.t)
        return [(k, *self.digit(k)) for k in (range(last + 1) if self.tail else sorted(self.digits)) if k <= last and self.digit(k)[0]]

    def pairs(self, rest, unequal, least=1):
        """The nim-sums of two heaps of `rest` tokens, the smaller of at least `least`."""
        last = (rest - unequal) // 2
        smaller, larger = self.values[least:last + 1], self.values[rest - last:rest - least + 1]
        return set(map(xor, smaller, reversed(larger)))

    def left(self, rest, bits, unequal):
        """The values of what a take may leave of `rest` tokens."""
        key = rest, bits, unequal
        if key not in self.known:
            found = {0} if bits & 1 and rest == 0 else set()
            if bits & 2 and rest:
                found.add(self.values[rest])
            if bits & 4:
                found |= self.pairs(rest, unequal)
            for a in range(1, rest // 3 + 1) if bits & 8 else ():
                found |= {self.values[a] ^ pair for pair in self.pairs(rest - a, unequal, a + unequal)}
            self.known[key] = found
        return self.known[key]

    def compute(self, count, claimed):
        for heap in range(count):
            found = [self.left(heap - take, bits, bool(unequal)) for take, bits, unequal in self.takes(heap)]
            self.values.append(mex(set().union(*found)))
            need(claimed[heap] == self.values[heap], f"values: heap {heap}: {claimed[heap]}, and its moves give {self.values[heap]}")


def law_holds(values, e, p, s, end):
    for n in range(e, end):
        need(values[n + p] == values[n] + s, f"law: G({n + p}) is not G({n}) + {s}")


def least_bound(code, e, p, s):
    need(s >= 0 and (code.tail or not s), "law: growing values need a tail")
    need(not code.tail or p % len(code.tail) == 0, "proof: its period is no multiple of the tail's length")
    parts = max(code.parts, 1)
    periods = {2: 2, 3: 6}.get(parts, 0) if code.unequal else parts - 1
    return parts * e + (parts + 1 if s else periods + bool(code.tail)) * p + code.t


def periodic(code, law, proof):
    e, p, s, bound = max(law["preperiod"], 1), proof["period"], law["saltus"], proof["bound"]
    least = least_bound(code, e, p, s)
    need(p > 0 and p % law["period"] == 0, "proof: its period is no multiple of the law's")
    need(bound >= least, f"proof: the bound {bound} is below {least}")
    code.compute(bound + p, proof["values"])
    law_holds(code.values, law["preperiod"], law["period"], law["saltus"], bound + p - law["period"])
    if s:
        arithmetic(code, e, p, s * (p // law["period"]), bound)


def arithmetic(code, e, p, s, bound):
    """The hypotheses on growing values: see THEOREMS.md for their names."""
    g, u, window = code.values, s & -s, range(bound, bound + p)
    power = 1 << max(g[:e], default=0).bit_length()
    need(power <= min(g[n] for n in window), "proof: small heaps have large values")
    need(max(g[:e + p]) < min(g[n] for n in window) + s, "proof: heaps of the first period have large values")
    for n in window:
        staying, growing, filling = set(), set(), set()
        for take, bits, unequal in code.takes(n):
            for parts in splits(n - take, bits, unequal):
                value = 0
                for part in parts:
                    value ^= g[part]
                grows = bool(parts) and parts[-1] >= e and value ^ g[parts[-1]] < u
                staying |= {value} if take > code.t else set()
                growing |= {value} if grows else set()
                filling |= {value} if grows and take > code.t else set()
        top = mex(staying)
        reached = any(all(v in filling for v in range(w - s, w)) and all(v in growing for v in range(w, g[n])) for w in range(s, min(top, g[n]) + 1))
        need(reached, f"proof: heap {n} + ip may not reach all values below the law's")
        for take in range(code.t + p + 1):
            bits, unequal = code.digit(take)
            for b, c in ((b, c) for b in range(1, e + p) for c in ([0] if bits & 4 else []) + (list(range(1, b + 1)) if bits & 8 else [])):
                a = n - take - b - c
                surplus = g[a] // u + g[b] // u + g[c] // u - g[n] // u
                meets = surplus >= 0 and (surplus % 2 == 0 or take > code.t and surplus >= s // u) and g[a] % u ^ g[b] % u ^ g[c] % u == g[n] % u
                need(not meets or unequal and b == c < e, f"proof: a split of heap {n} + ip may have the law's value")


def splits(rest, bits, unequal):
    """What a take may leave of `rest` tokens, in increasing order."""
    if bits & 1 and rest == 0:
        yield ()
    if bits & 2 and rest:
        yield (rest,)
    for a in range(1, (rest - unequal) // 2 + 1) if bits & 4 else ():
        yield a, rest - a
    for a in range(1, rest // 3 + 1) if bits & 8 else ():
        for b in range(a + unequal, (rest - a - unequal) // 2 + 1):
            yield a, b, rest - a - b


def finite_memory(moves, law, proof, misere):
    first, start, modulus, reach = (moves[name] for name in ("first", "from", "modulus", "reach"))
    e, p, bound, rows = law["preperiod"], law["period"], proof["bound"], proof["values"]
    need(law["saltus"] == 0 and p > 0 and p % modulus == 0, "law: the period is no multiple of the modulus")
    need(e >= first and bound >= max(e + reach, start), f"proof: the bound {bound} is below {max(e + reach, start)}")
    large = moves["large"]
    need(all(0 <= d <= reach for of in large for options in of for d, _ in options), "moves: one reaches too far")

    @lru_cache(None)
    def value(n, t):
        need(n >= first, f"moves: one leads to {n}")
        options = moves["small"][n - first][t] if n < start else [(n - d, other) for d, other in large[n % modulus][t]]
        found = {value(*option) for option in options}
        return int(not found or 0 in found) if misere else mex(found)

    for n in range(first, bound + p):
        row = [value(n, t) for t in range(len(large[0]))]
        need(rows[n - first] == row, f"values: n = {n}: {rows[n - first]}, and the moves give {row}")
    for n in range(e, bound):
        need(rows[n + p - first] == rows[n - first], f"law: the values for {n + p} are not those for {n}")


def bounded_nim(moves, law, formula, misere):
    bound = moves["bound"]
    a, g = int(moves.get("first", 1)), int(moves.get("step", 1))
    need(a >= 1 and g >= 1 and (bound is not None and int(bound) >= a or a == g == 1), "moves: no interval of takes")
    period, saltus = (1, 1) if bound is None else (g * (a + int(bound)), 0)
    need((law["preperiod"], int(law["period"]), law["saltus"]) == (0, period, saltus), f"law: the theorem on bounded Nim gives {period}, {saltus}")
    by = ("n" if g == 1 else f"n / {g}") + ("" if saltus else f" % {period // g}")
    value, lost = by if a == 1 else f"{by} / {a}", int(misere)
    texts = [f"loses if {value} = {lost}", f"wins if {value} != {lost}"] + ([] if misere else [value, f"wins if {value} > 0"])
    texts.append(f"loses if {by} < {a}" if not misere else f"loses if {by} >= {a}" if bound is not None and int(bound) == a else f"loses if {a} <= {by} < {2 * a}")
    need(formula is None or formula["text"] in texts, f"formula: expected one of {texts}")


def verify(certificate):
    need(certificate.get("format") == "explore certificate 1", "format: expected `explore certificate 1`")
    moves, law, proof = (certificate[name] for name in ("moves", "law", "proof"))
    formula, misere, theorem = certificate.get("formula"), certificate.get("misere", False), proof["theorem"]
    e, p, s = (int(law[name]) for name in ("preperiod", "period", "saltus"))
    if theorem == "bounded Nim":
        bounded_nim(moves, law, formula, misere)
        formula = None
    elif theorem in ("periodic", "arithmetic"):
        need(not misere, "misere: the theorem is on Grundy values")
        periodic(Code(moves), law, proof)
        first, rows = 0, [[value] for value in proof["values"]]
    elif theorem == "finite memory":
        finite_memory(moves, law, proof, misere)
        first, rows = moves["first"], proof["values"]
    elif theorem == "misère quotient":
        need(misere, "misere: the theorem is on misère play")
        code = Code(moves)
        first, rows = 0, verify_misere.misere_quotient(code, law, proof, need, splits, least_bound(code, max(e, 1), proof["period"], s))
    elif theorem == "parts":
        need(not misere, "misere: the theorem is on Grundy values")
        verify_parts.parts(moves, law, proof, need, mex)
        first, rows = moves["first"], proof["values"]
    else:
        raise Refused(f"proof: `{theorem}` is no theorem that is known here")
    adds = proof.get("adds", [s] * len(rows[0])) if formula else []
    if formula:
        verify_formula.check(certificate, lambda n, t: rows[(n if n < e else e + (n - e) % p) - first][t] + max(n - e, 0) // p * adds[t], first, adds)
    claim = f"{certificate['formula']['text']}, for all n; " if certificate.get("formula") else ""
    g = "W" if misere else "G"
    s = f"{proof['adds']}[t]" if s and theorem == "parts" else s
    return f"{certificate['rule']}: {claim}{g}(n + {p}) = {g}(n){f' + {s}' if s else ''} for all n >= {e}, by the theorem `{theorem}`"


def main():
    sys.setrecursionlimit(100_000)
    status = 0
    for name in sys.argv[1:] or sys.exit("usage: verify.py FILE..."):
        try:
            with open(name, encoding="utf-8") as file:
                print(f"accepted: {verify(json.load(file))}")
        except (Refused, OSError, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
            what = error if isinstance(error, (Refused, OSError)) else f"no certificate: {type(error).__name__}: {error}"
            print(f"refused: {name}: {what}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
