use lazy_static::lazy_static;

lazy_static! {
    static ref SQUARES: Vec<u32> = (0..10).map(|x| x * x).collect();
}

fn main() {
    println!("{:?}", &SQUARES[3..6]);
}
