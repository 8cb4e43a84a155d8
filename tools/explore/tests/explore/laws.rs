//! Laws that are seen: none in noise nor where exceptions become rare, and all that hold for long. Laws that
//! are proved, five times as far.

use crate::cli::{stderr, stdout};
use crate::common::{count, generator, random_code, seed};
use explore::analysis::Analysis;
use explore::engine::Table;
use explore::parse;
use explore::period::{Seen, Theorem, seen};
use explore::watch::Unwatched;
use rand::RngExt;

/// The law of the definition, by trying all.
fn plain(values: &[u32]) -> Option<Seen> {
    let len = values.len();
    let signed = |place: usize| i64::from(values[place]);
    let saltus = |period: usize| signed(len - 1) - signed(len - 1 - period);
    let preperiod = |period: usize| {
        let breaks = |n: &usize| signed(n + period) - signed(*n) != saltus(period);
        (0..len - period).rev().find(breaks).map_or(0, |last| last + 1)
    };
    let periods = 1..=(len - len / 10) / 10;
    let period = periods.clone().find(|&period| preperiod(period) <= len / 10)?;
    let saltus = u32::try_from(saltus(period)).ok()?;
    (len >= 100).then(|| Seen { preperiod: preperiod(period), period, saltus })
}

#[test]
fn laws_are_seen() {
    let seed = 20;
    println!("seed {seed}");
    let mut random = generator(seed);
    let mut count = 0;
    for _ in 0..3000 {
        let len = random.random_range(90..300);
        let period = random.random_range(1..len / 8);
        let (preperiod, saltus) = (random.random_range(0..len / 7), random.random_range(0..3));
        let few = random.random_range(1..4);
        let mut values: Vec<u32> = (0..len).map(|_| random.random_range(0..few)).collect();
        for n in preperiod + period..len {
            values[n] = values[n - period] + saltus;
        }
        // One value may break the law.
        if random.random_bool(0.3) {
            let place = random.random_range(0..len);
            values[place] += 1;
        }
        assert_eq!(seen(&values), plain(&values), "{values:?}");
        count += usize::from(seen(&values).is_some());
    }
    assert!((1000..2000).contains(&count), "{count}");
}

/// The bar: at least 100 values, the law from the first tenth on, and room for ten periods.
#[test]
fn the_bar() {
    let law = |preperiod, period| Some(Seen { preperiod, period, saltus: 0 });
    assert_eq!(seen(&[7; 99]), None);
    assert_eq!(seen(&[7; 100]), law(0, 1));
    let from = |first: usize| (0..100).map(|n| u32::from(n < first)).collect::<Vec<_>>();
    assert_eq!([10, 11].map(|first| seen(&from(first))), [law(10, 1), None]);
    let every = |period: u32| (0..100).map(|n| n % period).collect::<Vec<_>>();
    assert_eq!([9, 10].map(|period| seen(&every(period))), [law(0, 9), None]);
    // Falling values are no law, even if differences are periodic; differences do not wrap.
    assert_eq!(seen(&(0..100).rev().collect::<Vec<_>>()), None);
    let wraps: Vec<u32> = (0..100_u32).map(|n| n.wrapping_mul(1 << 31)).collect();
    assert_eq!(seen(&wraps), law(0, 2));
    let wraps: Vec<u32> = (0..103_u32).map(|n| n.wrapping_mul(u32::MAX / 100)).collect();
    assert_eq!(seen(&wraps), None);
}

/// In random values no law is seen, and in none whose exceptions become rare, at any length.
#[test]
fn noise_is_not_seen() {
    let seed = 21;
    println!("seed {seed}");
    let mut random = generator(seed);
    for _ in 0..3000 {
        let len = random.random_range(100..400);
        let most = random.random_range(1..4);
        let values: Vec<u32> = (0..len).map(|_| random.random_range(0..=most)).collect();
        assert_eq!(seen(&values), None, "{values:?}");
    }
    for base in [2_u32, 3, 10] {
        let is_power = |n: u32| (0..6).any(|k| base.pow(k) == n);
        let values: Vec<u32> =
            (0..base.pow(5).min(3000)).map(|n| n % 3 + u32::from(is_power(n))).collect();
        for len in 100..values.len() {
            assert_eq!(seen(&values[..len]), None, "powers of {base}, {len} values");
        }
    }
}

