use bit_set::BitSet;

fn main() {
    let mut odd: BitSet = (0..20).filter(|x| x % 2 == 1).collect();
    let three: BitSet = (0..20).filter(|x| x % 3 == 0).collect();
    odd.union_with(&three);
    println!("{:?} {}", odd.iter().collect::<Vec<_>>(), odd.contains(9));
}
