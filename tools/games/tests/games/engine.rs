//! Every engine against mex over all options, on random rules.

use crate::common::{PlainCode, generator, mex, random_code, rounds, seed};
use games::engine::Table;
use games::parse;
use games::watch::Interruptible;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

const SEED: u64 = 6;

/// The values of a table that is extended in several steps, as the search for periods does.
fn engine(rule: &str, max: usize, random: &mut Pcg64Mcg) -> Vec<u32> {
    let code = parse::code(rule).unwrap_or_else(|e| panic!("{e}"));
    let mut table = Table::new(&code);
    while table.values().len() <= max {
        let len = table.values().len() + random.random_range(1..=max + 1);
        table.extend(len.min(max + 1) as u64, &Interruptible).unwrap();
    }
    table.values().iter().map(|&value| value.into()).collect()
}

fn compare_codes(all: u64, base: u8, most: usize, unequal: bool, max: usize) {
    for round in 0..rounds(all) {
        let seed = SEED + round;
        let mut random = generator(seed);
        let code = random_code(&mut random, base, most, unequal);
        let rule = code.text();
        assert_eq!(engine(&rule, max, &mut random), code.values(max), "{rule}, seed {seed}");
    }
}

#[test]
fn codes_without_splits() {
    compare_codes(1000, 4, 8, false, 100);
}

#[test]
fn octal_codes() {
    compare_codes(1000, 8, 5, false, 50);
}

#[test]
fn hexadecimal_codes() {
    compare_codes(500, 16, 4, false, 24);
}

#[test]
fn unequal_splits() {
    compare_codes(500, 8, 4, true, 50);
    compare_codes(300, 16, 3, true, 24);
}

/// Few takes that are far apart, where blocks are far from what they lead to.
#[test]
fn wide_takes() {
    for round in 0..rounds(300) {
        let seed = SEED + round;
        let mut random = generator(seed);
        let takes: Vec<usize> =
            (0..random.random_range(1..9)).map(|_| random.random_range(1..200)).collect();
        let list: Vec<String> = takes.iter().map(usize::to_string).collect();
        let rule = format!("take {}", list.join(", "));
        let mut values = Vec::new();
        for heap in 0..1000 {
            let within = takes.iter().filter(|&&take| take <= heap);
            let options: Vec<u32> = within.map(|take| values[heap - take]).collect();
            values.push(mex(&options));
        }
        assert_eq!(engine(&rule, 999, &mut random), values, "{rule}, seed {seed}");
    }
}

/// Multiples of a number as takes: Nim with that many tokens for one, whose values outgrow words of 64 bits.
#[test]
fn values_that_outgrow_a_word() {
    let mut random = generator(SEED);
    for (unit, count) in [(16, 31), (16, 32), (17, 63), (40, 64), (16, 100)] {
        let takes: Vec<String> = (1..=count).map(|i| (i * unit).to_string()).collect();
        let rule = format!("take {}", takes.join(","));
        let values = engine(&rule, 5000, &mut random);
        let bounded = |heap: u32| heap / unit % (count + 1);
        assert!((0..).zip(values).all(|(heap, value)| value == bounded(heap)), "{rule}");
    }
}

/// Tails, without splits and with.
#[test]
fn all_but_some_takes() {
    for round in 0..200 {
        let seed = SEED + round;
        let mut random = generator(seed);
        let not: Vec<usize> =
            (0..random.random_range(1..4)).map(|_| random.random_range(1..12)).collect();
        let list: Vec<String> = not.iter().map(usize::to_string).collect();
        let splits = random.random_bool(0.5);
        let rule = format!("take not {}{}", list.join(","), if splits { ", split" } else { "" });
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..150 {
            let takes = (1..=heap).filter(|take| !not.contains(take));
            let mut options: Vec<u32> = takes.map(|take| values[heap - take]).collect();
            if splits {
                options.extend((1..heap).map(|part| values[part] ^ values[heap - part]));
            }
            values.push(mex(&options));
        }
        assert_eq!(engine(&rule, 149, &mut random), values, "{rule}, seed {seed}");
    }
}

