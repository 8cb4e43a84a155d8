use std::ops::{Index, IndexMut, Mul};

#[derive(Clone, Debug, PartialEq)]
pub struct Matrix<const R: usize, const C: usize>(pub [[u64; C]; R]);

impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = u64;
    fn index(&self, (row, column): (usize, usize)) -> &u64 {
        &self.0[row][column]
    }
}

impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut u64 {
        &mut self.0[row][column]
    }
}

impl<const R: usize, const N: usize, const C: usize> Mul<&Matrix<N, C>> for &Matrix<R, N> {
    type Output = Matrix<R, C>;
    fn mul(self, other: &Matrix<N, C>) -> Matrix<R, C> {
        let mut product = Matrix([[0; C]; R]);
        for row in 0..R {
            for column in 0..C {
                product[(row, column)] =
                    (0..N).map(|k| self[(row, k)] * other[(k, column)]).sum();
            }
        }
        product
    }
}
