//! Which file a module is, and whether it is there, depends on conditions.

/// Where attributes of the module itself stay such.
mod empty {
    #![cfg_attr(all(), allow(unused))]
}

fn main() {
    println!("{}", chosen::described());
}
