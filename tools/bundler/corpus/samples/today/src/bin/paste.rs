macro_rules! getters {
    ($($name:ident),*) => {
        paste::paste! {
            $(fn [<get_ $name>]() -> &'static str { stringify!($name) })*
        }
    };
}
getters!(left, right);

fn main() {
    println!("{} {}", get_left(), get_right());
}