/// As [`PlainCode::values`], but fast enough for larger heaps.
fn plain_values(plain: &PlainCode, max: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=max {
        let mut seen = vec![false; 4 * heap + 1];
        let most = if plain.repeat == 0 { plain.digits.len() - 1 } else { heap };
        for take in 0..=heap.min(most) {
            let ((bits, unequal), rest) = (plain.digit(take), heap - take);
            if bits & 1 != 0 && rest == 0 {
                seen[0] = true;
            }
            if bits & 2 != 0 && rest > 0 {
                seen[values[rest] as usize] = true;
            }
            if bits & 4 != 0 {
                let parts = (1..=rest / 2).filter(|part| !(unequal && 2 * part == rest));
                parts.for_each(|part| seen[(values[part] ^ values[rest - part]) as usize] = true);
            }
            for a in (1..=rest / 3).filter(|_| bits & 8 != 0) {
                for b in a + usize::from(unequal)..=(rest - a).saturating_sub(unequal.into()) / 2 {
                    seen[(values[a] ^ values[b] ^ values[rest - a - b]) as usize] = true;
                }
            }
        }
        values.push(u32::try_from(seen.iter().take_while(|&&seen| seen).count()).unwrap());
    }
    values
}

/// Splits in three and in a tail, with few values and with more than 64, 128 and 256.
#[test]
#[ignore = "slow: some tenths of a second"]
fn sets_of_splits() {
    let rules: [(&[u8], usize, usize); 7] = [
        (&[0, 8], 0, 400),
        (&[0, 8], 1, 200),
        (&[0, 12, 5, 15], 0, 250),
        (&[8, 3], 0, 200),
        (&[0, 4], 1, 400),
        (&[4, 3, 2, 7], 2, 600),
        (&[4, 3], 1, 600),
    ];
    for (digits, repeat, max) in rules {
        for unequal in [false, true] {
            let digits = digits.iter().map(|&bits| (bits, unequal && bits >= 4));
            let plain = PlainCode { digits: digits.collect(), repeat };
            let mut random = generator(SEED);
            assert_eq!(
                engine(&plain.text(), max, &mut random),
                plain_values(&plain, max),
                "{}",
                plain.text()
            );
        }
    }
}

/// A thousand random codes against the definition. Enough of them have values of at least 32, 64, 128 and 256, as far as
/// these are at most `most`.
fn compare_with_plain(max: usize, most: u32, make: impl Fn(&mut Pcg64Mcg) -> PlainCode) {
    let mut random = generator(seed());
    let mut largest = Vec::new();
    for _ in 0..1000 {
        let code = make(&mut random);
        let expected = plain_values(&code, max);
        let values = engine(&code.text(), max, &mut random);
        let differs = values.iter().zip(&expected).position(|(value, expected)| value != expected);
        assert_eq!(differs, None, "{}", code.text());
        largest.extend(expected.into_iter().max());
    }
    for bound in [32, 64, 128, 256].into_iter().filter(|&bound| bound <= most) {
        let count = largest.iter().filter(|&&value| value >= bound).count();
        assert!(count > 5, "{count} games have a value of {bound} or more");
    }
}

/// Subtraction games with few takes and with many, some of which must leave something or nothing, and some at the
/// edges of blocks and words.
#[test]
#[ignore = "slow: hundreds of rules"]
fn generated_takes() {
    compare_with_plain(600, 256, |random| {
        let most = [15, 16, 17, 33, 65, 129, 300][random.random_range(0..7)];
        let often = [0.05, 0.3, 0.97, 1.0][random.random_range(0..4)];
        let mut digits = vec![(0, false); most + 1];
        for digit in &mut digits[1..] {
            if random.random_bool(often) {
                digit.0 = if random.random_bool(0.98) { 3 } else { random.random_range(1..4) };
            }
        }
        digits[most].0 = 3;
        PlainCode { digits, repeat: 0 }
    });
}

/// Splits in two after the first takes, with and without a tail of takes that split nothing.
#[test]
#[ignore = "slow: hundreds of rules"]
fn generated_splits() {
    compare_with_plain(530, 256, |random| {
        let mut code = random_code(random, 8, 4, true);
        code.digits[0] = (4 * random.random_range(0..2), random.random_bool(0.5));
        code.digits[0].1 &= code.digits[0].0 > 0;
        code.repeat = 0;
        let splits = random.random_range(1..code.digits.len());
        code.digits[splits].0 |= 4;
        if random.random_bool(0.4) {
            code.repeat = random.random_range(1..3);
            code.digits.extend((0..code.repeat).map(|_| (random.random_range(0..4), false)));
        }
        code
    });
}

