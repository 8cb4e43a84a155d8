//! Prints with std.

mod other {
    pub fn answer(n: u32) {
        println!("{n}");
    }
}

fn main() {
    other::answer(1);
}
