"""The theorem `parts` of THEOREMS.md, whose names are used here, for verify.py: moves that leave two parts of a number."""

from functools import lru_cache


def parts(moves, law, proof, need, mex):
    first, b, m, reach = (moves[name] for name in ("first", "from", "modulus", "reach"))
    small, large, rows, adds = moves["small"], moves["large"], proof["values"], proof["adds"]
    q, s, states = law["period"], law["saltus"], range(len(adds))
    families = [family for of in large for kinds, _ in of for family in kinds]
    points = [point for of in large for _, points in of for point in points]
    fixed = [part for _, part in points if part]
    ends = max([n for family in families for n in family[3]] + [n + 1 for n, _ in fixed], default=0)
    e, end = max(law["preperiod"], ends), first + len(rows)
    takes = [family[0] for family in families] + [near[0] for near, _ in points if near]
    need(all(0 <= take <= reach for take in takes), "moves: one takes too much")
    need(q > 0 and q % m == 0, "law: the period is no multiple of the modulus")
    need(max(adds) == s and all(add in (0, s) for add in adds), "proof: what a period adds is not 0 or the saltus")
    need(law["preperiod"] >= first, "law: it begins before the first n")

    def between(n, t):
        """The moves of families from a large n, as two parts; `None` is no part."""
        for take, (u, v), residue, (least, last) in large[n % m][t][0]:
            for a in range(least, n - take - last + 1):
                if a % m == residue:
                    yield (a, u), (n - take - a, v)

    def near_ends(n, t):
        for near, other in large[n % m][t][1]:
            yield (n - near[0], near[1]) if near else (0, None), tuple(other) if other else (0, None)

    @lru_cache(None)
    def value(n, t):
        if t is None:
            return 0
        need(n >= first, f"moves: one leads to {n}")
        options = small[n - first][t] if n < b else [*between(n, t), *near_ends(n, t)]
        found = set()
        for option in options:
            left = 0
            for part in option:
                left ^= value(*part)
            found.add(left)
        return mex(found)

    for n in range(first, end):
        row = [value(n, t) for t in states]
        need(rows[n - first] == row, f"values: n = {n}: {rows[n - first]}, and the moves give {row}")
    start = proof["bound"] - q
    need(end >= start + 2 * q, "values: too few")
    for n in range(law["preperiod"], start + q):
        need(all(value(n + q, t) == value(n, t) + adds[t] for t in states), f"law: the values for {n + q} do not follow from those for {n}")
    known = [(n, t) for n in range(first, end) for t in states]
    unit = 1 << max((value(n, t) for n, t in known if n < e or not adds[t]), default=0).bit_length() if s else 1
    need(s % unit == 0, "proof: values that do not grow are too large")
    quotients = [value(n, t) // unit for n in range(e, e + q) for t in states if adds[t]]
    room = max(4, -((min(quotients) - max(quotients)) // (s // unit)) + 2) if s else 4
    need(start >= max(b, reach + 2 * e + room * q), "proof: the bound is too small")

    def grows(n, t, other):
        return t is not None and n >= e and adds[t] > 0 and other < unit

    for n in range(start, start + q):
        for t in (t for t in states if adds[t]):
            top, staying, growing, filling = value(n, t), set(), set(), set()
            need(top // unit > max(quotients), f"proof: the value for {n} is no larger than those of the first period")
            for one, other in between(n, t):
                left, right = value(*one), value(*other)
                stays = any(n >= e and (t is None or not adds[t]) for n, t in (one, other))
                grow = grows(*one, right) or grows(*other, left)
                staying |= {left ^ right} if stays else set()
                growing |= {left ^ right} if grow else set()
                filling |= {left ^ right} if stays and grow else set()
                if None not in (one[1], other[1]) and adds[one[1]] and adds[other[1]] and e <= other[0] < e + q:
                    surplus = left // unit + right // unit - top // unit
                    meets = (left ^ right) % unit == top % unit and surplus >= 0 and surplus % 2 == 0
                    need(not meets, f"proof: a split of {n} + ip may have the law's value")
            growing |= {value(*near) ^ value(*other) for near, other in near_ends(n, t) if grows(*near, value(*other))}
            ways = range(s, min(mex(staying), top) + 1)
            fills = any(all(v in filling for v in range(w - s, w)) and all(v in growing for v in range(w, top)) for w in ways)
            need(fills, f"proof: {n} + ip may not reach all values below the law's")
