use ndarray::arr2;

fn main() {
    let a = arr2(&[[1, 2], [3, 4]]);
    println!("{}", a.t());
}
