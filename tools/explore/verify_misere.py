"""The theorem `misère quotient` of THEOREMS.md, for verify.py: elements of heaps, and who wins sums of them."""


def misere_quotient(code, law, proof, need, splits, least):
    lost, times, f = proof["lost"], proof["products"], proof["elements"]
    p, bound, size = proof["period"], proof["bound"], len(proof["lost"])
    every = range(size)
    need(law["saltus"] == 0 and p == law["period"] > 0, "law: elements do not grow")
    need(bound >= least, f"proof: the bound {bound} is below {least}")
    need(len(f) >= bound + p and all(x in every for x in f), "proof: elements are missing")
    need(len(times) == size and all(len(row) == size and all(x in every for x in row) for row in times), "proof: products are missing")
    need(all(times[0][x] == x for x in every), "proof: element 0 is not neutral")
    need(all(times[x][y] == times[y][x] for x in every for y in every), "proof: the products do not commute")
    need(all(times[times[x][y]] == [times[x][z] for z in times[y]] for x in every for y in every), "proof: the products are not associative")
    need(not lost[0], "proof: who has no move has won")
    for n in range(law["preperiod"], bound):
        need(f[n + p] == f[n], f"law: the element of {n + p} is not that of {n}")
    kinds = set()
    for n in range(bound + p):
        left = set()
        for take, bits, unequal in code.takes(n):
            for parts in splits(n - take, bits, unequal):
                element = 0
                for part in parts:
                    element = times[element][f[part]]
                left.add(element)
        need(left or f[n] == 0, f"proof: heap {n} has no move, and is another element than none")
        if left:
            kinds.add((f[n], frozenset(y for y in every if any(lost[times[y][m]] for m in left))))
    for element, wins in kinds:
        need(not any(lost[times[y][element]] for y in wins), "proof: a move leads from a lost element to a lost one")
    # Of a sum its element, and those that it has no move to a lost one with.
    known, waiting = [[] for _ in every], [(0, frozenset(every))]
    while waiting:
        x, stuck = waiting.pop()
        for element, wins in kinds:
            after = times[x][element]
            rest = frozenset(y for y in every if times[y][element] in stuck and times[y][x] not in wins)
            need(0 not in rest or lost[after], "proof: a sum that is not lost has no move to a lost one")
            if rest and not any(rest <= other for other in known[after]):
                known[after] = [other for other in known[after] if not other <= rest] + [rest]
                waiting.append((after, rest))
    return [[int(not lost[x])] for x in f]
