/// The positions that a move in one of several heaps leads to, where `left` are the ways in which it may leave a
/// heap: as no heap, one, or more. Neither the order of heaps nor empty ones mean anything, so that positions are
/// [`sorted`].
///
/// The largest heap comes first.
///
/// # Examples
/// ```
/// // Any number is taken.
/// let options = cases::move_in_one_heap(&[2, 1], |heap| (0..heap).map(|rest| [rest]));
/// assert_eq!(options.collect::<Vec<_>>(), [vec![1], vec![1, 1], vec![2]]);
/// ```
pub fn move_in_one_heap<W: IntoIterator<Item = u64>, I: Iterator<Item = W>>(
    heaps: &[u64],
    left: impl Fn(u64) -> I,
) -> impl Iterator<Item = Vec<u64>> {
    let heaps = sorted(heaps);
    (0..heaps.len()).rev().flat_map(move |i| {
        let mut others = heaps.clone();
        let heap = others.remove(i);
        left(heap).map(move |parts| {
            let mut option = others.clone();
            option.extend(parts);
            sorted(&option)
        })
    })
}

/// Heaps in order, without empty ones.
pub fn sorted(heaps: &[u64]) -> Vec<u64> {
    let mut heaps: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    heaps.sort_unstable();
    heaps
}
