#pragma once

#include "battlescribe/data/definitions.h"
#include "battlescribe/file/xmlbounds.h"

#include <string>

namespace muster::battlescribe::data {

/// The largest file of data known has 9 MB and 90,000 elements.
inline constexpr XmlBounds dataBounds{.bytes = 48U << 20,
                                      .depth = 200,
                                      .elements = 600'000,
                                      .attributes = 4'000'000,
                                      .bytesOfText = 1U << 20,
                                      .of = "a file of data"};

/// Reads a .gst, a .cat or a .json, and adds it to the tables: nothing is linked yet. Which it is, its bytes say.
/// `name` is the file's in faults. A file that cannot be read adds nothing; what is wrong in its data is in
/// Definitions::faults and unknowns.
[[nodiscard]] Result<Id<File>> readData(std::string bytes, const std::string& name, Definitions& definitions,
                                        const XmlBounds& bounds = dataBounds);

} // namespace muster::battlescribe::data
