//! Something of each crate of AtCoder is called, procedural macros as contestants write them.

use amplify::Wrapper as _;
use easy_ext::ext;
use memoise::memoise;
use multiversion::multiversion;
use num_derive::{FromPrimitive, ToPrimitive};
use num_traits::{FromPrimitive as _, ToPrimitive as _};
use proconio::derive_readable;
use proconio::source::auto::AutoSource;
use rand::prelude::*;
use thiserror::Error;

#[derive(amplify_derive::Wrapper, amplify_derive::From, amplify_derive::Display, Debug)]
#[display(inner)]
struct Piles(u64);

#[derive(FromPrimitive, ToPrimitive, Clone, Copy, PartialEq)]
enum Winner {
    First = 1,
    Second = 2,
}

#[derive_readable]
struct Edge {
    from: u64,
    to: u64,
}

#[derive(Debug, Error)]
enum Bad {
    #[error("no pile of {0}")]
    Pile(u64),
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
}

lazy_static::lazy_static! {
    static ref SQUARES: Vec<u64> = (0..9).map(|x| x * x).collect();
}

static_assertions::const_assert_eq!(size_of::<Edge>(), 16);

#[ext(Half)]
impl u64 {
    fn half(self) -> u64 {
        self / 2
    }
}

#[memoise(n <= 90)]
fn fibonacci(n: u64) -> u64 {
    if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
}

#[multiversion(targets = "simd")]
fn sum(a: &[u64]) -> u64 {
    a.iter().sum()
}

fn number(text: &str) -> Result<u64, Bad> {
    match text.parse()? {
        0 => Err(Bad::Pile(0)),
        n => Ok(n),
    }
}

fn procedural_macros() {
    let piles = Piles::from(3);
    assert_eq!((*piles.as_inner(), piles.to_string()), (3, "3".to_owned()));
    assert_eq!(10u64.half(), 5);
    assert_eq!(fibonacci(50), 12_586_269_025);
    assert_eq!(sum(&[1, 2, 3]), 6);
    assert!(Winner::from_u8(2) == Some(Winner::Second) && Winner::First.to_u8() == Some(1));
    proconio::input! { from AutoSource::from("1 3 4"), n: usize, edges: [Edge; n] }
    assert_eq!((edges[0].from, edges[0].to), (3, 4));
    assert_eq!(number("0").unwrap_err().to_string(), "no pile of 0");
    assert!(number("x").is_err());
    assert_eq!(nalgebra::matrix![1, 2; 3, 4].transpose(), nalgebra::matrix![1, 3; 2, 4]);
}

fn collections() {
    assert_eq!(bitset_fixed::BitSet::new(8).count_ones(), 0);
    assert_eq!(bitvec::bitvec![usize, bitvec::order::Lsb0; 0, 1].count_ones(), 1);
    assert_eq!(btreemultimap::BTreeMultiMap::from_iter([(1, 2), (1, 3)]).len(), 2);
    assert_eq!("aba".chars().collect::<counter::Counter<_>>()[&'a'], 2);
    assert_eq!(fixedbitset::FixedBitSet::with_capacity(3).len(), 3);
    assert_eq!([1, 1].into_iter().collect::<hashbag::HashBag<u8>>().contains(&1), 2);
    assert_eq!(im_rc::vector![1, 2].len(), 2);
    assert_eq!(indexmap::indexmap! { 2 => 3, 1 => 2 }.get_index(0), Some((&2, &3)));
    assert_eq!(maplit::btreemap! { 1 => 2 }[&1], 2);
    assert_eq!(multimap::multimap!(1 => 2, 1 => 3).get_vec(&1), Some(&vec![2, 3]));
    assert_eq!(ndarray::array![[1, 2], [3, 4]].dot(&ndarray::array![1, 1]), ndarray::array![3, 7]);
    assert!(petgraph::unionfind::UnionFind::<usize>::new(2).union(0, 1));
    assert_eq!(rpds::Vector::<u8>::from_iter([1, 2]).first(), Some(&1));
    assert_eq!(rustc_hash::FxHashSet::from_iter([1, 1]).len(), 1);
    assert_eq!(smallvec::smallvec_inline![1, 2].len(), 2);
    let mut a = [3, 1, 2];
    glidesort::sort(&mut a);
    assert_eq!(a, [1, 2, 3]);
    omniswap::swap!(&mut a[0], &mut a[2]);
    assert_eq!(a, [3, 2, 1]);
    assert_eq!(indexing::scope(&a[..], |a| a[a.range().nonempty().unwrap().first()]), 3);
    assert_eq!(superslice::Ext::lower_bound(&[1, 3][..], &2), 1);
    assert_eq!(permutohedron::LexicalPermutation::next_permutation(&mut a[..]), false);
}

