//! Includes files, one of which declares a module.

mod tables {
    include!("tables/all.rs");
}

pub fn total() -> u32 {
    tables::SMALL.iter().sum::<u32>() + crate::tables::deep::value() * include!("sum.inc")
}
