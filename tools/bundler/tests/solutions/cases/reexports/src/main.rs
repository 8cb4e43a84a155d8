//! Re-exports at any depth, globs, renames, groups that mix macros and items.
use toolkit::{self, count, maximum, Residue, Shape as Form};
use toolkit::prelude::*;

/// What the library exports again, exported again.
mod mine {
    pub use toolkit::Residue;
    pub use toolkit::tables::tripled;
}

mod local {
    use super::Form;
    use toolkit::algebra as maths;
    use toolkit::{found, BOTTOM};

    pub mod inner {
        pub(in crate::local) fn bottom() -> u32 {
            super::BOTTOM + crate::local::one()
        }
    }

    fn one() -> u32 {
        1
    }

    pub fn report(n: u64) -> String {
        let form = Form::Square(3);
        let area = self::area(form) + Form::Round { radius: 1 }.area();
        format!("{} {} {} {:?}", maths::lcm(n, 4), inner::bottom(), area, found())
    }

    fn area(form: Form) -> u32 {
        form.area()
    }
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: u64 = line.trim().parse().unwrap();
    let mut heap = Heap::falling();
    heap.extend([n, 5, 9]);
    println!("{:?} {}", heap.sorted(), maximum!(n, 3, 5));
    println!("{} {}", largest!(1, 2), count!(a b c) + toolkit::count!(+ -));
    println!("{} {}", gcd(n, 12), Residue::<7>::new(n).pow(3));
    println!("{}", local::report(n));
    println!("{}", toolkit::speed());
    println!("{} {}", mine::Residue::<5>::new(n).pow(1), mine::tripled!(2));
}
