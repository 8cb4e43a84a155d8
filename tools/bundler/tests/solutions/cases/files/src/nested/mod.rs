mod part;

use part::three;

pub fn value() -> u32 {
    20 + three()
}
