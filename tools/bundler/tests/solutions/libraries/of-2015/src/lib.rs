//! What editions after 2015 write otherwise.

/// A keyword of edition 2024.
macro_rules! same {
    ($gen:expr) => {
        $gen
    };
}

pub trait Shape {
    fn area(&self, scale: u32) -> u32;
    fn twice(&self, _: &dyn Shape) -> u32 {
        use gen::gen;

        let area = self.area(1);
        let gen = same!(gen(&area));
        *gen
    }
}

mod gen {
    pub fn gen<'gen>(n: &'gen u32) -> &'gen u32 {
        n
    }
}

pub struct Square(pub u32);

impl Shape for Square {
    fn area(&self, scale: u32) -> u32 {
        self.0 * self.0 * scale
    }
}

fn helper(shapes: &[Box<dyn Shape>]) -> u32 {
    let mut sum = 0;
    for shape in shapes {
        let shape: &dyn Shape = &**shape;
        sum += shape.twice(&Square(1));
    }
    sum
}

/// Borrows explicitly what is matched by reference.
fn first<'a>(pair: &'a (Option<u32>, Vec<u32>)) -> (&'a u32, usize) {
    match pair {
        (Some(ref first), rest) => (first, rest.len()),
        (None, rest) => (&rest[0], rest.len()),
    }
}

mod sizes {
    pub enum Size {
        Small,
        Large,
    }
}

mod sized {
    // A type with the name that a trait has at the root.
    use sizes::Size as Shape;

    struct Kept(Shape);

    use sizes;
    use sizes::Size::*;

    pub fn size(n: u32) -> u32 {
        let kept = Kept(if n < 10 { Small } else { sizes::Size::Large });
        match kept.0 {
            Small => 1,
            Large => 2,
        }
    }
}

/// A type in a module that is called like the one of a trait.
mod error {
    use std::error;
    use std::fmt;

    #[derive(Debug)]
    pub struct Error;

    impl fmt::Display for Error {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("none")
        }
    }

    impl error::Error for Error {
        fn cause(&self) -> Option<&dyn error::Error> {
            None
        }
    }
}

fn checked(n: u32) -> Result<u32, error::Error> {
    if n > 0 { Ok(n) } else { Err(error::Error) }
}

mod causes {
    use std::error::Error;
    use std::error::Error as StdError;

    pub fn count(error: &dyn Error) -> u32 {
        let cause: Option<&dyn StdError> = error.cause();
        cause.map_or(0, |_| 1)
    }
}

pub fn total(shapes: &[Box<dyn Shape>]) -> u32 {
    let (&one, none) = first(&(Some(1), vec![]));
    let more = checked(one).map_or_else(|error| causes::count(&error), |n| n - 1);
    ::helper(shapes) + one + none as u32 + sized::size(one) + more
}
