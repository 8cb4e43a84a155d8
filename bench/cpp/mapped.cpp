// The fastest way in common use: the file mapped, byte by byte, nothing checked. A pipe cannot be mapped:
// all of it is read into memory.
#include "task.hpp"
#include <cstdlib>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char* p;

int main(int argc, char** argv) {
    struct stat file;
    fstat(0, &file);
    if (S_ISREG(file.st_mode)) {
        p = (const char*)mmap(0, file.st_size + 1, PROT_READ, MAP_PRIVATE | MAP_POPULATE, 0, 0);
    } else {
        size_t room = 1 << 20, len = 0;
        char* all = (char*)malloc(room + 1);
        for (ssize_t n; (n = read(0, all + len, room - len)) > 0;) {
            len += n;
            if (len == room) all = (char*)realloc(all, (room *= 2) + 1);
        }
        all[len] = 0;
        p = all;
    }
    return run(argc, argv, [] {
        while (*p < '0') p++;
        u64 x = 0;
        while (*p >= '0') x = x * 10 + (*p++ - '0');
        return x;
    });
}
