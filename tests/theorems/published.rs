//! Values that others have published (`tests/published`) against the definition and the closed forms.

use sg::grundy::{heap_game, subtraction};
use sg::{lasker, mex, squares, wythoff};

/// The rows of a file of `tests/published`; its lines that begin with `#` say what they are.
macro_rules! published {
    ($file:literal) => {
        rows(include_str!(concat!("../published/", $file, ".txt")))
    };
}

fn rows(text: &str) -> Vec<Vec<u64>> {
    let rows: Vec<Vec<u64>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').map(|n| n.parse().expect("a number")).collect())
        .collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| !row.is_empty()));
    rows
}

/// A row of the Grundy values of heaps 0, 1, 2, ..., which `options` must give.
fn assert_heap_game(row: &[u64], options: impl FnMut(usize, &[u64], &mut Vec<u64>)) {
    assert_eq!(heap_game(row.len() - 1, options), row);
}

/// The nim-sums of all splits of `rest` into two heaps, either of which may be empty.
fn splits(rest: usize, g: &[u64]) -> impl Iterator<Item = u64> {
    (0..=rest / 2).map(move |part| g[part] ^ g[rest - part])
}

#[test]
fn kayles() {
    assert_heap_game(&published!("kayles")[0], |heap, g, out| {
        for take in 1..=heap.min(2) {
            out.extend(splits(heap - take, g));
        }
    });
}

/// Octal 0.137: take 1 if that is the whole heap; 2 if one heap or none is left; 3 in any case.
#[test]
fn dawsons_chess() {
    assert_heap_game(&published!("dawsons-chess")[0], |heap, g, out| {
        if heap == 1 {
            out.push(0);
        }
        if heap >= 2 {
            out.push(g[heap - 2]);
        }
        if heap >= 3 {
            out.extend(splits(heap - 3, g));
        }
    });
}

fn grundys_game(heap: usize, g: &[u64], out: &mut Vec<u64>) {
    out.extend((1..heap.div_ceil(2)).map(|part| g[part] ^ g[heap - part]));
}

#[test]
fn grundys_game_values() {
    assert_heap_game(&published!("grundys-game")[0], grundys_game);
}

#[test]
fn grundys_game_zeros() {
    let zeros = (0..).zip(heap_game(1400, grundys_game)).filter(|&(_, value)| value == 0);
    let zeros: Vec<u64> = zeros.map(|(heap, _)| heap).collect();
    assert_eq!(zeros, published!("grundys-game-zeros")[0]);
}

#[test]
fn laskers_nim() {
    let row = &published!("laskers-nim")[0];
    assert_heap_game(row, |heap, g, out| {
        out.extend(&g[..heap]);
        out.extend((1..heap).map(|part| g[part] ^ g[heap - part]));
    });
    assert!((0..).map(lasker::grundy).zip(row).all(|(a, &b)| a == b));
}

#[test]
fn subtraction_1_3_4() {
    let period = &published!("subtraction-1-3-4")[0];
    let values = subtraction(&[1, 3, 4], 699);
    assert!(values.chunks(period.len()).all(|chunk| chunk == period));
}

/// The values of positions (a, b) with a, b < size, where `options` lists the values of options.
fn plane(size: usize, options: impl Fn(usize, usize, &[Vec<u64>]) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; size]; size];
    for a in 0..size {
        for b in 0..size {
            values[a][b] = mex(&options(a, b, &values));
        }
    }
    values
}

fn antidiagonals(values: &[Vec<u64>]) -> impl Iterator<Item = u64> {
    (0..values.len()).flat_map(move |sum| (0..=sum).map(move |a| values[a][sum - a]))
}

#[test]
fn wythoff_values() {
    let diagonal = &published!("wythoff-diagonal")[0];
    let values = plane(diagonal.len(), |a, b, values| {
        let from_a = (0..a).map(|leave| values[leave][b]);
        let from_b = (0..b).map(|leave| values[a][leave]);
        let from_both = (1..=a.min(b)).map(|take| values[a - take][b - take]);
        from_a.chain(from_b).chain(from_both).collect()
    });
    assert!((0..diagonal.len()).all(|a| values[a][a] == diagonal[a]));
    let row = &published!("wythoff-antidiagonals")[0];
    assert!(antidiagonals(&values).zip(row).all(|(a, &b)| a == b));
    for (a, row) in (0..).zip(&values) {
        for (b, &value) in (0..).zip(row) {
            assert_eq!(wythoff::is_p_position(a, b), value == 0, "{a} {b}");
        }
    }
}

#[test]
fn wythoff_p_positions() {
    let rows = published!("wythoff-p-positions");
    for (n, (&a, &b)) in (1..).zip(rows[0].iter().zip(&rows[1])) {
        assert_eq!(wythoff::p_position(n), Some((a, b)));
    }
}

/// Turning Corners: turn over the four corners of a rectangle.
#[test]
fn nim_products() {
    let values = plane(16, |a, b, values| {
        let corners = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
        corners.map(|(x, y)| values[x][b] ^ values[a][y] ^ values[x][y]).collect()
    });
    assert_eq!(values, published!("nim-products-16x16"));
    let row = &published!("nim-products")[0];
    assert!(antidiagonals(&values).zip(row).all(|(a, &b)| a == b));
}

#[test]
fn squares_16x16() {
    for (i, row) in (1..).zip(published!("squares-16x16")) {
        for (j, value) in (1..).zip(row) {
            assert_eq!(squares::grundy(i, j), value, "({i}, {j})");
        }
    }
}
