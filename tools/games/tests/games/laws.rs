//! Laws that are seen: none in noise nor where exceptions become rare, and all that hold for long. Laws that
//! are proved, five times as far.

use crate::common::{count, generator, random_code, seed};
use games::analysis::Analysis;
use games::engine::Table;
use games::parse;
use games::period::{Seen, seen};
use games::watch::Interruptible;
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
    (len >= 100).then(|| Seen { preperiod: preperiod(period), period, saltus: saltus.into() })
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
    assert_eq!(seen(&[7_u32; 99]), None);
    assert_eq!(seen(&[7_u32; 100]), law(0, 1));
    let from = |first: usize| (0..100).map(|n| u32::from(n < first)).collect::<Vec<_>>();
    assert_eq!([10, 11].map(|first| seen(&from(first))), [law(10, 1), None]);
    let every = |period: u32| (0..100).map(|n| n % period).collect::<Vec<_>>();
    assert_eq!([9, 10].map(|period| seen(&every(period))), [law(0, 9), None]);
    // Falling values are no law, even if differences are periodic; differences do not wrap.
    assert_eq!(seen(&(0..100_u32).rev().collect::<Vec<_>>()), None);
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
            analysis.until_proved(to, &Interruptible).unwrap();
            let Some(law) = analysis.period() else { continue };
            let mut table = Table::new(analysis.code());
            table.extend(5 * law.proof.values(), &Interruptible).unwrap();
            for (heap, &value) in (0..).zip(table.values()) {
                assert_eq!(law.value(heap), value.into(), "{rule}, heap {heap}");
            }
            proved += 1;
            arithmetic += u64::from(law.proof.theorem.rounds.is_some());
        }
    }
    println!("{proved} laws of {} codes, {arithmetic} arithmetic", 4 * quarter);
    assert!(arithmetic > quarter / 2, "{arithmetic}");
}
