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

#[derive(Debug)]
struct Sides {
    #[cfg(feature = "yes")]
    left: u8,
    #[cfg(feature = "no")]
    right: u8,
}

fn sum(#[cfg(feature = "no")] absent: u8, #[cfg(feature = "yes")] present: u8) -> u8 {
    present
}

/// What has conditions that is neither an item nor a block.
fn places() -> library::string::String {
    let list = [
        1,
        #[cfg(feature = "no")]
        2,
        #[cfg(feature = "yes")]
        3,
        #[cfg(not(feature = "yes"))]
        4,
    ];
    let sides = Sides {
        #[cfg(feature = "yes")]
        left: 5,
        #[cfg(not(feature = "yes"))]
        right: 6,
    };
    let Sides {
        #[cfg(feature = "yes")]
        left,
        #[cfg(feature = "no")]
        right,
    } = sides;
    let number = sum(
        #[cfg(feature = "no")]
        7,
        #[cfg(feature = "yes")]
        left,
    );
    #[cfg(feature = "no")]
    let number = number + 1;
    library::format!("{:?} {:?} {} {}", list, number, cfg!(feature = "yes"), cfg!(feature = "no"))
}

pub fn described() -> library::string::String {
    [decoy::TEXT, plain::TEXT, twice::HEAD, branch::TEXT, &*places()].join(", ")
}
