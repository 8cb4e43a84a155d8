//! Threads as far as programs start one to get a larger stack: it runs at once, to its end. What is local to one is global.

use crate::io;
use alloc_crate::boxed::Box;
use alloc_crate::string::String;
use core::any::Any;
use core::cell::{Cell, RefCell, UnsafeCell};

pub type Result<T> = core::result::Result<T, Box<dyn Any + Send>>;

/// What the thread has returned. A panic has ended the program.
pub struct JoinHandle<T>(T);

impl<T> JoinHandle<T> {
    pub fn join(self) -> Result<T> {
        Ok(self.0)
    }
}

pub fn spawn<T, F: FnOnce() -> T>(run: F) -> JoinHandle<T> {
    JoinHandle(run())
}

/// The stack of a C program is as large as its judge's memory allows.
#[derive(Default)]
pub struct Builder(());

impl Builder {
    pub fn new() -> Self {
        Builder(())
    }

    pub fn name(self, _: String) -> Self {
        self
    }

    pub fn stack_size(self, _: usize) -> Self {
        self
    }

    pub fn spawn<T, F: FnOnce() -> T>(self, run: F) -> io::Result<JoinHandle<T>> {
        Ok(spawn(run))
    }
}

pub struct LocalKey<T: 'static> {
    value: UnsafeCell<Option<T>>,
    make: fn() -> T,
}

// SAFETY: there is one thread.
unsafe impl<T> Sync for LocalKey<T> {}

impl<T> LocalKey<T> {
    #[doc(hidden)]
    pub const fn new(make: fn() -> T) -> Self {
        LocalKey { value: UnsafeCell::new(None), make }
    }

    pub fn with<R>(&'static self, run: impl FnOnce(&T) -> R) -> R {
        // SAFETY: it is not changed once it is there.
        if unsafe { &*self.value.get() }.is_none() {
            let made = (self.make)();
            // SAFETY: nobody has a reference to what is not there.
            unsafe { *self.value.get() = Some(made) };
        }
        match unsafe { &*self.value.get() } {
            Some(value) => run(value),
            None => unreachable!(),
        }
    }
}

impl<T: Copy> LocalKey<Cell<T>> {
    pub fn get(&'static self) -> T {
        self.with(Cell::get)
    }

    pub fn set(&'static self, value: T) {
        self.with(|it| it.set(value));
    }
}

impl<T> LocalKey<RefCell<T>> {
    pub fn with_borrow<R>(&'static self, run: impl FnOnce(&T) -> R) -> R {
        self.with(|it| run(&it.borrow()))
    }

    pub fn with_borrow_mut<R>(&'static self, run: impl FnOnce(&mut T) -> R) -> R {
        self.with(|it| run(&mut it.borrow_mut()))
    }
}

#[macro_export]
macro_rules! thread_local {
    () => {};
    ($(#[$of:meta])* $vis:vis static $name:ident: $type:ty = const $value:block $(; $($rest:tt)*)?) => {
        $crate::thread_local! { $(#[$of])* $vis static $name: $type = $value $(; $($rest)*)? }
    };
    ($(#[$of:meta])* $vis:vis static $name:ident: $type:ty = $value:expr $(; $($rest:tt)*)?) => {
        $(#[$of])*
        $vis static $name: $crate::thread::LocalKey<$type> = $crate::thread::LocalKey::new(|| $value);
        $($crate::thread_local! { $($rest)* })?
    };
}
