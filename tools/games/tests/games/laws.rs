//! Laws that are seen: none in noise nor where exceptions become rare, and all that hold for long. Laws that
//! are proved, five times as far.

use crate::common::{count, generator, random_code, seed};
use games::engine::Table;
use games::parse;
use games::period::Analysis;
use games::period::{Seen, seen};
use games::watch::Interruptible;
use rand::RngExt;

/// The law of the definition, by trying all: its preperiod, period, saltus, exceptions and periods, and whether it is seen.
#[allow(clippy::cast_precision_loss, reason = "counts are small")]
fn plain(values: &[u32]) -> Option<Seen> {
    let len = values.len();
    let signed = |place: usize| i64::from(values[place]);
    let share = |place: usize| {
        let count = values.iter().filter(|value| **value == values[place]).count();
        count as f64 / len as f64
    };
    let mut fits = None;
    for period in 1..=len / 2 {
        let saltus = signed(len - 1) - signed(len - 1 - period);
        let breaks = |n: &usize| signed(n + period) - signed(*n) != saltus;
        let preperiod = (0..len - period).rev().find(breaks).map_or(0, |last| last + 1);
        let (p, e) = (period as f64, preperiod as f64);
        let least = (1.0 / (e + 1.0)).max(0.25);
        let told = preperiod + period + usize::from(saltus > 0)..len;
        let bits: f64 = told.map(|n| (-share(n).log2()).max(least)).sum();
        let periods = (len - preperiod) / period;
        let needed = 13.0 + 2.0 * (p + 1.0).log2() + 2.0 * (e + 1.0).log2();
        if saltus < 0 || periods < 2 || bits < needed {
            continue;
        }
        let by_law = |n: usize| {
            let times = (preperiod - n).div_ceil(period);
            signed(n + times * period) - saltus * i64::try_from(times).unwrap()
        };
        let exceptions = (0..preperiod).filter(|&n| signed(n) != by_law(n)).count();
        let is_seen = periods >= 3 && 2 * preperiod <= len;
        let saltus = saltus.unsigned_abs();
        let law = Seen { preperiod, period, saltus, exceptions, periods, is_seen };
        let before = fits.map_or(len, |best: Seen| best.preperiod);
        fits = if preperiod < before { Some(law) } else { fits };
    }
    fits
}

#[test]
fn laws_are_seen() {
    let seed = 20;
    println!("seed {seed}");
    let mut random = generator(seed);
    let mut counts = [0; 3];
    for _ in 0..3000 {
        let len = random.random_range(20..200);
        let period = random.random_range(1..len / 2);
        let (preperiod, saltus) = (random.random_range(0..len / 2), random.random_range(0..3));
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
        let found = seen(&values);
        assert_eq!(found, plain(&values), "{values:?}");
        counts[found.map_or(0, |law| 1 + usize::from(law.is_seen))] += 1;
    }
    assert!(counts.iter().all(|count| *count > 200), "{counts:?}");
}

/// The bar: three periods, in half of the values at least, and too many to be by chance.
#[test]
fn the_bar() {
    let is_seen = |values: &[u32]| seen(values).map(|law| law.is_seen);
    let every = |period: u32, len: u32| (0..len).map(|n| n % period).collect::<Vec<_>>();
    assert_eq!([29, 30].map(|len| is_seen(&every(10, len))), [Some(false), Some(true)]);
    assert_eq!([15, 20].map(|len| is_seen(&every(10, len))), [None, Some(false)]);
    // Two values say little: twenty of them are one throw of many.
    assert_eq!([16, 30].map(|len| is_seen(&every(2, len))), [None, Some(true)]);
    let from =
        |first: u32| (0..100).map(|n| if n < first { n % 7 } else { n % 3 }).collect::<Vec<_>>();
    assert_eq!([50, 53].map(|first| is_seen(&from(first))), [Some(true), Some(false)]);
    // Falling values are no law, even if differences are periodic; differences do not wrap.
    assert_eq!(seen(&(0..100_u32).rev().collect::<Vec<_>>()), None);
    let wraps: Vec<u32> = (0..103_u32).map(|n| n.wrapping_mul(u32::MAX / 100)).collect();
    assert_eq!(seen(&wraps), None);
    assert_eq!((seen(&[7_u32; 12]), seen::<u32>(&[])), (None, None));
}

/// In random values no law fits, at any length and of any shares, unless all are the same; and none is seen whose exceptions become rare.
#[test]
fn noise_is_not_seen() {
    let seed = 21;
    println!("seed {seed}");
    let mut random = generator(seed);
    for _ in 0..3000 {
        let len = random.random_range(5..400);
        let most = random.random_range(1..4);
        let share = [0.5, 0.75, 0.9][random.random_range(0..3)];
        let mut value =
            || if random.random_bool(share) { 0 } else { random.random_range(1..=most) };
        let values: Vec<u32> = (0..len).map(|_| value()).collect();
        let is_constant = values.iter().all(|value| *value == values[0]);
        assert!(is_constant || seen(&values).is_none(), "{values:?}");
    }
    let is_power = |n: u32| n.is_power_of_two();
    let values: Vec<u32> = (0..1000).map(|n| n % 3 + u32::from(is_power(n))).collect();
    for len in 20..values.len() {
        assert!(seen(&values[..len]).is_none_or(|law| !law.is_seen), "{len} values");
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
