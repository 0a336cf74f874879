#pragma once

#include "print/view/fields.h"

#include <kainjow/mustache.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::print {

/// View data in the form that the template renderer reads.
using Data = kainjow::mustache::data;

template <class View>
[[nodiscard]] Data toData(const View& view);

[[nodiscard]] inline Data toData(const std::string& text) { return Data(text); }
[[nodiscard]] inline Data toData(const std::optional<std::string>& text) { return text ? Data(*text) : Data(false); }
[[nodiscard]] inline Data toData(bool flag) { return Data(flag); }
[[nodiscard]] inline Data toData(int number) { return Data(std::to_string(number)); }
[[nodiscard]] inline Data toData(const Html& html) { return Data(html.text); }

template <class Entry>
[[nodiscard]] Data toData(const std::vector<Entry>& entries)
{
    kainjow::mustache::list list;
    list.reserve(entries.size());
    for (const auto& entry : entries)
        list.push_back(toData(entry));
    return Data(list);
}

/// Sets every field, even an empty one: otherwise the renderer would use a field with the same name from an outer
/// section.
template <class View>
Data toData(const View& view)
{
    Data data;
    eachField(view, [&](std::string_view name, std::string_view flag, const auto& member) {
        auto value = toData(member);
        if (!flag.empty())
            data[std::string(flag)] = Data(value.is_non_empty_list());
        data[std::string(name)] = std::move(value);
    });
    return data;
}

} // namespace muster::print
