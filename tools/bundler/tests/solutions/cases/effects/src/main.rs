//! What runs without being called by name: drops, defaults and their replacements, operators, trait
//! objects, sums, the first of two methods.
use std::sync::atomic::{AtomicUsize, Ordering};
use toolkit::algebra::matrix::Matrix;
use toolkit::algebra::modint::ModInt;
use toolkit::data::guard::{greet, Exact, Guard, Named, Otherwise};

type Mod7 = ModInt<7>;

static ENDS: AtomicUsize = AtomicUsize::new(0);

struct Counted;

impl Drop for Counted {
    fn drop(&mut self) {
        ENDS.fetch_add(1, Ordering::SeqCst);
    }
}

fn main() {
    let _outer = Guard("outer");
    {
        let inner = Guard("inner");
        println!("{} {}", greet(&inner), greet(&5_u64));
        let _counted = (Counted, Counted);
    }
    println!("{}", ENDS.load(Ordering::SeqCst));
    let numbers: Vec<Mod7> = (1..=6).map(Mod7::from).collect();
    let sum: Mod7 = numbers.iter().copied().sum();
    let product: Mod7 = numbers.iter().copied().product();
    println!("{sum}, {product}, {}", -Mod7::new(3) + Mod7::ONE);
    let step = Matrix([[1, 1], [1, 0]]);
    println!("{}", (&(&step * &step) * &step)[(0, 0)]);
    println!("{}, {}", (&3_u64).kind(), (&"three").kind());
    println!("{}", _outer.name());
}
