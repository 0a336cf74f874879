#include "core/base/lastfault.h"

#include <new>

namespace muster {

Fault lastFault(const std::exception& error)
{
    if (dynamic_cast<const std::bad_alloc*>(&error) != nullptr)
        return Fault::about({}, "the program had to end: there is not enough memory",
                            "Close other programs, or take a smaller file.");
    return Fault::about({}, std::string("the program had to end by a fault of its own: ") + error.what(),
                        "Please report it, with what you did.");
}

} // namespace muster
