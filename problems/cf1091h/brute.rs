//! Codeforces 1091H by its rules: columns as they are, and two players who move different tokens.

use std::collections::HashMap;

type Row = [i64; 3];

/// Whether a number is a prime or the product of two.
fn may_be_moved(k: i64) -> bool {
    let is_prime = |n: i64| n > 1 && (2..n).all(|d| n % d > 0);
    is_prime(k) || (2..k).any(|d| k % d == 0 && is_prime(d) && is_prime(k / d))
}

/// Whether the player who is to move wins: Alice, or Bob.
fn wins(f: i64, rows: &[Row], is_alice: bool, known: &mut HashMap<(Vec<Row>, bool), bool>) -> bool {
    let key = (rows.to_vec(), is_alice);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let tokens: [&[usize]; 2] = if is_alice { [&[0], &[0, 1]] } else { [&[2], &[1, 2]] };
    let mut options = Vec::new();
    for (row, tokens) in (0..rows.len()).flat_map(|row| tokens.iter().map(move |t| (row, *t))) {
        for k in (2..rows[row][2] - rows[row][0]).filter(|&k| k != f && may_be_moved(k)) {
            let mut option = rows.to_vec();
            for &token in tokens {
                option[row][token] += if is_alice { k } else { -k };
            }
            let [b, w, r] = option[row];
            if b < w && w < r {
                options.push(option);
            }
        }
    }
    let is_won = options.iter().any(|option| !wins(f, option, !is_alice, known));
    known.insert(key, is_won);
    is_won
}

fn main() {
    cases::answer(|input| {
        let far = 100_000;
        let (len, most) = (input.up_to(2_usize).min(100_000), input.up_to(20_i64).min(2 * far - 1));
        let f = input.up_to(10).clamp(2, 200_000);
        let (n, f) = (input.count(1..=len), input.number(2..=f));
        input.end_line();
        input.drawn(|g| {
            for _ in 0..n {
                // Two rows of small numbers can be played, and one of larger ones.
                let most = if n == 2 { most.min(6) } else { most };
                let left = g.number(1..=most);
                let right = g.number(1..=most.min(2 * far - left));
                let start = if most > 20 { -far } else { -left };
                g.line([start, start + left, start + left + right]);
            }
        });
        let mut rows = Vec::new();
        for _ in 0..n {
            let row = input.numbers(3, -far..=far);
            input.require(row[0] < row[1] && row[1] < row[2], "blue, white, red is their order");
            rows.push([row[0], row[1], row[2]]);
        }
        input.print(|| {
            let width = rows.iter().take(3).map(|row| row[2] - row[0]).product::<i64>();
            input.require(n <= 2 && width <= 200, "too large to play");
            let mut known = HashMap::new();
            let mut winner = |is_alice| wins(f, &rows, is_alice, &mut known) == is_alice;
            [winner(true), winner(false)]
                .map(|is_alice| if is_alice { "Alice" } else { "Bob" })
                .join("\n")
        });
    });
}
