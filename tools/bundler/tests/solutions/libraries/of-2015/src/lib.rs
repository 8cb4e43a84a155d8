//! What editions after 2015 write otherwise.

pub trait Shape {
    fn area(&self, u32) -> u32;
    fn async(&self, &Shape) -> u32 {
        let gen = self.area(1);
        gen
    }
}

pub struct Square(pub u32);

impl Shape for Square {
    fn area(&self, scale: u32) -> u32 {
        self.0 * self.0 * scale
    }
}

fn helper(shapes: &[Box<Shape>]) -> u32 {
    let mut sum = 0;
    for shape in shapes {
        let shape: &Shape = &**shape;
        sum += shape.async(&Square(1));
    }
    sum
}

pub fn total(shapes: &[Box<Shape>]) -> u32 {
    ::helper(shapes) + 1
}
