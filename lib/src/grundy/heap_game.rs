use crate::mex::mex;

/// The Grundy values of heaps `0..=max`, where `options(heap, g, out)` pushes to `out` the Grundy
/// value of every option of `heap`; `g` holds the values of all smaller heaps.
///
/// An option that leaves several heaps has the nim-sum of their values.
///
/// # Complexity
/// O(max + number of options) time; memory for the values and the options of one heap.
///
/// # Panics
/// If `options` asks `g` for a heap that is not smaller than `heap`.
///
/// # Examples
/// Lasker's Nim: take any number, or split the heap in two.
/// ```
/// let lasker = sg::grundy::heap_game(8, |heap, g, out| {
///     out.extend(&g[..heap]);
///     out.extend((1..heap).map(|part| g[part] ^ g[heap - part]));
/// });
/// assert_eq!(lasker, [0, 1, 2, 4, 3, 5, 6, 8, 7]);
/// ```
pub fn heap_game(max: usize, mut options: impl FnMut(usize, &[u64], &mut Vec<u64>)) -> Vec<u64> {
    let mut values = Vec::new();
    let mut out = Vec::new();
    for heap in 0..=max {
        out.clear();
        options(heap, &values, &mut out);
        values.push(mex(&out));
    }
    values
}

/// The Grundy values of heaps `0..=max` where a move takes one of `takes` from the heap.
///
/// # Complexity
/// O(max * takes).
///
/// # Panics
/// If 0 is among `takes`: a move that changes nothing would never end the game.
///
/// # Examples
/// ```
/// let values = sg::grundy::subtraction(&[1, 3, 4], 8);
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
#[must_use]
pub fn subtraction(takes: &[usize], max: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a take of 0 is not a move");
    heap_game(max, |heap, g, out| {
        out.extend(takes.iter().filter(|&&take| take <= heap).map(|take| g[heap - take]));
    })
}
