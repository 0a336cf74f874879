#pragma once

#include "battlescribe/file/xmltree.h"
#include "core/base/fault.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster::battlescribe {

/// The largest of 126 lists has 700 KB and 6,300 elements. All bounds together keep the memory below 300 MB.
struct XmlBounds {
    std::size_t bytes = 20U << 20;
    std::size_t depth = 200;
    std::size_t elements = 150'000;
    std::size_t attributesOfElement = 100;
    std::size_t attributes = 600'000;
    std::size_t bytesOfTag = 1U << 20;   ///< of an element's name and attributes
    std::size_t bytesOfText = 20U << 20; ///< between two elements
    std::string_view of = "a list";      ///< what they are for, in faults
};

/// Where the root is in the bytes, and how the file is spelt.
struct XmlOutline {
    std::size_t rootBegin = 0;
    std::size_t rootEnd = 0;
    XmlSpelling spelling;
};

/// Looks at the marks of an XML file in UTF-8 once, from left to right, before a parser sees it: refuses what is too
/// large, too deep, or declares a document type. Whether the file is well-formed is for the parser to say; here wrong
/// marks only must not hide anything.
[[nodiscard]] Result<XmlOutline> outlineOf(std::string_view bytes, const std::string& file,
                                           const XmlBounds& bounds = {});

} // namespace muster::battlescribe
