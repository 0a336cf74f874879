#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::battlescribe::data {

struct ElementAttribute {
    std::string_view name;
    std::string_view value;
};

/// An element of a file of data, whichever format the file has. Its texts are views into the bytes of the ElementFile.
struct Element {
    std::string_view name;
    std::string_view text;    ///< what is written directly in it
    std::uint32_t offset = 0; ///< in the file, in bytes
    std::vector<ElementAttribute> attributes;
    std::vector<Element> children;
};

/// A file of data as a tree, and the bytes that its texts are views into.
struct ElementFile {
    std::unique_ptr<const std::string> bytes;
    std::vector<std::uint32_t> lines;                       ///< where each line of the file begins
    std::vector<std::unique_ptr<const std::string>> joined; ///< texts that are in several pieces in the file
    Element root;
};

} // namespace muster::battlescribe::data
