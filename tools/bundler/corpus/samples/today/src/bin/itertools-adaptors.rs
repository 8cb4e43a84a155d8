use itertools::Itertools;

fn main() {
    let a = [3, 1, 4, 1, 5, 9, 2, 6];
    println!("{}", a.iter().sorted().dedup().join(" "));
    println!("{:?}", a.iter().tuple_windows().map(|(x, y)| x * y).collect_vec());
    println!("{:?}", a.iter().combinations(2).filter(|c| c[0] < c[1]).count());
    println!("{:?}", a.iter().permutations(3).step_by(50).map(|p| p.into_iter().join("")).collect_vec());
    println!("{:?}", a.iter().minmax());
    println!("{:?}", (0..2).cartesian_product(0..3).collect_vec());
    println!("{:?}", a.chunks(3).map(|c| c.iter().product::<i32>()).collect_vec());
    println!("{:?}", a.iter().group_by_parity());
    println!("{:?}", a.iter().unique().counts().len());
    println!("{:?}", a.iter().multi_cartesian());
}

trait Parity: Iterator {
    fn group_by_parity(self) -> Vec<(bool, usize)>;
    fn multi_cartesian(self) -> usize;
}

impl<'a, I: Iterator<Item = &'a i32>> Parity for I {
    fn group_by_parity(self) -> Vec<(bool, usize)> {
        self.chunk_by(|x| **x % 2 == 0).into_iter().map(|(key, group)| (key, group.count())).collect()
    }
    fn multi_cartesian(self) -> usize {
        self.map(|&x| 0..x).multi_cartesian_product().count()
    }
}
