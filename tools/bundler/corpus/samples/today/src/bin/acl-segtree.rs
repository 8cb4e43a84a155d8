use ac_library::{Additive, Max, Min, Segtree};

fn main() {
    let mut max: Segtree<Max<i32>> = vec![3, 1, 4, 1, 5, 9, 2, 6].into();
    println!("{} {}", max.prod(1..4), max.all_prod());
    max.set(3, 10);
    println!("{} {}", max.max_right(0, |&x| x < 9), max.min_left(8, |&x| x < 9));
    let min = Segtree::<Min<i64>>::from(vec![5, 4, 3]);
    let sum = Segtree::<Additive<u64>>::from(vec![5, 4, 3]);
    println!("{} {} {}", min.all_prod(), sum.prod(1..), sum.get(0));
}
