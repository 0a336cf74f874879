#pragma once

#include "core/base/jsonwriter.h"
#include "core/base/safetext.h"
#include "print/view/fields.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// View data as JSON for a script in a web page. What is empty, false or 0 is left out. Harmful letters are made safe
/// as templates do it (safeLines()).

template <class View>
void writeView(JsonWriter& json, const View& view);

inline void writeMember(JsonWriter& json, std::string_view name, const std::string& text)
{
    json.some(name, safeLines(text));
}
inline void writeMember(JsonWriter& json, std::string_view name, const std::optional<std::string>& text)
{
    if (text)
        json.some(name, safeLines(*text));
}
inline void writeMember(JsonWriter& json, std::string_view name, bool flag)
{
    if (flag)
        json.member(name, flag);
}
inline void writeMember(JsonWriter& json, std::string_view name, int number)
{
    if (number != 0)
        json.member(name, number);
}
template <class Entry>
void writeMember(JsonWriter& json, std::string_view name, const std::vector<Entry>& entries)
{
    json.someObjects(name, entries, [&](const Entry& entry) { writeView(json, entry); });
}

/// Writes the members; the object around them is the caller's.
template <class View>
void writeView(JsonWriter& json, const View& view)
{
    eachField(view,
              [&](std::string_view name, std::string_view, const auto& member) { writeMember(json, name, member); });
}

/// A document that may be inside a <script> element: without a letter that HTML knows.
template <class View>
[[nodiscard]] std::string scriptJson(const View& view)
{
    JsonWriter json;
    json.object([&] { writeView(json, view); });
    std::string safe;
    for (const char letter : json.take())
        if (letter == '<')
            safe += "\\u003c";
        else if (letter == '>')
            safe += "\\u003e";
        else if (letter == '&')
            safe += "\\u0026";
        else
            safe += letter;
    return safe;
}

} // namespace muster::print
