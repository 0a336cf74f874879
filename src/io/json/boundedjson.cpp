#include "io/json/boundedjson.h"

#include "core/base/jsonpath.h"
#include "io/json/canonical.h"

#include <simdjson.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

namespace muster {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 13> proseKeys{"text",      "note",        "notes",  "short",     "question",
                                                     "answer",    "message",     "about",  "otherwise", "why",
                                                     "certainty", "description", "picture"};

/// Builds the document value by value and stops at the first value that is beyond a limit.
class Builder : public nlohmann::json_sax<json> {
public:
    Builder(std::string_view text, const std::string& file, const JsonBounds& bounds)
        : m_text(text), m_file(file), m_bounds(bounds)
    {
    }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool binary(binary_t&) override { return false; }

    bool string(string_t& value) override
    {
        if (value.size() > m_bounds.string && value.size() > limitOfString())
            return refuse("the text is " + std::to_string(value.size()) + " bytes long; at most " +
                          std::to_string(limitOfString()) + " are read");
        return add(std::move(value));
    }

    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t size) override
    {
        if (!open(json::array()))
            return false;
        if (size <= m_bounds.members) // not known: the largest number there is
            m_levels.back().value->get_ref<json::array_t&>().reserve(size);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override
    {
        auto& level = m_levels.back();
        if (value.size() > mostKeyBytes)
            return refuseAt(pointer(m_levels.size() - 1), "a key is " + std::to_string(value.size()) +
                                                              " bytes long; at most " + std::to_string(mostKeyBytes) +
                                                              " are read");
        const auto [member, isNew] = level.value->get_ref<json::object_t&>().try_emplace(std::move(value));
        level.key = member->first;
        level.member = &member->second;
        if (!isNew)
            return refuse("the key \"" + member->first + "\" is there twice", "Keep one of the two.");
        return true;
    }

    bool parse_error(std::size_t position, const std::string& token, const json::exception& error) override
    {
        // After the reason, the message repeats what was read last. That text comes from the file, so it is cut off.
        const std::string_view what = error.what();
        const auto reason = what.substr(0, what.find("; last read"));
        const auto says = [&](std::string_view words) { return reason.find(words) != std::string_view::npos; };
        // The parser's position is after the last byte that it read. For an unexpected text or number that is its end.
        auto offset = position > 0 ? position - 1 : 0;
        if (says("unexpected string literal") || says("unexpected number literal"))
            offset -= std::min(offset, token.size() - 1);
        const auto at = positionAt(m_text, offset);
        std::string message = "this is not JSON";
        std::string advice = "Look for a missing comma, quote or bracket there or just before.";
        if (offset >= m_text.size()) {
            message = "the file ends in the middle";
            advice = "Part of it is missing: get it again, or close what is open.";
        } else if (error.id == 406) {
            message = "the number " + token.substr(0, 40) + " is too large";
            advice = "Write a smaller number.";
        } else if (says("UTF-8")) {
            message = "the text is not UTF-8";
            advice = "Save the file as UTF-8.";
        }
        m_faults.push_back({m_file, at.line, at.column, {}, message, advice});
        return false;
    }

    json document;

    [[nodiscard]] Faults takeFaults() { return std::move(m_faults); }

private:
    struct Level {
        json* value;
        std::string_view key{}; ///< of an object: that of its newest member
        json* member = nullptr; ///< the newest, whose value comes next
    };

    json* place(json value)
    {
        if (m_levels.empty()) {
            document = std::move(value);
            return &document;
        }
        const auto& level = m_levels.back();
        // A new member is there already.
        if (level.value->size() >= m_bounds.members + (level.value->is_object() ? 1 : 0)) {
            refuse("there are more than " + std::to_string(m_bounds.members) + " values in one list");
            return nullptr;
        }
        if (level.value->is_array())
            return &level.value->get_ref<json::array_t&>().emplace_back(std::move(value));
        *level.member = std::move(value);
        return level.member;
    }

    bool add(json value)
    {
        if (++m_count > m_bounds.values)
            return refuse("the file has more than " + std::to_string(m_bounds.values) + " values");
        return place(std::move(value)) != nullptr;
    }

    bool open(json value)
    {
        if (m_levels.size() >= m_bounds.depth)
            return refuse("brackets are nested deeper than " + std::to_string(m_bounds.depth));
        if (++m_count > m_bounds.values)
            return refuse("the file has more than " + std::to_string(m_bounds.values) + " values");
        auto* placed = place(std::move(value));
        if (!placed)
            return false;
        m_levels.push_back({placed});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return true;
    }

    [[nodiscard]] std::size_t limitOfString() const
    {
        for (const auto& level : std::views::reverse(m_levels))
            if (level.value->is_object())
                return std::ranges::find(proseKeys, level.key) != proseKeys.end() ? m_bounds.longString
                                                                                  : m_bounds.string;
        return m_bounds.string;
    }

    /// The JSON pointer of the outermost `levels` open lists and objects. A refused value is not yet in the innermost
    /// one; an inner list or object is already a member of the list around it.
    [[nodiscard]] std::string pointer(std::size_t levels) const
    {
        std::string path;
        for (std::size_t i = 0; i < levels; ++i) {
            const auto& level = m_levels[i];
            const std::size_t open = i + 1 < m_levels.size() ? 1 : 0;
            path +=
                '/' + (level.value->is_array() ? std::to_string(level.value->size() - open) : escapedKey(level.key));
        }
        return path;
    }

    bool refuse(std::string message, std::string advice = {})
    {
        return refuseAt(pointer(m_levels.size()), std::move(message), std::move(advice));
    }

    bool refuseAt(std::string path, std::string message, std::string advice = {})
    {
        const auto at = locate(m_text, path);
        m_faults.push_back({m_file, at.line, at.column, std::move(path), std::move(message), std::move(advice)});
        return false;
    }

    std::string_view m_text;
    const std::string& m_file;
    const JsonBounds& m_bounds;
    std::vector<Level> m_levels;
    std::size_t m_count = 0;
    Faults m_faults;
};

/// Gives what a fast parser has read to a builder.
class Walk {
public:
    explicit Walk(Builder& builder) : m_builder(builder) {}

