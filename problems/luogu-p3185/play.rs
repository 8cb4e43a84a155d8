//! Luogu P3185: three bottles are the move.

mod brute;

use cases::Said;

fn main() {
    cases::referee(
        |input| {
            input.number(1..=10);
            let n = input.number(2..=21);
            input.numbers(n, 0..=10_000)
        },
        |beans: &Vec<u64>| {
            let moves = brute::moves(beans).into_iter().map(|([i, j, k], mut left)| {
                // Beans in the last bottle are never moved.
                *left.last_mut().expect("there is a bottle") = 0;
                (format!("{i} {j} {k}"), left)
            });
            moves.collect()
        },
        |beans| {
            let words: Vec<String> = beans.iter().map(u64::to_string).collect();
            Some(format!("1\n{}\n{}\n", beans.len(), words.join(" ")))
        },
        |output| {
            let (named, count) = output.trim_end().split_once('\n').unwrap_or((output, ""));
            let named = Some(named.trim_end().to_owned()).filter(|line| line != "-1 -1 -1");
            match count.parse() {
                Ok(count) => Said::Counted(named, count),
                Err(_) => Said::One(Some(output.trim_end().to_owned())),
            }
        },
    );
}
