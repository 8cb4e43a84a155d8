// cin without synchronisation.
#include "task.hpp"
#include <iostream>

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    return run(argc, argv, [] {
        u64 x = 0;
        std::cin >> x;
        return x;
    });
}