    bool value(simdjson::dom::element its)
    {
        using Type = simdjson::dom::element_type;
        switch (its.type()) {
        case Type::OBJECT:
            return object(simdjson::dom::object(its));
        case Type::ARRAY:
            return array(simdjson::dom::array(its));
        case Type::STRING:
            m_string = std::string_view(its);
            return m_builder.string(m_string);
        case Type::INT64: {
            const std::int64_t number = its;
            return number < 0 ? m_builder.number_integer(number)
                              : m_builder.number_unsigned(static_cast<std::uint64_t>(number));
        }
        case Type::UINT64:
            return m_builder.number_unsigned(std::uint64_t(its));
        case Type::DOUBLE:
            return m_builder.number_float(double(its), {});
        case Type::BOOL:
            return m_builder.boolean(bool(its));
        case Type::NULL_VALUE:
            return m_builder.null();
        }
        return false;
    }

private:
    bool object(simdjson::dom::object its)
    {
        if (!m_builder.start_object(its.size()))
            return false;
        for (const auto& [key, inner] : its) {
            m_string = key;
            if (!m_builder.key(m_string) || !value(inner))
                return false;
        }
        return m_builder.end_object();
    }

    bool array(simdjson::dom::array its)
    {
        if (!m_builder.start_array(its.size()))
            return false;
        for (const auto& inner : its)
            if (!value(inner))
                return false;
        return m_builder.end_array();
    }

    Builder& m_builder;
    std::string m_string;
};

/// Reads the document with the faster of the two parsers. Returns false, with nothing built, if that one does not take
/// it: the other one then reads it, or says what is wrong and where.
bool readFast(std::string_view text, Builder& builder)
{
    // Of letters written as numbers the two do not accept the same.
    if (text.find("\\u") != std::string_view::npos)
        return false;
    // Rosters come by the thousand, and are small: the memory for them is kept.
    constexpr std::size_t small = 64u << 10;
    thread_local simdjson::dom::parser kept;
    simdjson::dom::parser own;
    simdjson::dom::element document;
    if ((text.size() <= small ? kept : own).parse(text.data(), text.size()).get(document) != simdjson::SUCCESS)
        return false;
    Walk(builder).value(document);
    return true;
}

} // namespace

Result<nlohmann::json> parseJson(std::string_view text, const std::string& file, const JsonBounds& bounds)
{
    if (text.size() > bounds.bytes)
        return failure(Fault::about(file,
                                    "the file has " + std::to_string(text.size()) + " bytes; at most " +
                                        std::to_string(bounds.bytes) + " are read",
                                    "Is it the right file?"));
    if (text.empty())
        return failure(Fault::about(file, "the file is empty", "Is it the right file?"));
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return failure({file, 1, 1, {}, "the file is UTF-16", "Save it as UTF-8."});
    Builder builder(text, file, bounds);
    const bool isWhole = readFast(text, builder) || json::sax_parse(text.begin(), text.end(), &builder);
    auto faults = builder.takeFaults();
    if (!isWhole || !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return std::move(builder.document);
}

Result<std::string> readableJson(const nlohmann::ordered_json& document, const std::string& file)
{
    auto bytes = canonicalText(document);
    auto again = parseJson(bytes, file);
    if (!again) {
        for (auto& fault : again.error())
            fault.line = fault.column = 0; // the text is not in a file
        return tl::unexpected(std::move(again.error()));
    }
    if (*again != json(document))
        return failure(Fault::about(file, "the file would be read as another one", "Please report this."));
    return bytes;
}

} // namespace muster
