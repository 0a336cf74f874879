#pragma once

#include "battlescribe/data/element.h"
#include "battlescribe/file/jsonbounds.h"
#include "core/base/fault.h"

namespace muster::battlescribe::data {

inline constexpr JsonBounds jsonDataBounds{.bytes = 48U << 20, .of = "a file of data"};

/// Whether the bytes may be New Recruit's JSON: no XML begins as an object does.
[[nodiscard]] bool isJson(std::string_view bytes);

/// Data of New Recruit as the same tree that the XML gives: a list has the plural's name and elements in it, `$text`
/// and texts such as descriptions are what is written in an element, all else are attributes. Numbers keep their
/// letters.
[[nodiscard]] Result<ElementFile> jsonElements(std::string_view bytes, const std::string& file,
                                               const JsonBounds& bounds = jsonDataBounds);

} // namespace muster::battlescribe::data
