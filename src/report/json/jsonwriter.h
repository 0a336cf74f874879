#pragma once

#include "core/base/jsonstring.h"
#include "core/base/textbuffer.h"
#include "core/data/points.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace muster::report {

/// Writes a JSON document value by value: what is written is text at once. Every character that could do harm where it
/// is shown is escaped (core/base/safetext.h). The caller gives each key once, and each key one value.
class JsonWriter {
public:
    enum class Form {
        Line,     ///< without any blanks
        Indented, ///< by two spaces, each value on a line of its own
    };

    explicit JsonWriter(Form form = Form::Line) : m_form(form) {}

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(std::nullptr_t) { literal("null"); }
    /// A whole number, or a fraction in lowest terms as a text: "25/2".
    void value(Fraction figure)
    {
        if (figure.isWhole())
            number(figure.numerator());
        else
            value(figure.text());
    }
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
        open('{');
        fill();
        close('}');
    }
    void array(const auto& fill)
    {
        open('[');
        fill();
        close(']');
    }

    void key(JsonKey key);
    void member(JsonKey name, const auto& held)
    {
        key(name);
        value(held);
    }
    void object(JsonKey name, const auto& fill)
    {
        key(name);
        object(fill);
    }
    void array(JsonKey name, const auto& fill)
    {
        key(name);
        array(fill);
    }
    /// A list of objects: `fill` writes the members of one.
    void objects(JsonKey name, auto&& list, const auto& fill)
    {
        array(name, [&] {
            for (const auto& each : list)
                object([&] { fill(each); });
        });
    }
    /// The same, but nothing at all for an empty list.
    void someObjects(JsonKey name, const auto& list, const auto& fill)
    {
        if (!std::ranges::empty(list))
            objects(name, list, fill);
    }
    /// Nothing for an empty text or list.
    void some(JsonKey name, const auto& held)
    {
        if (!std::ranges::empty(held))
            member(name, held);
    }
    /// Nothing where there is no value.
    template <class T>
    void some(JsonKey name, const std::optional<T>& held)
    {
        if (held)
            member(name, *held);
    }

    [[nodiscard]] std::string take() { return m_text.take(); }

private:
    static constexpr std::size_t usualBytes = 4096; ///< of a report

    void literal(std::string_view text);
    void number(std::int64_t number);
    void open(char bracket);
    void close(char bracket);
    void begin();
    void startLine();
    void append(std::string_view text);

    Form m_form;
    TextBuffer m_text{usualBytes};
    std::size_t m_depth = 0;
    bool m_isFirst = true;      ///< nothing is in the innermost list or object yet
    bool m_isBehindKey = false; ///< its value is next
};

} // namespace muster::report