fn numbers() {
    use alga::general::{AbstractMagma, Additive};
    assert_eq!(ac_library::ModInt998244353::new(2).pow(3).val(), 8);
    assert_eq!(AbstractMagma::<Additive>::operate(&2, &3), 5);
    assert_eq!((amplify_num::u256::from(3u8) << 200) >> 199, 6u8.into());
    assert_eq!(az::saturating_cast::<i32, u8>(300), 255);
    assert_eq!(itertools_num::linspace(0.0, 1.0, 3).nth(1), Some(0.5));
    assert_eq!(libm::sqrt(4.0), 2.0);
    assert_eq!(num::integer::gcd(4, 6), 2);
    assert_eq!(num_bigint::BigUint::from(2u8).pow(70).to_string(), "1180591620717411303424");
    assert_eq!(num_complex::Complex::new(3.0, 4.0).norm(), 5.0);
    assert_eq!(num_integer::lcm(4, 6), 12);
    assert_eq!(num_iter::range_step(0, 9, 3).count(), 3);
    assert_eq!(num_rational::Ratio::new(2, 4), num_rational::Ratio::new(1, 2));
    assert!(ordered_float::OrderedFloat(1.0) < ordered_float::OrderedFloat(2.0));
    let steps = |&n: &u64| [n + 1, n * 2];
    assert_eq!(pathfinding::prelude::bfs(&1, steps, |&n| n == 10).unwrap().len(), 5);
    assert_eq!(primal::Primes::all().nth(4), Some(11));
    assert_eq!(statrs::function::factorial::binomial(4, 2), 6.0);
    let mut solver = varisat::Solver::new();
    varisat::ExtendFormula::add_clause(&mut solver, &[varisat::Lit::from_dimacs(-1)]);
    assert!(solver.solve().unwrap());
}

fn random() {
    let normal = rand_distr::Normal::new(0.0, 1f64).unwrap();
    let seeded = [
        &mut rand_chacha::ChaCha8Rng::seed_from_u64(1) as &mut dyn rand_core::RngCore,
        &mut rand_hc::Hc128Rng::seed_from_u64(1),
        &mut rand_pcg::Pcg64::seed_from_u64(1),
        &mut rand_xorshift::XorShiftRng::seed_from_u64(1),
        &mut rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1),
        &mut StdRng::seed_from_u64(1),
    ];
    for random in seeded {
        assert!(random.random_range(0..3) < 3 && normal.sample(random).is_finite());
    }
    assert!(rand::random_range(0..3) < 3);
    assert!(getrandom::fill(&mut [0; 2]).is_ok());
}

fn texts() {
    assert_eq!(ascii::AsciiChar::A.as_char(), 'A');
    assert_eq!(bstr::ByteSlice::find(&b"nim"[..], "m"), Some(2));
    assert_eq!(either::Either::<u8, u8>::Left(1).left(), Some(1));
    assert_eq!(itertools::join([1, 2], " "), "1 2");
    assert_eq!(*once_cell::unsync::Lazy::new(|| 3), 3);
    let factorial = recur_fn::recur_fn(|f, n: u64| if n == 0 { 1 } else { n * f(n - 1) });
    assert_eq!(recur_fn::RecurFn::call(&factorial, 4), 24);
    assert_eq!(regex::Regex::new("[0-9]+").unwrap().find("a12").unwrap().as_str(), "12");
    assert_eq!(tap::Pipe::pipe(2, |x| x + 1), 3);
    let (x, y): (u8, u8);
    text_io::scan!("3,4".bytes() => "{},{}", x, y);
    assert_eq!((x, y, SQUARES[3]), (3, 4, 9));
}

#[argio::argio]
fn main(n: u64) -> u64 {
    procedural_macros();
    collections();
    numbers();
    random();
    texts();
    2 * n
}
