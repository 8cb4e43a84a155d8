use permutohedron::LexicalPermutation;

fn main() {
    let mut a = [1, 2, 3];
    loop {
        println!("{a:?}");
        if !a.next_permutation() {
            break;
        }
    }
}
