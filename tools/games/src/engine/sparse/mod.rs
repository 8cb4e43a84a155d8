//! The values of a heap by a sparse space: only splits with a rare part are listed, one by one; that rare
//! values are reached is known from a few of the others.

mod rare;
mod space;
mod witness;

pub use rare::Rare;
use witness::{ALL, BLOCK, Heaps, Witnesses, has};

pub struct Sparse {
    pub rare: Rare,
    /// From some heaps on.
    witnesses: Option<Witnesses>,
    sides: [Side; 2],
}

/// The values at even heaps, or at odd ones.
#[derive(Default)]
struct Side {
    common: Vec<u32>,
    rare: Vec<u32>,
    /// For each of the first rare values, the heaps of the block that are known to reach it and all
    /// smaller ones, one a bit.
    known: Vec<Heaps>,
}

/// The most bytes of a sparse space of `len` values.
pub fn memory(len: u64) -> u64 {
    Rare::memory(len) + Witnesses::memory(len)
}

impl Sparse {
    /// The best space of `values`, if it has few rare heaps. One of the takes that split is `take`; all have
    /// the parity `parity`, if that is given.
    pub fn seek(values: &[u16], take: usize, parity: Option<u32>) -> Option<Sparse> {
        let rare = Rare::seek(values, parity)?;
        let witnesses = Witnesses::new(values, take);
        Some(Sparse { rare, witnesses, sides: Default::default() })
    }

    /// Takes note of the value of the next heap; whether the space still has few rare heaps.
    pub fn push(&mut self, heap: usize, value: u16) -> bool {
        self.rare.push(heap, value);
        if let Some(witnesses) = &mut self.witnesses {
            witnesses.push(heap, value);
            if (heap + 1).is_multiple_of(BLOCK) {
                self.sides.iter_mut().for_each(|side| side.known.clear());
            }
        }
        self.rare.is_sparse(heap + 1)
    }

    /// Whether splits into common parts cannot have this value.
    pub fn is_common(&self, heap: usize, value: u32) -> bool {
        self.rare.space().is_common(heap, value)
    }

    /// Whether most rare values that are reached are known to be.
    pub fn has_witnesses(&self) -> bool {
        self.witnesses.is_some()
    }

    /// Whether `heap`, the next one, is known to reach a rare value.
    pub fn is_known(&mut self, heap: usize, value: u32) -> bool {
        self.witnesses.as_mut().is_some_and(|witnesses| has(witnesses.known(value), heap))
    }

    /// The value of `heap`, the next one, if all smaller rare values are known to be reached: the least
    /// common value for which `reached` does not hold. All values below `room` are looked at.
    pub fn value(&mut self, heap: usize, room: u32, reached: impl Fn(u32) -> bool) -> Option<u32> {
        let witnesses = self.witnesses.as_mut()?;
        let side = &mut self.sides[heap % 2];
        let space = self.rare.space();
        for value in (side.common.len() + side.rare.len()..).map_while(|v| u32::try_from(v).ok()) {
            if value >= room {
                break;
            }
            let list = if space.is_common(heap, value) { &mut side.common } else { &mut side.rare };
            list.push(value);
        }
        let smaller = side.common.iter().position(|&value| !reached(value))?;
        let value = side.common[smaller];
        let Some(last) = (value as usize - smaller).checked_sub(1) else { return Some(value) };
        while side.known.len() <= last {
            let mut all = side.known.last().copied().unwrap_or(ALL);
            let known = witnesses.known(side.rare[side.known.len()]);
            all.iter_mut().zip(known).for_each(|(all, known)| *all &= known);
            side.known.push(all);
        }
        has(&side.known[last], heap).then_some(value)
    }
}
