fn main() {
    let (a, b, mut c) = ([1.0f64, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [0.0; 4]);
    unsafe {
        matrixmultiply::dgemm(2, 2, 2, 1.0, a.as_ptr(), 2, 1, b.as_ptr(), 2, 1, 0.0, c.as_mut_ptr(), 2, 1);
    }
    println!("{:?}", c);
}
