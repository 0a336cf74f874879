#pragma once

#include "core/data/points.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

namespace muster {

/// Writes a JSON document value by value, in one line without blanks. The caller gives each key once, and each key one
/// value.
class JsonWriter {
public:
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(std::nullptr_t) { literal("null"); }
    /// A whole number, or a fraction in lowest terms as a text: "25/2".
    void value(Fraction figure);
    void value(Points points) { value(Fraction(points)); }

    template <std::integral T>
    void value(T held)
    {
        if constexpr (std::same_as<T, bool>)
            literal(held ? "true" : "false");
        else
            number(static_cast<std::int64_t>(held));
    }

    template <class T>
    void value(const std::optional<T>& held)
    {
        if (held)
            value(*held);
        else
            value(nullptr);
    }

    template <std::ranges::range Values>
    requires(!std::convertible_to<const Values&, std::string_view>) void value(const Values& values)
    {
        array([&] {
            for (const auto& each : values)
                value(each);
        });
    }

    /// `fill` writes the members, or the values.
    void object(const auto& fill)
    {
        literal("{");
        fill();
        m_text += '}';
    }
    void array(const auto& fill)
    {
        literal("[");
        fill();
        m_text += ']';
    }

    void key(std::string_view key);
    void member(std::string_view name, const auto& held)
    {
        key(name);
        value(held);
    }
    void object(std::string_view name, const auto& fill)
    {
        key(name);
        object(fill);
    }
    void array(std::string_view name, const auto& fill)
    {
        key(name);
        array(fill);
    }
    /// A list of objects: `fill` writes the members of one.
    void objects(std::string_view name, auto&& list, const auto& fill)
    {
        array(name, [&] {
            for (const auto& each : list)
                object([&] { fill(each); });
        });
    }
    /// The same, but nothing at all for an empty list.
    void someObjects(std::string_view name, const auto& list, const auto& fill)
    {
        if (!std::ranges::empty(list))
            objects(name, list, fill);
    }
    /// Nothing for an empty text or list.
    void some(std::string_view name, const auto& held)
    {
        if (!std::ranges::empty(held))
            member(name, held);
    }
    /// Nothing where there is no value.
    template <class T>
    void some(std::string_view name, const std::optional<T>& held)
    {
        if (held)
            member(name, *held);
    }

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    void literal(std::string_view text);
    void number(std::int64_t number);
    void separate();

    std::string m_text;
};

/// The same document with each value on a line of its own, indented by two spaces. `json` has no blanks between values.
[[nodiscard]] std::string indentedJson(std::string_view json);

/// The same document in the form in which Muster writes all JSON files: as indentedJson(), but a list or an object is
/// on one line if that line has at most 120 columns; with a newline at the end.
[[nodiscard]] std::string canonicalJson(std::string_view json);

} // namespace muster
