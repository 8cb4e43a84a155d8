//! The functions that the module may import.

use super::helper::{Helper, helpers};

helpers! {
    host_read(range) "\
static u32 host_read(u32 a,u32 n) {
 int r;
 u8 *to = range(a,n);
 do r = (int)read(0,to,n < 1048576 ? n : 1048576);
 while (r < 0 && errno == EINTR);
 return (u32)r;
}
";
    host_write(range) "\
static u32 host_write(u32 to,u32 a,u32 n) {
 u8 *from = range(a,n);
 while (n) {
  int w = (int)write((int)to,from,n < 1048576 ? n : 1048576);
  if (w > 0) {
   from += w;
   n -= (u32)w;
  } else if (errno != EINTR) return errno == EPIPE ? 1 : ~0u;
 }
 return 0;
}
";
    host_exit() "";
}
