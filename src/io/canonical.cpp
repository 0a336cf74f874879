#include "io/canonical.h"

#include <nlohmann/json.hpp>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t widest = 120;

/// Columns that a UTF-8 text takes: its code points.
std::size_t columns(std::string_view text)
{
    std::size_t count = 0;
    for (const auto c : text)
        count += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u ? 1 : 0;
    return count;
}

std::string quoted(const std::string& text)
{
    return ordered_json(text).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

void writeInline(const ordered_json& value, std::string& out)
{
    if (value.is_object()) {
        if (value.empty()) {
            out += "{}";
            return;
        }
        std::string_view before = "{ ";
        for (const auto& [key, member] : value.items()) {
            out += before;
            out += quoted(key) + ": ";
            writeInline(member, out);
            before = ", ";
        }
        out += " }";
    } else if (value.is_array()) {
        std::string_view before = "[";
        for (const auto& member : value) {
            out += before;
            writeInline(member, out);
            before = ", ";
        }
        out += value.empty() ? "[]" : "]";
    } else {
        out += value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    }
}

/// `used`: columns of the line before the value; `behind`: 1 where a comma follows.
void write(const ordered_json& value, std::size_t indent, std::size_t used, std::size_t behind, std::string& out)
{
    std::string line;
    writeInline(value, line);
    if (!value.is_structured() || value.empty() || (indent > 0 && used + columns(line) + behind <= widest)) {
        out += line;
        return;
    }
    const bool isObject = value.is_object();
    const std::string pad((indent + 1) * 2, ' ');
    out += isObject ? "{\n" : "[\n";
    std::size_t left = value.size();
    for (auto member = value.begin(); member != value.end(); ++member) {
        const std::string comma = --left > 0 ? "," : "";
        const std::string head = isObject ? pad + quoted(member.key()) + ": " : pad;
        out += head;
        write(*member, indent + 1, columns(head), comma.size(), out);
        out += comma + '\n';
    }
    out += std::string(indent * 2, ' ') + (isObject ? '}' : ']');
}

} // namespace

std::string canonicalText(const ordered_json& value)
{
    std::string out;
    write(value, 0, 0, 0, out);
    return out + '\n';
}

} // namespace muster
