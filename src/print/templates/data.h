#pragma once

#include "print/view/fields.h"

#include <kainjow/mustache.hpp>

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace muster::print {

/// View data in the form that the template renderer reads.
using Data = kainjow::mustache::data;

template <class Struct>
[[nodiscard]] Data toData(const Struct& view);

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
template <class Struct>
Data toData(const Struct& view)
{
    Data data;
    const auto put = [&](const auto& field) {
        auto value = toData(view.*field.member);
        if (!field.flag.empty())
            data[std::string(field.flag)] = Data(value.is_non_empty_list());
        data[std::string(field.name)] = std::move(value);
    };
    std::apply([&](const auto&... fields) { (put(fields), ...); }, Struct::fields());
    return data;
}

} // namespace muster::print
