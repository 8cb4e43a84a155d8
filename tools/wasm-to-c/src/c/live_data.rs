//! Data that nothing refers to, as constants that only functions use which are left out, or messages of
//! panics: it becomes zeros, which need no initialization.

use crate::tree::{Expr, Program};
use std::collections::BTreeSet;

/// The bytes of each data segment, where these functions are all that there are.
pub(super) fn live_data(program: &Program, functions: &[usize]) -> Vec<Vec<u8>> {
    let module = &program.module;
    let mut todo = vec![];
    for body in functions.iter().filter_map(|&f| program.body(f)) {
        todo.extend(&body.objects);
    }
    program.for_each_expr(functions, &mut |e| {
        if let Expr::Address(_, object) = e {
            todo.push(*object);
        }
    });
    let mut live = BTreeSet::new();
    while let Some(object) = todo.pop() {
        if live.insert(object) {
            todo.extend(&module.objects[object].refers);
        }
    }
    let mut segments: Vec<Vec<u8>> = module.data.iter().map(|data| data.bytes.clone()).collect();
    // Objects may overlap, as the ends of texts do.
    for keep in [false, true] {
        for (i, object) in module.objects.iter().enumerate() {
            if live.contains(&i) != keep || module.data.get(object.segment).is_none() {
                continue;
            }
            let whole = &module.data[object.segment].bytes;
            if let (Some(bytes), Some(whole)) = (
                segments[object.segment].get_mut(object.range.clone()),
                whole.get(object.range.clone()),
            ) {
                if keep {
                    bytes.copy_from_slice(whole);
                } else {
                    bytes.fill(0);
                }
            }
        }
    }
    segments
}
