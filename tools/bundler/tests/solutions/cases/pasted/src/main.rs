//! Names that a macro pastes from parts.

macro_rules! sides {
    ($($side:ident: $length:expr),*) => {
        paste::paste! {
            $(fn [<$side:lower _side>]() -> u32 { $length + 1 })*
        }
    };
}
sides!(Left: 1 * 2, Right: 10);

macro_rules! marker {
    ($name:ident) => {
        paste::paste! {
            #[derive(Debug)]
            struct [<$name:camel Marker>];
        }
    };
}
marker!(readOnly);

fn main() {
    let point = pasting::Point { x: 1, y: 2 };
    println!("{} {} {:?}", left_side(), right_side(), point.xy());
    println!("{:?}", ReadOnlyMarker);
}
