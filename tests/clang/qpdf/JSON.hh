// Stands before qpdf's header of this name where clang reads our sources (presets fuzz and tidy): as C++20 clang refuses
// the real one of qpdf 11.3, which has a vector of a class that is not whole yet. We use nothing of it; the library's
// other headers only name the class.
#pragma once

#define JSON_HH
#include <functional>

class JSON {
public:
    class Reactor;
};
