#pragma once

#include "battlescribe/data/definitions.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::testing {

/// A .gst of an invented game with the id "tide", with a cost type "crowns" and what is in `body`.
[[nodiscard]] std::string systemFile(const std::string& body = {});
/// A .cat of it. `more` are attributes of its root.
[[nodiscard]] std::string catalogueFile(const std::string& id, const std::string& body, const std::string& more = {});

/// Reads the files in this order and links them. Throws if one cannot be read.
[[nodiscard]] battlescribe::data::Definitions linked(const std::vector<std::string>& files);

/// The first node with this id; it must be there.
[[nodiscard]] const battlescribe::data::Node& nodeOf(const battlescribe::data::Definitions& all, std::string_view id);
[[nodiscard]] Id<battlescribe::data::Node> nodeIdOf(const battlescribe::data::Definitions& all, std::string_view id);

/// What lint says of imports and links that lead nowhere.
[[nodiscard]] Faults lostIn(const battlescribe::data::Definitions& all);

/// The first fault of a file that is read alone, of which nothing is kept then; "none" if it has none.
[[nodiscard]] std::string readingFaultOf(const std::string& bytes, const std::string& name);

/// So many of a text, one behind the other.
[[nodiscard]] std::string times(const std::string& text, int count);

/// What is unknown, each as "element name=word".
[[nodiscard]] std::vector<std::string> unknownIn(const battlescribe::data::Definitions& all);

} // namespace muster::testing
