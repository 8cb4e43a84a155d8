//! Macros that call macros, items made by macros, paths in macro arguments, macros in functions.
use toolkit::algebra::Worth;
use toolkit::worth;

worth! { Pawn = 1, Rook = toolkit::algebra::gcd(10, 5), Queen = crate::nine() }

fn nine() -> u64 {
    9
}

fn main() {
    macro_rules! one_of {
        ($value:expr) => { toolkit::maximum!($value, toolkit::minimum!(100, 1)) };
    }
    let total: u64 = one_of!(Pawn.worth()) + one_of!(Rook.twice()) + one_of!(Queen.worth());
    println!("{total}");
    println!("{} {}", toolkit::tables::width(), toolkit::tables::is_fast());
    let squares = toolkit::tables::SQUARES();
    println!("{}", vec![toolkit::maximum!(squares[3], squares[2]), toolkit::algebra::larger(4, 5)].len());
    println!("{}", format!("{:?}", [toolkit::minimum!(squares[9], 70, squares[8])]));
}
