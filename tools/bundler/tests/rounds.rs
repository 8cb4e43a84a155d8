//! How many compilations it takes to find what a solution needs.

mod common;

use self::common::MANIFEST;
use bundler::package::Solution;
use bundler::profile::Profile;
use bundler::{bundle, load, reachable, rustc};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;

/// Two impls of `Dot` are there, and the compiler does not say that both need `Zero` and `One`.
const LIBRARY: &str = "use std::ops::{Add, Mul};
pub trait Zero { fn zero() -> Self; }
pub trait One { fn one() -> Self; }
impl Zero for i8 { fn zero() -> i8 { 0 } }
impl Zero for i32 { fn zero() -> i32 { 0 } }
impl One for i8 { fn one() -> i8 { 1 } }
impl One for i32 { fn one() -> i32 { 1 } }
pub trait Scalar: Copy + Zero + One + Add<Output = Self> + Mul<Output = Self> {}
impl<T: Copy + Zero + One + Add<Output = T> + Mul<Output = T>> Scalar for T {}
pub trait Data { type Elem; fn of(&self) -> &[Self::Elem]; }
pub struct Owned<A>(pub Vec<A>);
impl<A> Data for Owned<A> { type Elem = A; fn of(&self) -> &[A] { &self.0 } }
pub struct Row<S>(pub S);
impl<S> Row<S> {
    pub fn dot<Other>(&self, other: &Other) -> i64 where Self: Dot<Other> { Dot::dot(self, other) }
}
pub trait Dot<Other> { fn dot(&self, other: &Other) -> i64; }
impl<A, S> Dot<Row<S>> for Row<S> where S: Data<Elem = A>, A: Scalar + Into<i64> {
    fn dot(&self, other: &Row<S>) -> i64 {
        let pairs = self.0.of().iter().zip(other.0.of());
        pairs.fold(A::zero(), |sum, (&one, &other)| sum + one * other * A::one()).into()
    }
}
impl<A, S> Dot<Owned<A>> for Row<S> where S: Data<Elem = A>, A: Scalar + Into<i64> {
    fn dot(&self, other: &Owned<A>) -> i64 {
        let pairs = self.0.of().iter().zip(other.of());
        pairs.fold(A::one(), |sum, (&one, &other)| sum + one * other + A::zero()).into()
    }
}
";

