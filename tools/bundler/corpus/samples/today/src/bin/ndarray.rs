use ndarray::{array, Array2, Axis};

fn main() {
    let a = array![[1, 2], [3, 4]];
    let mut grid = Array2::<i32>::zeros((3, 4));
    grid[[1, 2]] = 5;
    println!("{} {:?}", a.dot(&a), grid.sum_axis(Axis(0)));
}
