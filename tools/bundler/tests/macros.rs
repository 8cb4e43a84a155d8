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
