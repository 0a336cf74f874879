#include "io/json/canonical.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t widest = 120;

/// The width of a UTF-8 text in columns: the number of its code points.
std::size_t columns(std::string_view text)
{
    std::size_t count = 0;
    for (const auto c : text)
        count += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u ? 1 : 0;
    return count;
}

std::string dumped(const ordered_json& value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string quoted(const std::string& text)
{
    const bool isPlain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c < 127 && c != '"' && c != '\\'; });
    return isPlain ? '"' + text + '"' : dumped(text);
}

/// Writes a value on one line. Stops when it has more than `most` bytes: a column has at most four bytes, so the line
/// is then certainly too wide.
bool writeInline(const ordered_json& value, std::string& out, std::size_t most)
{
    if (!value.is_structured()) {
        out += value.is_string() ? quoted(value.get_ref<const std::string&>()) : dumped(value);
        return out.size() <= most;
    }
    if (value.empty()) {
        out += value.is_object() ? "{}" : "[]";
        return true;
    }
    std::string_view before = value.is_object() ? "{ " : "[";
    for (auto member = value.begin(); member != value.end(); ++member) {
        out += before;
        if (value.is_object())
            out += quoted(member.key()) + ": ";
        if (!writeInline(*member, out, most))
            return false;
        before = ", ";
    }
    out += value.is_object() ? " }" : "]";
    return out.size() <= most;
}

/// `used`: columns of the line before the value. `behind`: 1 if a comma follows, else 0.
void write(const ordered_json& value, std::size_t indent, std::size_t used, std::size_t behind, std::string& out)
{
    if (!value.is_structured() || value.empty()) {
        writeInline(value, out, std::string::npos);
        return;
    }
    std::string line;
    if (indent > 0 && writeInline(value, line, 4 * widest) && used + columns(line) + behind <= widest) {
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
