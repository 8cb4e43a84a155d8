use superslice::Ext;

fn main() {
    let a = [1, 2, 2, 5, 8];
    println!("{} {} {:?}", a.lower_bound(&2), a.upper_bound(&2), a.equal_range(&2));
    let mut p = [1, 2, 3];
    println!("{} {p:?}", p.next_permutation());
}
