use ac_library::{LazySegtree, MapMonoid, ModInt998244353, Monoid};

struct Sum;
impl Monoid for Sum {
    type S = (ModInt998244353, usize);
    fn identity() -> Self::S {
        (0.into(), 0)
    }
    fn binary_operation(&(a, n): &Self::S, &(b, m): &Self::S) -> Self::S {
        (a + b, n + m)
    }
}
struct Affine;
impl MapMonoid for Affine {
    type M = Sum;
    type F = (ModInt998244353, ModInt998244353);
    fn identity_map() -> Self::F {
        (1.into(), 0.into())
    }
    fn mapping(&(a, b): &Self::F, &(x, n): &<Sum as Monoid>::S) -> <Sum as Monoid>::S {
        (a * x + b * n, n)
    }
    fn composition(&(a, b): &Self::F, &(c, d): &Self::F) -> Self::F {
        (a * c, a * d + b)
    }
}

fn main() {
    let values: Vec<_> = (1..=10).map(|x| (ModInt998244353::new(x), 1)).collect();
    let mut tree: LazySegtree<Affine> = values.into();
    tree.apply_range(2..7, (3.into(), 4.into()));
    tree.apply_range(0..5, (1_000_000_007.into(), 1.into()));
    println!("{} {} {}", tree.prod(0..10).0, tree.prod(3..6).0, tree.get(4).0);
}
