use once_cell::sync::Lazy;
use once_cell::unsync::OnceCell;

static TABLE: Lazy<Vec<u64>> = Lazy::new(|| (1..10).map(|x| x * x * x).collect());

fn main() {
    let cell = OnceCell::new();
    println!("{} {} {:?}", TABLE[4], cell.get_or_init(|| 5), cell.get());
}