/// What is printed of a law that is seen, and of none.
#[test]
fn seen_and_not_proved() {
    assert_eq!(
        stdout(&["period", "take 1,60000", "--to", "999"]),
        "take 1,60000: no period is proved\n\
         looked at heaps 0 to 999\n\
         seen: n >= 0 fits G(n + 2) = G(n), seen to 999, not proved\n\
         period as seen: 0 1\n\
         a proof would need the values of heaps 0 to 60002, at least\n"
    );
    assert_eq!(
        stdout(&["period", "take 1,60000", "--to", "999", "--format", "json"]),
        "{\"rule\":\"take 1,60000\",\"first\":0,\"last\":999,\"proved\":null,\"seen\":{\"preperiod\":0,\
         \"period\":2,\"saltus\":0,\"values\":[0,1],\"proof_needs\":60002},\"sparse\":null}\n"
    );
    let unequal = stdout(&["period", "0.[6!b!9!]", "--to", "330"]);
    assert!(
        unequal.contains("n >= 7 fits G(n + 28) = G(n) + 16, seen to 330, not proved\n"),
        "{unequal}"
    );
    assert!(unequal.contains("heaps 0 to 440, at least\n"), "{unequal}");
    assert_eq!(
        stdout(&["period", "grundy", "--to", "98"]),
        "grundy: no period is proved\nlooked at heaps 0 to 98: too few to see a law; 100 are needed\n"
    );
    assert_eq!(
        stdout(&["period", "grundy", "--to", "500", "--format", "json"]),
        "{\"rule\":\"grundy\",\"first\":0,\"last\":500,\"proved\":null,\"seen\":null,\"sparse\":null}\n"
    );
}

/// Rules by their moves: numbers, `win` and `loss`, from the first heap on.
#[test]
fn seen_in_rules_by_their_moves() {
    let rule = "x >= 1 -> x - 1 if x > 1; x - 2 if x > 2 and even(x); win if x = 4";
    let printed = stdout(&["period", rule, "--to", "400"]);
    assert!(
        printed.starts_with(&format!(
            "({rule}): no period is proved\n\
             looked at heaps 1 to 400\n\
             seen: x >= 7 fits G(x + 4) = G(x), seen to 400, not proved\n\
             period as seen: 0 1 0 2\n\
             column "
        )),
        "{printed}"
    );
    let json = stdout(&[
        "period",
        "n -> n + 0 of n if n < 0; win if n % 3 = 0",
        "--to",
        "99",
        "--format",
        "json",
    ]);
    let values: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(values["seen"]["values"].to_string(), "[\"loss\",0,0]", "{json}");
    // The same as a code: proved.
    let code = stdout(&["period", "n -> n - d for d in 1, 3, 4 if d <= n", "--format", "json"]);
    assert!(code.contains("\"proved\":{\"preperiod\":0,\"period\":7,\"saltus\":0,"), "{code}");
    assert!(code.ends_with(",\"seen\":null,\"sparse\":null}\n"), "{code}");
    // Errors of the rule, and of what is asked.
    let wrong = "n -> n - 1 if n > 0; n - 209 if n = 200";
    assert!(stdout(&["period", wrong, "--to", "199"]).contains("fits G(n + 2) = G(n)"));
    let leaves = stderr(&["period", wrong, "--to", "300"]);
    assert!(leaves.contains("n = 200: the move to -9 leaves the range"), "{leaves}");
    let pairs = stderr(&["period", "(a, b) -> (a - 1, b) if a > 0"]);
    assert!(pairs.contains("a position of this game is 2 numbers, a, b; see"), "{pairs}");
    assert!(
        stderr(&["period", "n >= 5 -> n if n < 0", "--to", "4"])
            .contains("--to 4: no position is so small")
    );
}

