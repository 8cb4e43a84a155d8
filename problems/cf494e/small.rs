use crate::answers;
use brutes::cf494e::{board, options};
use cases::{Game, Random};

#[path = "../../problems/cf494e/src/sweep.rs"]
mod sweep;

/// Whether Hamed wins: the theorem, where the union is known.
fn wins(k: u64, rectangles: &[(u32, u32, u32, u32)]) -> bool {
    let up_to_k = (1..=k).filter(|p| p.is_power_of_two()).sum::<u64>();
    u64::from(sweep::parities(rectangles)) & up_to_k != 0
}

/// A rectangle of a board of 3 x 3, of which there are 36.
fn rectangle(code: u64) -> (u32, u32, u32, u32) {
    let intervals = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)];
    let pick = |code: u64| intervals[usize::try_from(code % 6).expect("a small number")];
    let ((top, bottom), (left, right)) = (pick(code), pick(code / 6));
    (top, left, bottom, right)
}

/// Every two rectangles on a board of 3 x 3, with each k.
#[test]
fn small_boards() {
    let wide = |sides: (u32, u32, u32, u32)| <[u32; 4]>::from(sides).map(u64::from);
    for k in 1..=3 {
        let mut game = Game::normal(|board: &_| options(k, board));
        for code in 0..36 * 36 {
            let two = [rectangle(code / 36), rectangle(code)];
            let expected = game.next_player_wins(&board(two.map(wide)));
            assert_eq!(wins(k, &two), expected, "{two:?}, k {k}");
        }
    }
}

/// 300 inputs of up to 12 rectangles on a board of up to 40 x 40 against the cells of their union, one by one.
#[test]
fn unions() {
    for seed in 0..300 {
        let mut random = Random::new(seed);
        let n = random.uniform(1..=40_u32);
        let mut side = || {
            let from = random.uniform(1..=n);
            (from, random.uniform(from..=n))
        };
        let rectangles: Vec<_> = (0..=seed % 12)
            .map(|_| {
                let ((top, bottom), (left, right)) = (side(), side());
                (top, left, bottom, right)
            })
            .collect();
        let mut expected = 0;
        for i in 1..=n {
            for j in 1..=n {
                let covers = |&(top, left, bottom, right): &(u32, u32, u32, u32)| {
                    (top..=bottom).contains(&i) && (left..=right).contains(&j)
                };
                if rectangles.iter().any(covers) {
                    // All t with 2^t | i and 2^t | j.
                    let t = i.trailing_zeros().min(j.trailing_zeros());
                    expected ^= (2 << t) - 1;
                }
            }
        }
        assert_eq!(sweep::parities(&rectangles), expected, "seed {seed}: {rectangles:?}");
    }
}

/// What is left of the program: the largest power of two up to k, for each k up to 40.
#[test]
fn each_k() {
    for k in 1..=40_u64 {
        // The last cell's value is cut to that power: it and one cell of that value make 0.
        let power = 1 << k.ilog2();
        let input = format!("64 2 {k}\n64 64 64 64\n{power} {power} {power} {power}\n");
        assert_eq!(answers("cf494e", &input), ["Malek"], "k {k}");
        let half = (power / 2).max(1);
        let input = format!("64 2 {k}\n64 64 64 64\n{half} {half} {half} {half}\n");
        let expected = if k == 1 { "Malek" } else { "Hamed" };
        assert_eq!(answers("cf494e", &input), [expected], "k {k}");
    }
}
