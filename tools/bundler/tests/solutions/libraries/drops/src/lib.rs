//! Edition 2024 drops the temporaries of a function's last expression before its variables.

struct Told(&'static str, u32);

impl Told {
    fn get(&self) -> u32 {
        self.1
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        println!("{}", self.0);
    }
}

pub fn value() -> u32 {
    let _local = Told("local", 0);
    Told("temporary", 1).get()
}
