//! Narrow integer types, traps, and memory: loads, stores, bulk operations and growth. Each access is
//! checked: `OUTSIDE` stands for the condition that `n` bytes at `a + o` are out of bounds. `R` and `W` define
//! a load and a store of a type.

use super::helper::{Helper, helpers};

helpers! {
    i8() "typedef signed char i8;\n";
    i16() "typedef short i16;\n";
    i32() "typedef int i32;\n";
    trap() "\
#define trap() exit(1)
";
    at(trap) "\
FN u8 *at(u32 a,u32 o,u32 n) {
 if (OUTSIDE) trap();
 return mem + a + o;
}
";
    range(trap) "\
static u8 *range(u32 a,u32 n) {
 if (n > SIZE || a > SIZE - n) trap();
 return mem + a;
}
";
    r8(at) "\
FN u32 r8(u32 a,u32 o) {
 return *at(a,o,1);
}
";
    r16(at) "\
FN u32 r16(u32 a,u32 o) {
 unsigned short v;
 memcpy(&v,at(a,o,2),2);
 return v;
}
";
    R(at) "\
#define R(f,t) FN t f(u32 a,u32 o){t v;memcpy(&v,at(a,o,sizeof v),sizeof v);return v;}
";
    r32(R) "R(r32,u32)\n";
    r64(R) "R(r64,u64)\n";
    rf32(R) "R(rf32,float)\n";
    rf64(R) "R(rf64,double)\n";
    w8(at) "\
FN void w8(u32 a,u32 o,u32 v) {
 *at(a,o,1) = (u8)v;
}
";
    w16(at) "\
FN void w16(u32 a,u32 o,u32 v) {
 unsigned short w = (unsigned short)v;
 memcpy(at(a,o,2),&w,2);
}
";
    W(at) "\
#define W(f,t) FN void f(u32 a,u32 o,t v){memcpy(at(a,o,sizeof v),&v,sizeof v);}
";
    w32(W) "W(w32,u32)\n";
    w64(W) "W(w64,u64)\n";
    wf32(W) "W(wf32,float)\n";
    wf64(W) "W(wf64,double)\n";
    copy(range) "\
static void copy(u32 to,u32 from,u32 n) {
 memmove(range(to,n),range(from,n),n);
}
";
    fill(range) "\
static void fill(u32 to,u32 v,u32 n) {
 memset(range(to,n),(int)(v & 255),n);
}
";
    left() "";
    init(range, left) "";
    grow() "\
static u32 grow(u32 pages) {
 u32 old = size / 65536,max = MAX;
 if (max < size || pages > (max - size) / 65536) return ~0u;
 size += pages * 65536;
 return old;
}
";
}
