use bitvec::prelude::*;

fn main() {
    let mut bits = bitvec![u64, Lsb0; 0; 70];
    bits.set(3, true);
    bits[60..70].fill(true);
    println!("{} {:?} {}", bits.count_ones(), bits.first_one(), bits.iter_ones().sum::<usize>());
}
