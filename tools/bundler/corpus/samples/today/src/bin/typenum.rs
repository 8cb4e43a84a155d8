use typenum::{Prod, Sum, Unsigned, U3, U4};

fn main() {
    println!("{} {}", Sum::<U3, U4>::USIZE, Prod::<U3, U4>::to_u32());
}
