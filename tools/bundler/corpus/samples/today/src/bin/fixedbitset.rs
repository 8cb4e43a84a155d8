use fixedbitset::FixedBitSet;

fn main() {
    let mut bits = FixedBitSet::with_capacity(100);
    bits.insert_range(10..20);
    bits.toggle(15);
    let mut other = FixedBitSet::with_capacity(100);
    other.insert(12);
    other.union_with(&bits);
    println!("{} {:?}", bits.count_ones(..), other.ones().collect::<Vec<_>>());
}