/// Splits in three, and splits in a tail.
#[test]
#[ignore = "slow: hundreds of rules"]
fn generated_sets() {
    compare_with_plain(140, 64, |random| {
        let mut code = random_code(random, 16, 3, true);
        let splits = random.random_range(1..code.digits.len());
        code.digits[splits].0 |= [4, 8][random.random_range(0..2)];
        code
    });
}

/// Nim, up to the largest value that a table has, and the error at the next one.
#[test]
fn values_beyond_two_bytes() {
    let mut table = Table::new(&parse::code("nim").unwrap());
    table.extend(1 << 16, &Interruptible).unwrap();
    assert!((0..).zip(table.values()).all(|(heap, value): (u32, _)| u32::from(*value) == heap));
    let error = table.extend((1 << 16) + 1, &Interruptible).unwrap_err().to_string();
    assert_eq!(error, "the value of heap 65536 is above 65535, the most in a table");
}

/// Splits in two, on heaps large enough for most splits to be searched, not collected, with few values
/// and with many, with a tail and without.
#[test]
#[ignore = "slow: about a second"]
fn searched_splits() {
    let mut largest = Vec::new();
    for round in 0..80 {
        let seed = SEED + round;
        let mut random = generator(seed);
        let mut code = random_code(&mut random, 8, 3, true);
        code.digits[0].0 = 4 * random.random_range(0..2);
        code.digits[0].1 &= code.digits[0].0 > 0;
        code.repeat = 0;
        let len = code.digits.len();
        if random.random_bool(0.5) {
            // A tail of takes, after which nothing is split.
            code.digits.push((random.random_range(0..4), false));
            code.repeat = 1;
            if random.random_bool(0.3) {
                code.digits.push((random.random_range(0..4), false));
                code.repeat = 2;
            }
        }
        // At least one take, not always the same, splits.
        let splits = random.random_range(1..len);
        code.digits[splits].0 |= 4;
        let expected = plain_values(&code, 1200);
        largest.push(*expected.iter().max().unwrap());
        let rule = code.text();
        assert_eq!(engine(&rule, 1200, &mut random), expected, "{rule}, seed {seed}");
    }
    // Few values, and many.
    assert!(largest.iter().any(|&value| (8..256).contains(&value)), "{largest:?}");
    assert!(largest.iter().any(|&value| value >= 256), "{largest:?}");
}

/// Takes far apart, any takes, and splits in a tail.
#[test]
#[ignore = "slow: about a second"]
fn many_heaps() {
    let mut random = generator(SEED);
    let alternate = engine("take 1, 70000", 5000, &mut random);
    assert!((0..).zip(&alternate).all(|(heap, &value): (u32, _)| value == heap % 2));
    let nim = engine("nim", 3000, &mut random);
    assert!((0..).zip(&nim).all(|(heap, &value): (u32, _)| value == heap));
    let mut digits = vec![(0, false); 11];
    (digits[1].0, digits[10].0) = (3, 4);
    let splits = PlainCode { digits, repeat: 9 };
    assert_eq!(engine(&splits.text(), 2300, &mut random), plain_values(&splits, 2300));
}

/// Well-known games, further than the other tests go.
#[test]
fn kayles_and_lasker() {
    let mut random = generator(SEED);
    let kayles = engine("kayles", 5000, &mut random);
    let plain = PlainCode { digits: vec![(0, false), (7, false), (7, false)], repeat: 0 };
    assert_eq!(kayles[..400], plain.values(399));
    assert!((71..=4988).all(|heap| kayles[heap] == kayles[heap + 12]));
    let lasker = engine("take any, split", 3000, &mut random);
    assert!((0..).zip(&lasker).all(|(heap, &value)| sg::lasker::grundy(heap) == u64::from(value)));
}

/// The options one by one, of codes with three parts and with unequal ones.
#[test]
fn options() {
    for round in 0..200 {
        let seed = SEED + round;
        let plain = random_code(&mut generator(seed), 16, 3, true);
        let code = parse::code(&plain.text()).unwrap();
        for heap in 0..=14 {
            let mut expected = plain.options(heap);
            let mut options: Vec<Vec<usize>> = Vec::new();
            code.for_each_option(heap as u64, |parts| {
                options.push(parts.iter().map(|&part| usize::try_from(part).unwrap()).collect());
            });
            assert!(code.count_options(heap as u64) >= options.len() as u128);
            expected.sort_unstable();
            options.sort_unstable();
            assert_eq!(options, expected, "{}, heap {heap}, seed {seed}", plain.text());
        }
    }
}
