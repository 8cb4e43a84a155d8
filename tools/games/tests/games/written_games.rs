//! Rules by their moves against the games themselves, played from the words of statements: mex over
//! options that are written here again, to the last value of a range.

use games::game::{Rule, State};
use games::moves::Values;
use games::parse;
use games::value::Value;
use std::collections::{BTreeSet, HashMap};

type Position = Vec<i64>;
type Sum = Vec<Position>;

/// A game: the rule as it is typed, the largest number of a position, the smallest ones, and the sums that
/// its moves leave.
struct Plain {
    rule: &'static str,
    to: i64,
    least: &'static [i64],
    options: fn(&[i64]) -> Vec<Sum>,
}

/// Grundy values by recursion.
fn grundy(options: fn(&[i64]) -> Vec<Sum>, at: &[i64], known: &mut HashMap<Position, u32>) -> u32 {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let mut seen = BTreeSet::new();
    for sum in options(at) {
        seen.insert(sum.iter().fold(0, |all, part| all ^ grundy(options, part, known)));
    }
    let value = (0..=u32::MAX).find(|value| !seen.contains(value)).unwrap();
    known.insert(at.to_vec(), value);
    value
}

fn one(numbers: impl Iterator<Item = i64>) -> Vec<Sum> {
    numbers.map(|number| vec![vec![number]]).collect()
}

fn takes(n: i64, may_take: impl Fn(i64) -> bool) -> Vec<Sum> {
    one((1..=n).filter(|&take| may_take(take)).map(|take| n - take))
}

