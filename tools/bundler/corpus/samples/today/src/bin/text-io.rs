use text_io::{read, scan};

fn main() {
    let n: usize = read!();
    let (a, b): (i32, i32);
    scan!("{} {}\n", a, b);
    println!("{}", n as i32 + a * b);
}
