//! Memory from the page on that follows the program's data.
//!
//! Small blocks have the size of a power of two, and each size has a list of free ones. Larger blocks
//! are whole units, taken from a list of free ranges that is sorted by address, so that neighbours
//! join; one that grows does so in place where what follows it is free, or the end of the memory.
//! Nothing needs a header: Rust says the size of what it frees.

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::{memory_grow, memory_size};
use core::cell::UnsafeCell;
use core::ptr;

/// The unit of large blocks, to which all are aligned.
const UNIT: usize = 1 << 10;
const PAGE: usize = 1 << 16;
/// The smallest block, which holds the address of the next free one.
const SMALLEST: usize = 8;
const CLASSES: usize = (UNIT / SMALLEST).trailing_zeros() as usize;

/// A free small block.
struct Block {
    next: *mut Block,
}

/// A free range of units, at its own start.
struct Range {
    next: *mut Range,
    len: usize,
}

struct Memory {
    small: [*mut Block; CLASSES],
    ranges: *mut Range,
    /// Where the memory ends that is in use or in `ranges`; 0 before the first call.
    end: usize,
}

struct Allocator(UnsafeCell<Memory>);

// SAFETY: there is one thread.
unsafe impl Sync for Allocator {}

#[global_allocator]
static ALLOCATOR: Allocator = Allocator(UnsafeCell::new(Memory {
    small: [ptr::null_mut(); CLASSES],
    ranges: ptr::null_mut(),
    end: 0,
}));

/// What a layout needs: the size of a small block, or of whole units.
fn size(layout: Layout) -> usize {
    let size = layout.size().max(layout.align()).max(SMALLEST);
    if size < UNIT {
        size.next_power_of_two()
    } else {
        // No layout is larger than half of the addresses.
        (size + UNIT - 1) & !(UNIT - 1)
    }
}

fn class(size: usize) -> usize {
    (size / SMALLEST).trailing_zeros() as usize
}

/// What is free of `Memory` is nobody else's.
impl Memory {
    unsafe fn take(&mut self, size: usize) -> *mut u8 {
        if size >= UNIT {
            return self.take_units(size);
        }
        let class = class(size);
        if self.small[class].is_null() {
            let unit = self.take_units(UNIT);
            if unit.is_null() {
                return unit;
            }
            for at in (0..UNIT).step_by(size) {
                self.give(unit.add(at), size);
            }
        }
        let block = self.small[class];
        self.small[class] = (*block).next;
        block.cast()
    }

    unsafe fn give(&mut self, at: *mut u8, size: usize) {
        if size >= UNIT {
            return self.give_units(at, size);
        }
        let block: *mut Block = at.cast();
        let first = &mut self.small[class(size)];
        (*block).next = *first;
        *first = block;
    }

    unsafe fn take_units(&mut self, size: usize) -> *mut u8 {
        let mut link: *mut *mut Range = &mut self.ranges;
        while !(*link).is_null() {
            let range = *link;
            if (*range).len >= size {
                *link = (*range).next;
                let rest = (*range).len - size;
                if rest > 0 {
                    self.give_units(range.cast::<u8>().add(size), rest);
                }
                return range.cast();
            }
            link = &mut (*range).next;
        }
        if self.end == 0 {
            self.end = memory_size(0) * PAGE;
        }
        // The end of the memory may be free already.
        let mut last: *mut Range = self.ranges;
        while !last.is_null() && !(*last).next.is_null() {
            last = (*last).next;
        }
        let free =
            if !last.is_null() && last as usize + (*last).len == self.end { (*last).len } else { 0 };
        if !self.grow(size - free) {
            return ptr::null_mut();
        }
        self.take_units(size)
    }

    /// Adds at least `size` bytes to the end of the memory, as a free range.
    unsafe fn grow(&mut self, size: usize) -> bool {
        let pages = (size + PAGE - 1) / PAGE;
        if memory_grow(0, pages) == usize::MAX {
            return false;
        }
        let from = self.end;
        self.end += pages * PAGE;
        self.give_units(from as *mut u8, pages * PAGE);
        true
    }

    unsafe fn give_units(&mut self, at: *mut u8, size: usize) {
        let at: *mut Range = at.cast();
        let mut before: *mut Range = ptr::null_mut();
        let mut after = self.ranges;
        while !after.is_null() && after < at {
            before = after;
            after = (*after).next;
        }
        (*at).len = size;
        (*at).next = after;
        if at as usize + size == after as usize {
            (*at).len += (*after).len;
            (*at).next = (*after).next;
        }
        if before.is_null() {
            self.ranges = at;
        } else if before as usize + (*before).len == at as usize {
            (*before).len += (*at).len;
            (*before).next = (*at).next;
        } else {
            (*before).next = at;
        }
    }

    /// Makes a block of units larger in place, if what follows it is free.
    unsafe fn extend(&mut self, at: *mut u8, old: usize, new: usize) -> bool {
        let follows = at as usize + old;
        let more = new - old;
        let mut link: *mut *mut Range = &mut self.ranges;
        while !(*link).is_null() && (*link as usize) < follows {
            link = &mut (**link).next;
        }
        let free = if *link as usize == follows { (**link).len } else { 0 };
        if free < more {
            if follows + free != self.end || !self.grow(more - free) {
                return false;
            }
            return self.extend(at, old, new);
        }
        let range = *link;
        *link = (*range).next;
        if free > more {
            self.give_units((follows + more) as *mut u8, free - more);
        }
        true
    }
}

// SAFETY: blocks are as large as `size` says, aligned to it or to a unit, and apart from each other.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() > UNIT {
            return ptr::null_mut();
        }
        (*self.0.get()).take(size(layout))
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        (*self.0.get()).give(at, size(layout));
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size_now: usize) -> *mut u8 {
        let memory = &mut *self.0.get();
        let wanted = Layout::from_size_align_unchecked(size_now, layout.align());
        let (old, new) = (size(layout), size(wanted));
        if old == new {
            return at;
        }
        if old >= UNIT && new > old && memory.extend(at, old, new) {
            return at;
        }
        if old > new && new >= UNIT {
            memory.give_units(at.add(new), old - new);
            return at;
        }
        let to = memory.take(new);
        if !to.is_null() {
            ptr::copy_nonoverlapping(at, to, layout.size().min(size_now));
            memory.give(at, old);
        }
        to
    }
}