const SOLUTION: &str = "use one::{Owned, Row};
fn main() {
    let row = Row(Owned(vec![1, 2, 3]));
    println!(\"{} {}\", row.dot(&row), row.dot(&row.0));
}
";

/// Impls for other types, for tuples and of a trait that has a method of the same name, and a macro's functions
/// that nobody calls.
const LIBRARY_OF_NUMBERS: &str = "pub trait Bounded { fn most() -> Self; }
impl Bounded for u32 { fn most() -> u32 { u32::MAX } }
impl Bounded for u64 { fn most() -> u64 { u64::MAX } }
impl<A: Bounded, B: Bounded> Bounded for (A, B) { fn most() -> Self { (A::most(), B::most()) } }
pub trait Number: Sized + Bounded {
    fn root(self) -> Self;
    fn power(self, n: u32) -> Self;
}
macro_rules! number {
    ($T:ty, $tests:ident) => {
        impl Number for $T {
            fn root(self) -> Self {
                fn go(n: $T, root: $T) -> $T { if root * root > n { root - 1 } else { go(n, root + 1) } }
                go(self, 0)
            }
            fn power(self, n: u32) -> Self { crate::checked(self.pow(n)) }
        }
        #[cfg(test)]
        mod $tests {
            #[test]
            fn root() { assert_eq!(crate::Number::root(9 as $T), 3); }
        }
    };
}
number!(u32, of_u32);
number!(u64, of_u64);
pub fn checked<T: Bounded>(n: T) -> T { n }
pub mod real {
    use super::Bounded;
    pub trait Real { fn root(self) -> Self; }
    impl<T: Bounded> Real for T { fn root(self) -> Self { self } }
}
";

const SOLUTION_OF_NUMBERS: &str = "use one::Number;
fn rooted<T: Number>(n: T) -> T { n.root() }
fn main() { println!(\"{}\", rooted(50_u64)); }
";

/// Only the variants of an enum are named, and that inside a function.
const LIBRARY_OF_VARIANTS: &str = "pub fn sign(n: i64) -> i64 {
    enum Sign { Minus, Plus }
    use Sign::*;
    match if n < 0 { Minus } else { Plus } { Minus => -1, Plus => 1 }
}
";

const SOLUTION_OF_VARIANTS: &str = "fn main() { println!(\"{}\", one::sign(-5)); }";

/// A value that is lent and copied in one expression.
const LIBRARY_OF_COPIES: &str = "use std::ops::Add;
#[derive(Debug)]
pub struct Count(pub u8);
impl Clone for Count { fn clone(&self) -> Self { *self } }
impl Copy for Count {}
impl Add<u8> for Count { type Output = u8; fn add(self, n: u8) -> u8 { self.0 + n } }
impl PartialEq for Count { fn eq(&self, other: &Self) -> bool { self.0 == other.0 } }
";

const SOLUTION_OF_COPIES: &str = "fn main() {
    let count = one::Count(1);
    println!(\"{:?} {}\", count, count + 1);
}
";

/// An impl without code, for which the standard library has other code.
const LIBRARY_OF_MARKS: &str = "use std::iter::FusedIterator;
pub struct Down(pub u8);
impl Iterator for Down {
    type Item = u8;
    fn next(&mut self) -> Option<u8> { self.0 = self.0.checked_sub(1)?; Some(self.0) }
}
impl FusedIterator for Down {}
impl ExactSizeIterator for Down { fn len(&self) -> usize { self.0.into() } }
";

const SOLUTION_OF_MARKS: &str = "fn main() { println!(\"{:?}\", one::Down(3).fuse().next()); }";

/// Impls without items, of which no code is made: one for all types, and one that lets a type go to other threads.
const LIBRARY_OF_MARKERS: &str = "use std::ptr::NonNull;
use std::sync::Mutex;
pub trait Middle: Iterator + Sized {
    fn middle(mut self, n: usize) -> Option<Self::Item> { self.nth(n / 2) }
}
impl<I: Iterator> Middle for I {}
pub struct Place(NonNull<u8>);
unsafe impl Send for Place {}
impl Unpin for Place {}
static PLACE: Mutex<Option<Place>> = Mutex::new(None);
pub fn place(byte: &'static mut u8) { *PLACE.lock().unwrap() = Some(Place(byte.into())); }
pub fn byte() -> u8 { unsafe { *PLACE.lock().unwrap().as_ref().unwrap().0.as_ref() } }
";

const SOLUTION_OF_MARKERS: &str = "use one::Middle;
fn main() {
    one::place(Box::leak(Box::new(5)));
    println!(\"{} {:?}\", one::byte(), [1, 2, 3].iter().middle(3));
}
";

/// A function that is only called where nothing is made of it, and names methods of the standard library that types
/// of the library have too.
const LIBRARY_OF_NAMESAKES: &str = "mod tree {
    pub struct Node(pub u8);
    pub struct Pair;
}
mod list {
    pub struct Node(pub Vec<u8>);
    impl Node {
        pub fn first(&self) -> u8 { self.second() }
        fn second(&self) -> u8 { self.third() }
        fn third(&self) -> u8 { self.fourth() }
        fn fourth(&self) -> u8 { self.0[3] }
    }
    pub struct Pair;
    impl Pair { fn second(&self) {} fn third(&self) {} fn fourth(&self) {} }
}
pub fn least(sorted: &[u8]) -> u8 {
    debug_assert!(is_sorted(sorted));
    let _ = tree::Pair;
    tree::Node(sorted[0]).0
}
fn is_sorted(sorted: &[u8]) -> bool { sorted.first() <= sorted.last() }
pub fn fourth(list: Vec<u8>) -> u8 { list::Node(list).first() }
";

const SOLUTION_OF_NAMESAKES: &str = "fn main() { println!(\"{}\", one::least(&[1, 2])); }";

/// An impl whose parameter has a bound that names its type.
const LIBRARY_OF_BOUNDS: &str = "use std::ops::Sub;
pub struct Wrapped(pub u32);
impl<T: Into<Wrapped>> Sub<T> for Wrapped {
    type Output = Wrapped;
    fn sub(self, other: T) -> Wrapped { Wrapped(self.0 - other.into().0) }
}
pub fn less<'a, T: Copy>(n: &'a T, one: T) -> T where &'a T: Sub<T, Output = T> { n - one }
";

const SOLUTION_OF_BOUNDS: &str = "fn main() { println!(\"{}\", one::less(&5, 1)); }";

/// A method that is called has the name of a type that nothing needs, and that asks for impls without code.
const LIBRARY_OF_IDLE: &str = "pub trait Shape { type Out; fn side(&self) -> u32; }
pub trait Solid: Shape { type Face: Shape; }
pub struct Holder(pub u32);
pub struct Other(pub Holder);
impl Shape for Holder { type Out = Other; fn side(&self) -> u32 { self.0 } }
impl Shape for Other { type Out = u8; fn side(&self) -> u32 { self.0.side() } }
impl Solid for Other { type Face = Holder; }
pub struct len(pub <<Other as Solid>::Face as Shape>::Out);
pub fn count(list: &[u8]) -> usize { list.len() }
";

const SOLUTION_OF_IDLE: &str = "fn main() { println!(\"{}\", one::count(&[1, 2])); }";

/// What only newer editions read, and a function that nobody names.
const LIBRARY_OF_2024: &str = "pub fn positive(n: Option<i32>) -> bool {
    if let Some(n) = n && n > 0 { true } else { false }
}
pub fn unused() {}
";

const SOLUTION_OF_2021: &str = "fn main() { println!(\"{}\", one::positive(Some(1))); }";

/// Compilations are counted for the whole process.
static COUNTED: Mutex<()> = Mutex::new(());

/// A trait asks for another one, that for a third and so on; of their impls only the first has code.
const LIBRARY_OF_SUPERTRAITS: &str = "use std::ops::Shl;
pub trait Zero { fn zero() -> Self; }
pub trait Named { fn name() -> &'static str; }
pub trait Number: Zero + Named {}
pub trait Whole: Number + Shl<u8, Output = Self> {}
pub trait Bits: Whole { fn double(self) -> Self; }
macro_rules! bits {
    ($($T:ident)*) => {$(
        impl Zero for $T { fn zero() -> $T { 0 } }
        impl Named for $T { fn name() -> &'static str { stringify!($T) } }
        impl Number for $T {}
        impl Whole for $T {}
        impl Bits for $T { fn double(self) -> $T { self << 1 } }
    )*};
}
bits! { u8 u32 u64 }
pub fn doubled<T: Bits>(n: T) -> T { n.double() }
";

const SOLUTION_OF_SUPERTRAITS: &str = "fn main() { println!(\"{}\", one::doubled(5_u64)); }";

/// A macro that is not expanded, as it hands a fragment to another one, writes impls with a method that nobody calls;
/// the variants of an enum that nobody uses are imported; and an exported macro has more than one arm.
const LIBRARY_OF_MACROS: &str = "mod sides {
    pub enum Side { Left, Right }
}
pub(crate) use crate::sides::Side::{Left, Right};
pub const fn side(is_left: bool) -> crate::sides::Side { if is_left { Left } else { Right } }
pub trait Shape { fn area(&self) -> u32; fn border(&self) -> u32; }
macro_rules! shapes {
    ($($T:ident $sides:expr;)*) => {$(
        pub struct $T(pub u32);
        impl Shape for $T {
            fn area(&self) -> u32 { self.0 * self.0 }
            fn border(&self) -> u32 { assert!($sides > 2); $sides * self.0 }
        }
    )*};
}
shapes! { Square 4; Triangle 3; }
#[macro_export]
macro_rules! total {
    () => { 0 };
    ($one:expr) => { $crate::Shape::area(&$one) };
    ($one:expr, $($more:expr),*) => { $crate::total!($one) + $crate::total!($($more),*) };
}
";

const SOLUTION_OF_MACROS: &str = "fn main() {
    let side = 3;
    println!(\"{}\", one::total!(one::Square(side)));
}
";

/// What `clone` gives of a reference to a type without `Clone` is a reference, and no error says why it is one.
const LIBRARY_OF_SERIES: &str = "use std::fmt;
use std::ops::Mul;
#[derive(Clone, Debug, PartialEq)]
pub struct Series(pub Vec<u64>);
impl Mul for Series {
    type Output = Series;
    fn mul(self, other: Series) -> Series { Series(vec![self.0[0] * other.0[0]]) }
}
impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, \"{:?}\", self.0) }
}
impl From<u64> for Series {
    fn from(n: u64) -> Series { Series(vec![n]) }
}
impl Series {
    fn twice(&self) -> Series { Series(vec![self.0[0] * 2]) }
    pub fn power(&self, n: u32) -> u64 {
        let (mut power, last) = (self.clone(), self.clone());
        for _ in 0..n { power = power.twice(); }
        (power * last).0[0]
    }
}
";

const SOLUTION_OF_SERIES: &str = "fn main() { println!(\"{}\", one::Series(vec![1]).power(3)); }";

/// The bundle of a solution on a library, and the compilations that it takes.
fn bundled(library: &str, solution: &str) -> (String, usize) {
    let (text, rounds) = tried(library, solution);
    (text.unwrap(), rounds)
}

/// The bundle, or why there is none.
fn tried(library: &str, solution: &str) -> (Result<String, String>, usize) {
    let _alone = COUNTED.lock().unwrap_or_else(PoisonError::into_inner);
    let (_folder, solution) = package(library, solution);
    let before = rustc::compilations();
    let bundle = bundle(&solution, &Profile::default(), "make", false, |_| Ok(()));
    let text = bundle.map(|bundle| bundle.text).map_err(|error| format!("{error:#}"));
    (text, rustc::compilations() - before)
}

/// A package with a library, in a folder of its own.
fn package(library: &str, solution: &str) -> (TempDir, Solution) {
    common::package(&[MANIFEST, ("src/lib.rs", library), ("src/main.rs", solution)])
}

#[test]
fn what_the_impls_of_a_trait_need_is_found_at_once() {
    let (text, rounds) = bundled(LIBRARY, SOLUTION);
    assert!(text.contains("impl Zero for i32") && !text.contains("i8"), "{text}");
    assert!(rounds <= 12, "{rounds} compilations");
}

#[test]
fn what_an_error_cannot_mean_stays_away() {
    let (text, rounds) = bundled(LIBRARY_OF_NUMBERS, SOLUTION_OF_NUMBERS);
    assert!(text.contains("impl Bounded for u64"), "{text}");
    for unused in ["(A, B)", "Real", "power", "checked", "for u32", "macro_rules"] {
        assert!(!text.contains(unused), "{unused} is in\n{text}");
    }
    assert!(rounds <= 8, "{rounds} compilations");
}

#[test]
fn an_enum_of_which_only_variants_are_named_stays() {
    let (text, _) = bundled(LIBRARY_OF_VARIANTS, SOLUTION_OF_VARIANTS);
    assert!(text.contains("use Sign::*"), "{text}");
}

#[test]
fn what_is_lent_and_moved_is_copied() {
    let (text, _) = bundled(LIBRARY_OF_COPIES, SOLUTION_OF_COPIES);
    assert!(text.contains("impl Copy") && !text.contains("PartialEq"), "{text}");
}

#[test]
fn what_is_behind_a_reference_is_cloned() {
    let (text, _) = bundled(LIBRARY_OF_SERIES, SOLUTION_OF_SERIES);
    let other = ["Debug", "PartialEq", "Display", "From"];
    assert!(text.contains("Clone") && !other.iter().any(|it| text.contains(it)), "{text}");
}

#[test]
fn an_impl_that_changes_the_code_of_the_standard_library_stays_alone() {
    let (text, _) = bundled(LIBRARY_OF_MARKS, SOLUTION_OF_MARKS);
    assert!(text.contains("impl FusedIterator") && !text.contains("ExactSize"), "{text}");
}

#[test]
fn impls_for_all_types_and_of_threads_are_there_from_the_start() {
    let (text, rounds) = bundled(LIBRARY_OF_MARKERS, SOLUTION_OF_MARKERS);
    assert!(!text.contains("Unpin"), "{text}");
    assert!(rounds <= 3, "{rounds} compilations");
}

#[test]
fn what_supertraits_ask_for_is_found_at_once() {
    let (text, rounds) = bundled(LIBRARY_OF_SUPERTRAITS, SOLUTION_OF_SUPERTRAITS);
    assert!(text.contains("impl Named for u64") && !text.contains("for u8"), "{text}");
    assert!(rounds <= 4, "{rounds} compilations");
}

#[test]
fn what_nothing_needs_asks_for_nothing() {
    let (text, rounds) = bundled(LIBRARY_OF_IDLE, SOLUTION_OF_IDLE);
    assert!(text.contains("fn count") && !text.contains("Shape"), "{text}");
    assert!(rounds <= 4, "{rounds} compilations");
}

#[test]
fn what_macros_write_is_there_from_the_start() {
    let (text, rounds) = bundled(LIBRARY_OF_MACROS, SOLUTION_OF_MACROS);
    assert!(text.contains("fn border") && !text.contains("Side"), "{text}");
    assert!(!text.contains("more"), "{text}");
    assert!(rounds <= 5, "{rounds} compilations");
}

#[test]
fn a_method_of_the_standard_library_restores_no_namesake() {
    let (text, rounds) = bundled(LIBRARY_OF_NAMESAKES, SOLUTION_OF_NAMESAKES);
    assert!(text.contains("is_sorted") && !text.contains("mod list"), "{text}");
    assert!(rounds <= 5, "{rounds} compilations");
}

#[test]
fn a_bound_does_not_hide_the_type_of_an_impl() {
    let (_folder, solution) = package(LIBRARY_OF_BOUNDS, SOLUTION_OF_BOUNDS);
    let draft = load(&solution, &Profile::default(), &solution.toolchain.options, true).unwrap();
    let text = reachable(&draft).unwrap();
    assert!(text.contains("fn less") && !text.contains("Wrapped"), "{text}");
}

#[test]
fn syntax_of_a_newer_edition_is_refused_at_once() {
    let (text, rounds) = tried(LIBRARY_OF_2024, SOLUTION_OF_2021);
    let message = text.unwrap_err();
    assert!(message.contains("let chains are only allowed"), "{message}");
    assert_eq!(rounds, 1);
}
