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

macro_rules! labelled {
    ($name:ident) => {
        paste::paste! {
            fn [<$name _ "first" 'x' 3>]() -> usize {
                let mut count = 0;
                [<'of_ $name>]: loop {
                    loop {
                        count += 1;
                        if count == [<1 2>] { break [<'of_ $name>]; }
                    }
                }
                count
            }
        }
    };
}
labelled!(outer);

macro_rules! sizes {
    ($name:ident, $size:expr) => {
        paste::paste! {
            const [<$name _TWICE>]: i32 = 2 * $size;
            fn [<$name:lower _size>](times: i32) -> i32 { times * $size }
        }
    };
}
// Where `paste!` makes the tokens around anew, `$size` is no whole any more: rustc reads 2 * 3 + 1.
sizes!(GRID, 3 + 1);

paste::paste! { fn [<plus_ one>](x: i32) -> i32 { x + 1 } }

fn main() {
    let point = pasting::Point { x: 1, y: 2 };
    println!("{} {} {:?}", left_side(), right_side(), point.xy());
    println!("{:?}", ReadOnlyMarker);
    println!("{} {}", outer_firstx3(), pasting::differences(&point));
    println!("{} {}", GRID_TWICE, grid_size(2));
    paste::paste! { let [<last _one>] = plus_one(1); }
    println!("{}", last_one);
    use pasting::Sums;
    println!("{} {}", point.double_sum(), point.far_double_sum());
}
