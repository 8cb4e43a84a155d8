use crate::tables::ONE;

pub fn value() -> u32 {
    ONE + 3
}