fn is_prime(n: i64) -> bool {
    n > 1 && (2..n).all(|d| n % d != 0)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn ones(n: i64) -> usize {
    format!("{n:b}").matches('1').count()
}

fn fibonacci() -> Vec<i64> {
    let mut all = vec![1, 2];
    while all[all.len() - 1] < 10_000 {
        all.push(all[all.len() - 1] + all[all.len() - 2]);
    }
    all
}

/// All ways to write `n` as a sum of `k` positive numbers in decreasing order.
fn partitions(n: i64, k: usize, most: i64) -> Vec<Vec<i64>> {
    if k == 0 {
        return if n == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    let mut all = Vec::new();
    for first in (1..=most.min(n)).rev() {
        for mut rest in partitions(n - first, k - 1, first) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

/// Moves that leave one position for each number of a range.
fn in_a_row() -> Vec<Plain> {
    let game = |rule, to, options| Plain { rule, to, least: &[0], options };
    vec![
        // Ruler: coins in a row are turned over, of which the last one showed heads.
        game("n -> & x for x in k..n-1 for k in 1..n", 100, |at| {
            (1..=at[0]).map(|k| (k..at[0]).map(|x| vec![x]).collect()).collect()
        }),
        // Codeforces 87C: parts that follow each other.
        game(
            "n -> & x for x in a..a+k-1 for k in 2..n, a in 1..n if k * (2a + k - 1) = 2n",
            60,
            |at| {
                let runs = (1..at[0]).flat_map(|a| (a + 1..at[0]).map(move |last| a..=last));
                let runs = runs.filter(|run| run.clone().sum::<i64>() == at[0]);
                runs.map(|run| run.map(|part| vec![part]).collect()).collect()
            },
        ),
        game("n -> & x of 2x for x in 0..(n-k)/2 & k for k in 1..n-1 if k != 3", 40, |at| {
            let all = (1..at[0]).filter(|k| *k != 3);
            let parts = |x: i64| vec![vec![2 * x]; usize::try_from(x).unwrap()];
            all.map(|k| [(0..=(at[0] - k) / 2).flat_map(parts).collect(), vec![vec![k]]].concat())
                .collect()
        }),
    ]
}

fn heaps(parts: Vec<i64>) -> Sum {
    parts.into_iter().map(|part| vec![part]).collect()
}

fn one_heap() -> Vec<Plain> {
    let game = |rule, to, options| Plain { rule, to, least: &[0], options };
    vec![
        game("n -> n - d for d in 1..n if pow2(d)", 1000, |at| {
            takes(at[0], |take| (0..20).any(|k| take == 1 << k))
        }),
        game("n -> n - d for d in 1..n if fib(d)", 600, |at| {
            takes(at[0], |take| fibonacci().contains(&take))
        }),
        game("n -> n - d for d in 1..n if square(d)", 500, |at| {
            takes(at[0], |take| (1..=take).any(|root| root * root == take))
        }),
        game("n -> n - d for d in 1..n if prime(d)", 300, |at| takes(at[0], is_prime)),
        game("n -> n - d for d in divisors(n) if d < n", 200, |at| {
            takes(at[0], |take| take < at[0] && at[0] % take == 0)
        }),
        game("n -> n - d for d in factors(n)", 200, |at| {
            takes(at[0], |take| is_prime(take) && at[0] % take == 0)
        }),
        game("n -> n - d for d in 1..n if coprime(d, n)", 200, |at| {
            takes(at[0], |take| gcd(take, at[0]) == 1)
        }),
        game("n -> n - d for d in 1..n/2", 300, |at| takes(at[0], |take| 2 * take <= at[0])),
        game("n -> n - d for d in n/3, 1 if 0 < d <= n", 1000, |at| {
            takes(at[0], |take| take == 1 || take == at[0] / 3)
        }),
        game("n -> n - d for d in digits(n) if d > 0", 1000, |at| {
            takes(at[0], |take| at[0].to_string().contains(&take.to_string()) && take < 10)
        }),
        game("n -> n - digitsum(n) if n > 0; n - 1 if n > 0", 500, |at| {
            let sum: u32 = at[0].to_string().chars().filter_map(|c| c.to_digit(10)).sum();
            takes(at[0], |take| take == 1 || take == i64::from(sum))
        }),
        game("n -> n / k for k in 2, 3, 5 if n > 0", 2000, |at| {
            let all = if at[0] > 0 { vec![2, 3, 5] } else { vec![] };
            one(all.into_iter().map(|k| at[0] / k))
        }),
        game("n -> m for m in 0..n-1 if bits(m) < bits(n)", 200, |at| {
            one((0..at[0]).filter(|&m| ones(m) < ones(at[0])))
        }),
        game("n -> a & n - a for a in 1..n-1 if a != n - a", 100, |at| {
            let pairs = partitions(at[0], 2, at[0]).into_iter();
            pairs.filter(|pair| pair[0] != pair[1]).map(heaps).collect()
        }),
        game("n -> a & b & n - a - b for a in 1..n-2, b in 1..n-a-1", 40, |at| {
            partitions(at[0], 3, at[0]).into_iter().map(heaps).collect()
        }),
        game("n -> k of n/k for k in 2..n if n % k = 0", 300, |at| {
            let counts = (2..=at[0]).filter(|k| at[0] % k == 0);
            counts.map(|k| vec![vec![at[0] / k]; usize::try_from(k).unwrap()]).collect()
        }),
        game("n -> a & n - a for a in 1..n-1 if abs(n - 2a) <= 2", 100, |at| {
            let pairs = partitions(at[0], 2, at[0]).into_iter();
            pairs.filter(|pair| pair[0] - pair[1] <= 2).map(heaps).collect()
        }),
        // Parts as equal as can be.
        game("n -> n%k of n/k + 1 & k - n%k of n/k for k in 2..n", 18, |at| {
            let all =
                (2..=usize::try_from(at[0]).unwrap()).flat_map(|k| partitions(at[0], k, at[0]));
            all.filter(|parts| parts[0] - parts[parts.len() - 1] <= 1).map(heaps).collect()
        }),
        game("n -> a & n - d - a for d in 1..2, a in 0..n-d", 100, |at| {
            let mut all = Vec::new();
            for take in 1..=2.min(at[0]) {
                let rest = at[0] - take;
                all.push(heaps(vec![rest]));
                all.extend(partitions(rest, 2, rest).into_iter().map(heaps));
            }
            all
        }),
        // A comparison that is skipped must not leave an old product behind.
        game("n -> n - d for d in 1..n if not (n > 5 > d * d) and d * d < 20", 60, |at| {
            takes(at[0], |take| !(at[0] > 5 && take < 3) && take < 5)
        }),
        // Many numbers of a loop at once: where a condition has no value for one of them, and in runs.
        game("n -> n - d for d in 0..n if d > 0 and n % d = 0 and n / d > 1", 200, |at| {
            takes(at[0], |take| take < at[0] && at[0] % take == 0)
        }),
        game("n -> n - d for d in 1..n if d != 5 and not 60 <= d <= max(n - 90, 61)", 300, |at| {
            takes(at[0], |take| take != 5 && !(60..=61.max(at[0] - 90)).contains(&take))
        }),
        game("n -> n - d * d for d in 1..n if min(d * d, n + 1) <= n", 300, |at| {
            takes(at[0], |take| (1..=take).any(|root| root * root == take))
        }),
        game("n -> 0 if 0 < n < 3; n - d for d in 3..min(5, n)", 300, |at| {
            let mut all = takes(at[0], |take| (3..=5).contains(&take));
            all.extend((1..3).contains(&at[0]).then(|| vec![vec![0]]));
            all
        }),
        // Write a number larger by 1 to 3, up to 60.
        game("n -> n + d for d in 1..3 if n + d <= 60", 60, |at| {
            one((1..=3).map(|d| at[0] + d).filter(|&next| next <= 60))
        }),
    ]
}

fn several() -> Vec<Plain> {
    vec![
        Plain {
            rule: "(n, k) -> (n - d, 2d) for d in 1..min(n, k)",
            to: 30,
            least: &[0, 0],
            options: |at| (1..=at[0].min(at[1])).map(|d| vec![vec![at[0] - d, 2 * d]]).collect(),
        },
        Plain {
            rule: "(p, goal) -> (p * k, goal) for k in 2..9 if p < goal",
            to: 60,
            least: &[0, 0],
            // A product with 0 stays 0: from 0 the game would go on for ever.
            options: |at| {
                let factors = (2..=9).filter(|_| at[0] < at[1]);
                factors.map(|k| vec![vec![at[0] * k, at[1]]]).collect()
            },
        },
        Plain {
            rule: "(a, b) -> (a - x, b - y) for x in 0..a, y in 0..b if x + y > 0 and (x = 0 or y = 0 or abs(x - y) < 3)",
            to: 20,
            least: &[0, 0],
            options: |at| {
                let mut all = Vec::new();
                (1..=at[0]).for_each(|x| all.push(vec![vec![at[0] - x, at[1]]]));
                (1..=at[1]).for_each(|y| all.push(vec![vec![at[0], at[1] - y]]));
                for x in 1..=at[0] {
                    let ys = (1..=at[1]).filter(|y| (x - y).abs() < 3);
                    all.extend(ys.map(|y| vec![vec![at[0] - x, at[1] - y]]));
                }
                all
            },
        },
        Plain {
            rule: "(a >= 1, b >= 1) -> (a - k*b, b) for k in 1..(a-1)/b; (a, b - k*a) for k in 1..(b-1)/a",
            to: 40,
            least: &[1, 1],
            options: |at| {
                let mut all = Vec::new();
                let mut left = [at[0] - at[1], at[1] - at[0]];
                while left[0] > 0 {
                    all.push(vec![vec![left[0], at[1]]]);
                    left[0] -= at[1];
                }
                while left[1] > 0 {
                    all.push(vec![vec![at[0], left[1]]]);
                    left[1] -= at[0];
                }
                all
            },
        },
        Plain {
            rule: "(x, y) -> (x + i, y + j) for (i, j) in (-2,1), (-2,-1), (-1,-2), (1,-2) if x + i >= 0 and y + j >= 0",
            to: 30,
            least: &[0, 0],
            options: |at| {
                let squares = (0..at[0] + 3).flat_map(|x| (0..at[1] + 3).map(move |y| [x, y]));
                let is_knight = |to: &[i64; 2]| {
                    let (dx, dy) = (to[0] - at[0], to[1] - at[1]);
                    dx.abs() * dy.abs() == 2 && dx + dy < 0
                };
                squares.filter(is_knight).map(|to| vec![to.to_vec()]).collect()
            },
        },
    ]
}

fn others() -> Vec<Plain> {
    vec![
        Plain {
            rule: "(x, y) -> (x - d, y) for d in 1..x; (x, y - d) for d in 1..y",
            to: 40,
            least: &[0, 0],
            options: |at| {
                let rows = (0..at[0]).map(|x| vec![vec![x, at[1]]]);
                rows.chain((0..at[1]).map(|y| vec![vec![at[0], y]])).collect()
            },
        },
        Plain {
            rule: "(a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1",
            to: 40,
            least: &[1, 1],
            options: |at| {
                let split = |n: i64| (1..n).map(move |x| vec![vec![x, n - x]]);
                split(at[0]).chain(split(at[1])).collect()
            },
        },
        Plain {
            rule: "(n, k) -> (n - d, k) for d in 1..min(n, k)",
            to: 30,
            least: &[0, 0],
            options: |at| (1..=at[0].min(at[1])).map(|d| vec![vec![at[0] - d, at[1]]]).collect(),
        },
        Plain {
            rule: "(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w-1; (w, y) & (w, h - y) for y in 1..h-1",
            to: 25,
            least: &[1, 1],
            options: |at| {
                let cut = |n: i64| (1..n).map(move |x| (x, n - x));
                let columns = cut(at[0]).map(|(x, z)| vec![vec![x, at[1]], vec![z, at[1]]]);
                columns
                    .chain(cut(at[1]).map(|(y, z)| vec![vec![at[0], y], vec![at[0], z]]))
                    .collect()
            },
        },
        Plain {
            rule: "(a, b, c) -> (a - 1, b, c) if a > 0; (a, b - d, c) for d in 1..min(2, b); (a, b, c/2) if c > 0; (b, a, c - 1) if c > 2",
            to: 7,
            least: &[0, 0, 0],
            options: |at| {
                let [a, b, c] = at[..] else { panic!() };
                let mut all = Vec::new();
                all.extend((a > 0).then(|| vec![vec![a - 1, b, c]]));
                all.extend([1, 2].iter().filter(|&&d| d <= b).map(|d| vec![vec![a, b - d, c]]));
                all.extend((c > 0).then(|| vec![vec![a, b, c / 2]]));
                all.extend((c > 2).then(|| vec![vec![b, a, c - 1]]));
                all
            },
        },
    ]
}

/// All positions up to `to`.
fn positions(least: &[i64], to: i64) -> Vec<Position> {
    least.iter().fold(vec![Vec::new()], |all, &least| {
        all.iter()
            .flat_map(|start| (least..=to).map(move |n| [&start[..], &[n]].concat()))
            .collect()
    })
}

fn state(rule: &Rule, position: &[i64]) -> State {
    let numbers: Vec<u64> = position.iter().map(|n| n.unsigned_abs()).collect();
    match rule {
        Rule::Heap(_) => State::Heap(numbers[0]),
        _ => State::Numbers(numbers),
    }
}

/// Every value up to the last, and the last alone: it does not depend on what was asked before.
#[test]
fn every_rule_is_its_game() {
    for Plain { rule, to, least, options } in
        one_heap().into_iter().chain(several()).chain(others()).chain(in_a_row())
    {
        let game = parse::rule(rule).unwrap_or_else(|e| panic!("{e}"));
        let (mut values, mut known) = (Values::default(), HashMap::new());
        for position in positions(least, to) {
            if rule.starts_with("(p,") && position[0] == 0 {
                continue;
            }
            let found = values.state(&game, &state(&game.rule, &position));
            let found = found.unwrap_or_else(|e| panic!("{rule} {position:?}: {e}"));
            let expected = grundy(options, &position, &mut known);
            assert_eq!(found, Value::Number(expected.into()), "{rule} {position:?}");
        }
        // The last value, asked for first.
        let last = vec![to; least.len()];
        let found = Values::default().state(&game, &state(&game.rule, &last)).unwrap();
        assert_eq!(found, Value::Number(known[&last].into()), "{rule}");
    }
}

/// Sheets that are cut until someone gets a sheet of 1 x 1, by a search of whole games.
#[test]
fn whoever_gets_the_smallest_sheet_wins() {
    fn wins(sheets: &[[i64; 2]], known: &mut HashMap<Vec<[i64; 2]>, bool>) -> bool {
        if let Some(&known) = known.get(sheets) {
            return known;
        }
        let mut found = false;
        for (place, &[w, h]) in sheets.iter().enumerate() {
            let cuts = (1..w).map(|x| [[x, h], [w - x, h]]);
            for pieces in cuts.chain((1..h).map(|y| [[w, y], [w, h - y]])) {
                let mut after = sheets.to_vec();
                after.splice(place..=place, pieces);
                after.sort_unstable();
                found |= pieces.contains(&[1, 1]) || !wins(&after, known);
            }
        }
        known.insert(sheets.to_vec(), found);
        found
    }
    let rule = "(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w-1; \
                (w, y) & (w, h - y) for y in 1..h-1; win if w = 1 and h = 1";
    let (mut values, mut known) = (Values::default(), HashMap::new());
    let sheets = [[1, 2], [1, 3], [2, 2], [2, 3], [3, 3], [2, 4], [4, 3], [2, 5]];
    for a in sheets {
        for b in sheets {
            let text = format!("({rule}) {},{} {},{}", a[0], a[1], b[0], b[1]);
            let position = parse::position(&text).unwrap();
            let value = sg::nim_sum(values.components(&position).unwrap());
            let mut both = [a, b];
            both.sort_unstable();
            assert_eq!(value.next_player_wins(), wins(&both, &mut known), "{a:?} {b:?}");
            let moves = values.winning_moves(&position).unwrap();
            assert_eq!(!moves.is_empty(), value.next_player_wins(), "{a:?} {b:?}");
        }
    }
    // The samples of the judge.
    for (w, h, win) in [(2, 2, false), (3, 2, false), (4, 2, true)] {
        let position = parse::position(&format!("({rule}) {w},{h}")).unwrap();
        let value = values.components(&position).unwrap()[0];
        assert_eq!(value.next_player_wins(), win, "{w} {h}");
    }
}
