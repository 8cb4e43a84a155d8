use bitset_fixed::BitSet;

fn main() {
    let mut sums = BitSet::new(100);
    sums.set(0, true);
    for x in [3, 10, 25] {
        sums |= &(&sums << x);
    }
    println!("{:?}", (0..100).filter(|&i| sums[i]).collect::<Vec<_>>());
}
