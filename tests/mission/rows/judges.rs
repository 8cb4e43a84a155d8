//! The problems that the documents name, each by `cargo run -p ID < input`.

use mission::typed;
use std::fmt::Write;

#[test]
fn hdu1846_is_n_mod_m_plus_1() {
    let mut input = "100\n".to_owned();
    let mut expected = String::new();
    for (n, m) in (1..=20).flat_map(|n| (1..=5).map(move |m| (n, m))) {
        writeln!(input, "{n} {m}").unwrap();
        writeln!(expected, "{}", if n % (m + 1) == 0 { "second" } else { "first" }).unwrap();
    }
    assert_eq!(typed("cargo run -p hdu1846", &input), expected);
}

#[test]
fn hdu4764_is_n_minus_1_mod_k_plus_1() {
    let (mut input, mut expected) = (String::new(), String::new());
    for (n, k) in (1..=20).flat_map(|n| (1..=5).map(move |k| (n, k))) {
        writeln!(input, "{n} {k}").unwrap();
        writeln!(expected, "{}", if (n - 1) % (k + 1) == 0 { "Jiang" } else { "Tang" }).unwrap();
    }
    input += "0 0\n";
    assert_eq!(typed("cargo run -p hdu4764", &input), expected);
}

/// A heap of 2 beside one of n is lost just where n has the value of 2, and so on for each value.
#[test]
fn hdu3032_has_the_values_of_laskers_nim() {
    let values = [0, 1, 2, 4, 3, 5, 6, 8, 7];
    let (mut input, mut expected) = ("64\n".to_owned(), String::new());
    for (a, b) in (1..=8_usize).flat_map(|a| (1..=8_usize).map(move |b| (a, b))) {
        writeln!(input, "3\n{a} {b} {}", 4 * b).unwrap();
        // A heap of 4k has the value 4k - 1.
        let nim_sum = values[a] ^ values[b] ^ (4 * b - 1);
        writeln!(expected, "{}", if nim_sum == 0 { "Bob" } else { "Alice" }).unwrap();
    }
    assert_eq!(typed("cargo run -p hdu3032", &input), expected);
}

#[test]
fn nim_is_the_nim_sum() {
    let (mut input, mut expected) = ("64\n".to_owned(), String::new());
    for (a, b) in (0..8_u64).flat_map(|a| (0..8_u64).map(move |b| (a, b))) {
        writeln!(input, "3\n{a} {b} 6").unwrap();
        writeln!(expected, "{}", if a ^ b ^ 6 == 0 { "No" } else { "Yes" }).unwrap();
    }
    assert_eq!(typed("cargo run -p nim", &input), expected);
}

#[test]
fn bounded_nim_is_the_nim_sum_modulo_k_plus_1() {
    let input =
        "4\n5 8\n73450 90734 98402 66011 88128\n2 10\n46699 67526\n1 1\n90439\n3 2\n3 6 9\n";
    assert_eq!(typed("cargo run -p bounded-nim", input), "A\nA\nA\nB\n");
}

#[test]
fn the_chessboard_is_the_nim_sum_of_the_least_lowbits() {
    let lowbit = |n: u64| n & n.wrapping_neg();
    let (mut input, mut expected) = ("256\n".to_owned(), String::new());
    for (i, j) in (1..=16).flat_map(|i| (1..=16).map(move |j| (i, j))) {
        // Beside the cell 4,12, of value 4.
        let beside = if (i, j) == (4, 12) { String::new() } else { "4 12\n".to_owned() };
        let count = 1 + usize::from(!beside.is_empty());
        writeln!(input, "16 {count}\n{i} {j}\n{beside}").unwrap();
        let value = lowbit(i).min(lowbit(j)) ^ if beside.is_empty() { 0 } else { 4 };
        writeln!(expected, "{}", if value == 0 { "Bob" } else { "Alice" }).unwrap();
    }
    assert_eq!(typed("cargo run -p sdsc2024-day6-t1", &input), expected);
}
