use ac_library::Dsu;
use proconio::input;

fn main() {
    input! { n: usize, queries: [(u8, usize, usize)] }
    let mut dsu = Dsu::new(n);
    for (kind, a, b) in queries {
        if kind == 0 {
            dsu.merge(a, b);
        } else {
            println!("{} {}", u8::from(dsu.same(a, b)), dsu.size(a));
        }
    }
    println!("{:?}", dsu.groups());
}
