use nalgebra::{Matrix2, Vector2};

fn main() {
    let m = Matrix2::new(1i64, 1, 1, 0);
    let mut power = Matrix2::identity();
    for _ in 0..30 {
        power *= m;
    }
    println!("{} {:?}", power[(0, 1)], power * Vector2::new(1, 2));
}
