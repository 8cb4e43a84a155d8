//! What calls of macros, other names of types and traits reach, where nothing names what they are given.

mod common;

use bundler::profile::Profile;
use bundler::{bundle, load, reachable};
use common::package;

const MANIFEST: &str = "[package]\nname = \"one\"\nedition = \"2021\"\n[workspace]\n[dependencies]\nfar.path = \"far\"\nnear.path = \"near\"\n";

/// Impls that are not expanded, as fragments are shown: by a macro that calls another one, by one that is known by
/// another name, for another name of a type, and next to a static of the thread.
const FAR: &str = "pub trait Mark { fn mark() -> u32; }
pub struct Distant<T>(pub T);
mod errors { pub struct Error; }
pub use errors::Error;
pub type DistantByte = Distant<u8>;
impl std::fmt::Debug for DistantByte {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(\"distant\") }
}
macro_rules! inner { ($T:ty, $n:expr) => { impl Mark for $T { fn mark() -> u32 { assert!(stringify!($T) != \"\"); $n } } }; }
macro_rules! marked { ($($T:ty, $n:expr;)*) => { $(inner!($T, $n);)* }; }
marked! { u32, 1; DistantByte, 2; }
#[macro_export]
macro_rules! any {
    ($(#[$a:meta])* struct $name:ident($T:ty)) => {
        $(#[$a])* pub struct $name($T);
        impl From<$crate::Error> for $name { fn from(_: $crate::Error) -> Self { assert!(stringify!($T) != \"\"); $name(4) } }
        $crate::failing!(Result<$T, $crate::Error>);
    };
}
#[macro_export]
macro_rules! failing { ($T:ty) => { impl $crate::Mark for $T { fn mark() -> u32 { assert!(stringify!($T) != \"\"); 3 } } }; }
crate::any! { #[derive(Debug)] struct Written(u32) }
impl From<Written> for [u32; 1] { fn from(it: Written) -> Self { [it.0] } }
type Held = Option<Box<DistantByte>>;
use std::cell::Cell as Kept;
thread_local! { static HELD: Kept<Held> = const { Kept::new(None) }; }
pub fn is_held() -> bool { HELD.take().is_some() }
";

/// It has an `Error` too, which `far` cannot know.
const NEAR: &str = "use far::Mark;
#[derive(Debug)]
pub struct Error(pub u32);
impl Mark for Error { fn mark() -> u32 { 9 } }
";

fn text(main: &str) -> (String, String) {
    let lib = |name: &str, more: &str| {
        format!("[package]\nname = \"{name}\"\nedition = \"2021\"\n[dependencies]\n{more}")
    };
    let (far, near) = (lib("far", ""), lib("near", "far.path = \"../far\"\n"));
    let (_folder, solution) = package(&[
        ("Cargo.toml", MANIFEST),
        ("src/main.rs", main),
        ("far/Cargo.toml", &far),
        ("far/src/lib.rs", FAR),
        ("near/Cargo.toml", &near),
        ("near/src/lib.rs", NEAR),
    ]);
    let profile = Profile::default();
    let draft = load(&solution, &profile, &solution.toolchain.options, true).unwrap();
    let made = bundle(&solution, &profile, "x", true, |_| Ok(())).unwrap();
    (reachable(&draft).unwrap(), made.text)
}

#[test]
fn what_is_given_to_macros_is_not_reached_by_them() {
    let (reached, made) = text("fn main() { println!(\"{:?}\", near::Error(5_u32)); }\n");
    assert!(reached.contains("struct Error(pub u32)"), "{reached}");
    for far in ["trait Mark", "Distant", "HELD", "Written", "marked", "any"] {
        assert!(!reached.contains(far), "{far} is in\n{reached}");
    }
    assert!(!made.contains("mod far"), "{made}");
}

#[test]
fn what_macros_write_for_what_is_there_is_reached() {
    let main = "use far::Mark;\nfn main() { println!(\"{:?} {} {}\", far::Distant(5_u8), \
        far::DistantByte::mark(), Result::<u32, far::Error>::mark()); }\n";
    let (_, made) = text(main);
    assert!(made.contains("mod far") && made.contains("DistantByte, 2;"), "{made}");
    let (_, made) = text("fn main() { println!(\"{}\", far::is_held()); }\n");
    assert!(made.contains("HELD") && !made.contains("Mark"), "{made}");
}

/// Traits of which a macro writes a part by another one, beside a macro that writes impls of them.
const TRAITS: &str = "macro_rules! template {
    ($(#[$doc:meta])* pub trait $name:ident { $($items:tt)* }) => {
        macro_rules! $name { ($to:ident $given:tt) => { $to! { $given pub trait $name { $($items)* } } } }
        without_marks! { [] $(#[$doc])* pub trait $name { $($items)* } }
    };
}
macro_rules! without_marks {
    ([$($done:tt)*] { $($items:tt)* }) => { $($done)* { unmarked! { [] $($items)* } } };
    ([$($done:tt)*] $next:tt $($rest:tt)*) => { without_marks! { [$($done)* $next] $($rest)* } };
}
macro_rules! unmarked {
    ([$($done:tt)*]) => { $($done)* };
    ([$($done:tt)*] @ $_mark:ident $($rest:tt)*) => { unmarked! { [$($done)*] $($rest)* } };
    ([$($done:tt)*] $next:tt $($rest:tt)*) => { unmarked! { [$($done)* $next] $($rest)* } };
}
macro_rules! by_reference {
    ([$T:ident, $to:ty] pub trait $name:ident { $(@ own type $of:ident;)* $(@ calls $(fn $f:ident(self) -> $r:ty;)*)* }) => {
        impl<$T: $name + Copy> $name for $to { $(type $of = $T::$of;)* $($(fn $f(self) -> $r { (*self).$f() })*)* }
    };
}
template! { /// What it is worth.
    pub trait Worth { @own type Of; @calls fn worth(self) -> u32; } }
template! { /// What nobody asks.
    pub trait Unasked { @calls fn unasked(self) -> u32; } }
Worth! { by_reference [T, &T] }
Worth! { by_reference [T, &mut T] }
Unasked! { by_reference [T, &T] }
impl Worth for u32 { type Of = u32; fn worth(self) -> u32 { self } }
impl Unasked for u32 { fn unasked(self) -> u32 { self } }
macro_rules! wrapped {
    (struct $name:ident { iter: $iter:ty }) => {
        pub struct $name { iter: $iter }
        impl $name { pub fn of(iter: $iter) -> $name { $name { iter } } }
        impl Iterator for $name { type Item = u8; fn next(&mut self) -> Option<u8> { self.iter.next() } }
    };
}
wrapped! { struct Bytes { iter: std::iter::Once<u8> } }
wrapped! { struct Nothing { iter: std::iter::Empty<u8> } }
fn sum() -> u32 { 7 }
macro_rules! summed { ($name:ident, $n:expr) => { pub fn $name() -> u32 { let sum = 1; sum + $n } }; }
summed!(with_sum, sum());
";

#[test]
fn what_macros_write_by_others_is_pruned() {
    let main = "use far::Worth;\nfn main() { println!(\"{} {} {}\", (&&5_u32).worth(), far::with_sum(), \
        far::Bytes::of(std::iter::once(1)).count()); }\n";
    let (_folder, solution) = package(&[
        ("Cargo.toml", MANIFEST),
        ("src/main.rs", main),
        ("far/Cargo.toml", "[package]\nname = \"far\"\nedition = \"2021\"\n"),
        ("far/src/lib.rs", TRAITS),
        ("near/Cargo.toml", "[package]\nname = \"near\"\nedition = \"2021\"\n"),
        ("near/src/lib.rs", ""),
    ]);
    let made = bundle(&solution, &Profile::default(), "x", true, |_| Ok(())).unwrap().text;
    for unneeded in ["Unasked", "Nothing", "&mut T", "template", "by_reference", "wrapped"] {
        assert!(!made.contains(unneeded), "{unneeded} is in\n{made}");
    }
    // A variable of the macro is not what it is called with.
    assert!(
        made.contains("impl<T: Worth + Copy> Worth for &T") && made.contains("summed!"),
        "{made}"
    );
}
