use omniswap::swap;

fn main() {
    let (mut a, mut b) = (vec![1, 2], [3, 4]);
    swap!(&mut a[0], &mut b[1]);
    println!("{a:?} {b:?}");
}
