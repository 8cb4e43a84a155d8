//! The functions that the module may import.

use super::helper::{Helper, helpers};

helpers! {
    host_read(range) "\
static u32 host_read(u32 a,u32 n) {
 return (u32)read(0,range(a,n),n < 1048576 ? n : 1048576);
}
";
    host_write(range) "\
static u32 host_write(u32 to,u32 a,u32 n) {
 u8 *from = range(a,n);
 while (n) {
  int w = (int)write((int)to,from,n < 1048576 ? n : 1048576);
  if (w <= 0) return ~0u;
  from += w;
  n -= (u32)w;
 }
 return 0;
}
";
    host_exit() "";
}
