//! What only edition 2024 has in its prelude.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake};

struct Never;

impl Future for Never {
    type Output = ();
    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        Poll::Pending
    }
}

struct Nobody;

impl Wake for Nobody {
    fn wake(self: Arc<Self>) {}
}

pub fn is_pending() -> bool {
    let waker = Arc::new(Nobody).into();
    Box::pin(Never).as_mut().poll(&mut Context::from_waker(&waker)).is_pending()
}
