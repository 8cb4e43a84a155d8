use either::Either;

fn numbers(down: bool) -> impl Iterator<Item = u32> {
    if down { Either::Left((0..5).rev()) } else { Either::Right(0..5) }
}

fn main() {
    println!("{:?} {:?}", numbers(true).collect::<Vec<_>>(), numbers(false).sum::<u32>());
}
