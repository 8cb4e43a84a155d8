//! The part of the help that teaches rules by their moves.

/// Ten rules of tasks; below each, its values from 0 on, or those of some positions.
pub const RULES: &str = "\
Rules by their moves, in quotes: POSITION -> LEFT for NAME in NUMBERS if CONDITION; another move
  position     n   (a, b)   (w >= 1, h >= 1); a number is at least 0, or what is said
  left         what a move leaves; `&` joins the positions of a sum, `k of x` is x, k times
  numbers      1..n   1, 3, 4   digits(n)   divisors(n)   factors(n)   (i, j) in (1, 2), (2, 1)
  arithmetic   + - * / (rounds down) % ^ 2d   min max abs gcd ceil(a / b) sqrt log2 bits lowbit
               digitsum xor bitand bitor
  conditions   = != < <= > >=   a < b < c   and or not   even odd prime square fib pow2
               coprime(a, b) divides(d, n)
  ends         `win if ...` and `lose if ...`: who makes such a position wins or loses at once
  positions    `only if b <= a`: there are no others; `only if a <= b <= c` is heaps in any order
  in a file    rule FILE
tools/explore/RULES.md says more. Ten tasks, and the first values:
  HDU 1847: take a power of two
    n -> n - d for d in 1..n if pow2(d)
      0 1 2 0 1 2 0 1 2 0 1 2
  HDU 1848: take a Fibonacci number
    n -> n - d for d in 1..n if fib(d)
      0 1 2 3 0 1 2 3 4 5 0 1
  HDU 2516, Fibonacci Nim: at most twice what was taken before
    (n, k) -> (n - d, 2d) for d in 1..min(n, k)
      2,1: 0  3,2: 0  4,3: 3  5,4: 0  10,9: 5  13,12: 0
  HDU 5795: take any, or split into three
    n -> n - d for d in 1..n; a & b & n-a-b for a in 1..n-2, b in 1..n-a-1
      0 1 2 3 4 5 6 8 7 9 10 11
  CSES 2207: split into two unequal heaps
    n -> a & n - a for a in 1..n-1 if a != n - a
      0 0 0 1 0 2 1 0 2 1 0 2
  Luogu P3235: split into k heaps as equal as can be
    n -> n % k of n/k + 1 & k - n % k of n/k for k in 2..n
      0 0 1 2 2 2 2 3 2 4 3 4
  POJ 2311: cut a sheet; who gets 1 x 1 wins
    (w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w/2;
    (w, y) & (w, h - y) for y in 1..h/2; win if w = 1 and h = 1
      2,2: 0  3,2: 0  4,2: 1  1,5: win
  POJ 2505: multiply by 2 to 9; who reaches the goal wins
    (p >= 1, goal) -> (p * k, goal) for k in 2..9 if p < goal
      1,162: 4  1,17: 0  1,34012226: 1
  HDU 1525: take a multiple of the smaller heap from the larger
    (a, b) -> (a - k*b, b) for k in 1..a/b if b > 0; (a, b - k*a) for k in 1..b/a if a > 0
      34,12: 2  15,24: 0  1,5: 5
  Luogu P2148: throw a heap away, split the other
    (a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1
      1,1: 0  1,2: 1  2,2: 1  3,3: 0  3,4: 2";
