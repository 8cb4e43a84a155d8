use bit_vec::BitVec;

fn main() {
    let mut bits = BitVec::from_elem(40, false);
    bits.set(3, true);
    bits.set(31, true);
    let other = BitVec::from_fn(40, |i| i % 3 == 0);
    bits.and(&other);
    println!("{bits:?} {}", bits.iter().filter(|b| *b).count());
}
