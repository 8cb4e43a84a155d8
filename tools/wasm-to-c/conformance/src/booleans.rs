//! Every operator on booleans. The translator simplifies them, and compilers warn of `!a & b`, `~!a`
//! and `!a > 2`. The result is compared with that of the same values after they were in memory, where
//! nobody knows that they are booleans.

use std::fmt::Write;

const OPERATORS: &[&str] = &[
    "add", "sub", "mul", "and", "or", "xor", "shl", "shr_u", "shr_s", "rotl", "rotr", "eq", "ne",
    "lt_u", "lt_s", "gt_u", "gt_s", "le_u", "le_s", "ge_u", "ge_s",
];

/// Booleans. The last one has a side effect, and is 1.
const TRUTHS: &[&str] = &[
    "(i32.eqz (local.get 0))",
    "(i32.lt_u (local.get 0) (i32.const 5))",
    "(i32.and (i32.eqz (local.get 0)) (i32.eqz (local.get 1)))",
    "(i32.or (i32.eqz (local.get 0)) (i32.eqz (local.get 1)))",
    "(i32.ne (call $keep (i32.const 3)) (i32.const 0))",
];

const OTHERS: &[&str] = &[
    "(i32.const 0)",
    "(i32.const 1)",
    "(i32.const 2)",
    "(i32.const -1)",
    "(local.get 1)",
    "(i32.gt_s (local.get 1) (i32.const 3))",
];

/// A module with a function for each, which says whether both are the same, and all calls of them.
pub fn wast() -> String {
    let mut functions = String::new();
    let mut calls = String::new();
    let mut count = 0;
    for operator in OPERATORS {
        for truth in TRUTHS {
            for other in OTHERS {
                for [a, b] in [[truth, other], [other, truth]] {
                    let known = format!("(i32.{operator} {a} {b})");
                    let unknown = format!("(i32.{operator} (call $keep {a}) (call $keep {b}))");
                    let _ = writeln!(
                        functions,
                        "(func (export \"{count}\") (param i32 i32) (result i32) \
                         (i32.eq {known} {unknown}))",
                    );
                    for x in [0, 7] {
                        for y in [0, 4, -1] {
                            let _ = writeln!(
                                calls,
                                "(assert_return (invoke \"{count}\" (i32.const {x}) \
                                 (i32.const {y})) (i32.const 1))",
                            );
                        }
                    }
                    count += 1;
                }
            }
        }
    }
    format!(
        "(module (memory 1) (func $keep (param i32) (result i32) \
         (i32.store (i32.const 0) (local.get 0)) (i32.load (i32.const 0)))\n\
         {functions})\n{calls}"
    )
}
