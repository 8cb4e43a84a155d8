//! Modules whose files depend on conditions.

extern crate std as library;

macro_rules! cfg_if {
    (
        if #[$first:meta] { $($one:item)* }
        else if #[$second:meta] { $($two:item)* }
        else { $($three:item)* }
    ) => {
        $(#[$first] $one)*
        $(#[cfg(not(feature = "no"))] #[$second] $two)*
        $(#[cfg(not(any(feature = "no", feature = "yes")))] $three)*
    };
}

// `decoy.rs` is there too.
#[cfg_attr(feature = "yes", path = "real.rs")]
mod decoy;
#[cfg_attr(all(), cfg_attr(feature = "no", path = "real.rs"))]
mod plain;

mod twice {
    mod one;
    mod two;
    pub use self::two::*;
}

cfg_if! {
    if #[cfg(feature = "no")] {
        mod branch_one;
        use self::branch_one as branch;
    } else if #[cfg(feature = "yes")] {
        mod branch_two;
        use self::branch_two as branch;
    } else {
        compile_error!("neither");
    }
}

pub fn described() -> library::string::String {
    [decoy::TEXT, plain::TEXT, twice::HEAD, branch::TEXT].join(", ")
}
