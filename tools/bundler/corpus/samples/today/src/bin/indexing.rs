use indexing::scope;

fn main() {
    let total: i32 = scope(&[1, 2, 3, 4][..], |list| list.range().into_iter().map(|i| list[i]).sum());
    println!("{total}");
}
