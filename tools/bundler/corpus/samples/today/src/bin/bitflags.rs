bitflags::bitflags! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Walls: u8 {
        const NORTH = 1;
        const EAST = 2;
        const SOUTH = 4;
    }
}

fn main() {
    let walls = Walls::NORTH | Walls::SOUTH;
    println!("{} {} {:?}", walls.bits(), walls.contains(Walls::EAST), walls - Walls::NORTH == Walls::SOUTH);
}
