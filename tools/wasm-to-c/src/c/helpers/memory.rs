//! Narrow integer types, traps, and memory: loads, stores, bulk operations and growth. Each access is
//! checked: `OUTSIDE` stands for the condition that `n` bytes at `a + o` are out of bounds.

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
    r32(at) "\
FN u32 r32(u32 a,u32 o) {
 u32 v;
 memcpy(&v,at(a,o,4),4);
 return v;
}
";
    r64(at) "\
FN u64 r64(u32 a,u32 o) {
 u64 v;
 memcpy(&v,at(a,o,8),8);
 return v;
}
";
    rf32(at) "\
FN float rf32(u32 a,u32 o) {
 float v;
 memcpy(&v,at(a,o,4),4);
 return v;
}
";
    rf64(at) "\
FN double rf64(u32 a,u32 o) {
 double v;
 memcpy(&v,at(a,o,8),8);
 return v;
}
";
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
    w32(at) "\
FN void w32(u32 a,u32 o,u32 v) {
 memcpy(at(a,o,4),&v,4);
}
";
    w64(at) "\
FN void w64(u32 a,u32 o,u64 v) {
 memcpy(at(a,o,8),&v,8);
}
";
    wf32(at) "\
FN void wf32(u32 a,u32 o,float v) {
 memcpy(at(a,o,4),&v,4);
}
";
    wf64(at) "\
FN void wf64(u32 a,u32 o,double v) {
 memcpy(at(a,o,8),&v,8);
}
";
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
