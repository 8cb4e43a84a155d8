// The usual reader: fread into a buffer, byte by byte from there.
#include "task.hpp"

static char buffer[1 << 16];
static char *at = buffer, *end = buffer;

static inline int get() {
    if (at == end) {
        end = buffer + fread(buffer, 1, sizeof buffer, stdin);
        at = buffer;
        if (at == end) return -1;
    }
    return (unsigned char)*at++;
}

int main(int argc, char** argv) {
    return run(argc, argv, [] {
        int c = get();
        while (c != -1 && (c < '0' || c > '9')) c = get();
        u64 x = 0;
        for (; c >= '0' && c <= '9'; c = get()) x = x * 10 + (c - '0');
        return x;
    });
}
