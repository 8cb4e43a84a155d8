// scanf.
#include "task.hpp"

int main(int argc, char** argv) {
    return run(argc, argv, [] {
        u64 x = 0;
        if (scanf("%llu", &x) != 1) return u64(0);
        return x;
    });
}