/// Without `--to`, the look ends at a proof or when the time is over.
#[test]
fn looks_for_so_long() {
    let start = std::time::Instant::now();
    let printed = stdout(&["period", "grundy", "--seconds", "0"]);
    assert!(printed.starts_with("grundy: no period is proved\nlooked at heaps 0 to "), "{printed}");
    let printed = stdout(&["period", "n -> n / 2 if n > 0; n - 1 if odd(n)", "--seconds", "0"]);
    assert!(printed.contains(": no period is proved\nlooked at heaps 0 to "), "{printed}");
    assert!(start.elapsed().as_secs() < 5);
    assert!(stdout(&["period", "take 1,30000"]).contains("\nproof: without splits"));
    assert!(
        stderr(&["period", "nim", "--to", "9", "--seconds", "1"]).contains("cannot be used with")
    );
}

/// Laws of generated codes, for computed values five times as far as the proof.
#[test]
#[ignore = "slow: some seconds"]
fn proved_laws_hold_five_times_as_far() {
    let (mut proved, mut arithmetic, quarter) = (0, 0, count(600) / 4);
    let mut random = generator(seed());
    for (base, most, unequal, to, count) in
        [(16, 2, false, 150, quarter), (16, 2, true, 100, quarter), (8, 3, true, 200, 2 * quarter)]
    {
        for _ in 0..count {
            let code = random_code(&mut random, base, most, unequal);
            // Three parts and a tail have many options.
            let to = if code.repeat > 0 && base == 16 { 60 } else { to };
            let rule = code.text();
            let mut analysis = Analysis::new(&parse::code(&rule).unwrap());
            analysis.until_proved(to, &Unwatched).unwrap();
            let Some(law) = analysis.period() else { continue };
            let mut table = Table::new(analysis.code());
            table.extend(5 * law.proof.values(), &Unwatched).unwrap();
            for (heap, &value) in (0..).zip(table.values()) {
                assert_eq!(law.value(heap), value.into(), "{rule}, heap {heap}");
            }
            proved += 1;
            arithmetic += u64::from(matches!(law.proof.theorem, Theorem::Arithmetic { .. }));
        }
    }
    println!("{proved} laws of {} codes, {arithmetic} arithmetic", 4 * quarter);
    assert!(arithmetic > quarter / 2, "{arithmetic}");
}

/// The rare heaps of Grundy's game are those of the mask and the place that make the fewest rare, and they are
/// counted up to `--to`.
#[test]
fn rare_heaps() {
    let to = 12_000;
    let table = stdout(&["table", "grundy", "--to", &to.to_string(), "--format", "csv"]);
    let values: Vec<u32> = table
        .lines()
        .skip(1)
        .map(|line| line.split_once(',').unwrap().1.parse().unwrap())
        .collect();
    let is_rare = |mask: u32, place: usize, heap: usize| {
        ((values[heap] & mask).count_ones() as usize + place * heap).is_multiple_of(2)
    };
    let rare = |mask, place| (1..=to).filter(move |&heap| is_rare(mask, place, heap));
    let spaces = (0..256).flat_map(|mask| [(mask, 0), (mask, 1)]);
    let (mask, place) = spaces.min_by_key(|&(mask, place)| rare(mask, place).count()).unwrap();
    let (count, last) = (rare(mask, place).count(), rare(mask, place).next_back().unwrap());
    let largest = *values.iter().max().unwrap();
    let at = values.iter().position(|&value| value == largest).unwrap();
    let printed = stdout(&["period", "grundy", "--to", &to.to_string()]);
    let line = format!(
        "{count} heaps are rare in the sparse space, the last is {last}; the largest value is {largest}, at heap {at}\n"
    );
    assert!(printed.ends_with(&line), "{printed}{line}");
    let printed = stdout(&["period", "grundy", "--to", &to.to_string(), "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&printed).unwrap();
    let expected = serde_json::json!({"rare": count, "last": last, "largest": largest, "at": at});
    assert_eq!(json["sparse"], expected);
}
