use cases::Game;
use sg::wythoff::{is_p_position, p_position};

/// All heaps <= 100, in both orders.
#[test]
fn p_positions() {
    let mut game = Game::normal(|&(a, b): &(u64, u64)| {
        let from_a = (0..a).map(move |leave| (leave, b));
        let from_b = (0..b).map(move |leave| (a, leave));
        let from_both = (1..=a.min(b)).map(move |take| (a - take, b - take));
        from_a.chain(from_b).chain(from_both)
    });
    for a in 0..=100 {
        for b in 0..=100 {
            assert_eq!(is_p_position(a, b), !game.next_player_wins(&(a, b)), "{a} {b}");
        }
    }
}

/// The n-th P-position without any square root or phi: its smaller heap is the least number in no
/// earlier one, and the difference is n. For n <= 100000.
#[test]
fn by_least_unused_number() {
    let mut used = vec![false; 300_000];
    let mut a = 0;
    for n in 0..=100_000 {
        while used[a] {
            a += 1;
        }
        let b = a + n;
        (used[a], used[b]) = (true, true);
        let pair = (a as u64, b as u64);
        assert_eq!(p_position(n as u64), Some(pair));
        assert!(is_p_position(pair.0, pair.1) && is_p_position(pair.1, pair.0));
    }
}

/// F(k) phi is F(k+1) - psi^k with psi = 1 - phi = -0.618...: just below F(k+1) for even k, just above
/// it for odd k (F(1) = F(2) = 1). For all Fibonacci numbers in u64.
#[test]
fn fibonacci_numbers() {
    let (mut f, mut next) = (1_u64, 1_u64);
    for k in 1.. {
        let a = if k % 2 == 0 { next - 1 } else { next };
        assert_eq!(p_position(f), a.checked_add(f).map(|b| (a, b)), "F({k}) = {f}");
        match f.checked_add(next) {
            Some(sum) => (f, next) = (next, sum),
            None => break,
        }
    }
}

/// At the top of u64 every answer agrees with its neighbours: of the pairs with one difference,
/// exactly one is a P-position.
#[test]
fn ends_of_u64() {
    // The largest n whose pair fits: n phi^2 <= u64::MAX.
    let last = (0..64)
        .rev()
        .fold(0, |n, bit| if p_position(n | 1 << bit).is_some() { n | 1 << bit } else { n });
    for n in last - 1000..=last {
        let (a, b) = p_position(n).expect("n is not beyond the last");
        assert_eq!(b - a, n);
        assert!(is_p_position(a, b), "{a} {b}");
        assert!(!is_p_position(a - 1, b - 1) && !is_p_position(a + 1, b.saturating_add(1)));
    }
    assert!(p_position(last).is_some_and(|(_, b)| b > u64::MAX - 3));
    for n in [last + 1, u64::MAX / 2, u64::MAX - 1, u64::MAX] {
        assert_eq!(p_position(n), None, "{n}");
    }
    assert!(!is_p_position(u64::MAX, u64::MAX));
    assert!(!is_p_position(0, u64::MAX));
    assert!(!is_p_position(u64::MAX - 1, u64::MAX));
}
