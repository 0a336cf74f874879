#include "io/rostervalues.h"

namespace muster::rosterform {

namespace {

using nlohmann::json;

std::string typeName(const json& value)
{
    if (value.is_number_float())
        return "a number with a fraction";
    if (value.is_number())
        return "a number";
    if (value.is_string())
        return "a text";
    if (value.is_boolean())
        return "true or false";
    if (value.is_array())
        return "a list";
    return value.is_object() ? "an object" : "null";
}

std::string shown(const json& value)
{
    auto text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    return text.size() > 60 ? typeName(value) : text;
}

/// Whether a text has at most so many letters: code points of UTF-8.
bool hasAtMost(std::string_view text, std::size_t most)
{
    const auto isFirstByte = [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; };
    return text.size() <= most || static_cast<std::size_t>(std::ranges::count_if(text, isFirstByte)) <= most;
}

enum class Size { TooSmall, Fits, TooLarge };

Size sizeOf(const json& value, const Range& range)
{
    const auto compared = [&](auto number, auto least, auto most) {
        return number < least ? Size::TooSmall : number > most ? Size::TooLarge : Size::Fits;
    };
    if (value.is_number_float())
        return compared(value.get<double>(), static_cast<double>(range.least), static_cast<double>(range.most));
    // As a signed number the largest ones would be below zero.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(range.most))
        return Size::TooLarge;
    return compared(value.get<std::int64_t>(), range.least, range.most);
}

template <typename Number>
void readNumber(const JsonPath& path, const json& value, Number& target, const Range& range, Findings& findings)
{
    const auto size = value.is_number() ? sizeOf(value, range) : Size::Fits;
    if (size == Size::TooSmall)
        findings.tooSmall(path, value, range.least);
    else if (size == Size::TooLarge)
        findings.tooLarge(path, value, range.most);
    else if (!value.is_number_integer())
        findings.wrongKind(path, value);
    else
        target = value.get<Number>();
}

} // namespace

void Findings::add(const JsonPath& path, auto message, std::string_view advice)
{
    if (m_faults.isFull())
        m_faults.skip();
    else
        m_faults.add(m_text, {m_file, 0, 0, path.pointer(), message(), std::string(advice)});
}

void Findings::wrongKind(const JsonPath& path, const json& value)
{
    add(path, [&] { return typeName(value) + " cannot stand here"; });
}

void Findings::wrongConstant(const JsonPath& path, const json& value)
{
    add(path, [&] { return shown(value) + " is not what must stand here"; });
}

void Findings::unfit(const JsonPath& path, const json& value, std::string_view what, std::string_view advice)
{
    add(
        path, [&] { return shown(value) + " is no " + std::string(what); }, advice);
}

void Findings::tooSmall(const JsonPath& path, const json& value, std::int64_t least)
{
    add(path, [&] { return shown(value) + " is too small; at least " + std::to_string(least); });
}

void Findings::tooLarge(const JsonPath& path, const json& value, std::int64_t most)
{
    add(path, [&] { return shown(value) + " is too large; at most " + std::to_string(most); });
}

void Findings::tooLong(const JsonPath& path, std::string_view what)
{
    add(path, [&] { return "the " + std::string(what) + " is too long"; });
}

void Findings::missing(const JsonPath& object, std::string_view key)
{
    add(
        object, [&] { return "the key \"" + std::string(key) + "\" is missing"; }, "Add it.");
}

void Findings::unknown(const JsonPath& object, std::string_view key)
{
    add(
        object / key, [&] { return "unknown key \"" + std::string(key) + '"'; },
        "Take it out, or look for a slip of the pen.");
}

void Findings::meetId(const JsonPath& path, std::string_view unit)
{
    if (!m_ids.insert(unit).second)
        add(
            path, [&] { return "the unit id \"" + std::string(unit) + "\" is there twice"; },
            "Give one of them another id, or none.");
}

void read(const JsonPath& path, const json& value, std::string& target, const Words& words, Findings& findings)
{
    if (!value.is_string())
        return findings.wrongKind(path, value);
    const auto& text = value.get_ref<const std::string&>();
    if (!hasAtMost(text, words.most))
        return findings.tooLong(path, "text");
    target = text;
}

void read(const JsonPath& path, const json& value, std::string& target, const Pattern& pattern, Findings& findings)
{
    if (!value.is_string())
        return findings.wrongKind(path, value);
    const auto& text = value.get_ref<const std::string&>();
    if (!hasAtMost(text, pattern.most))
        return findings.tooLong(path, "text");
    if (!pattern.fits(text))
        return findings.unfit(path, value, pattern.name, pattern.advice);
    target = text;
}

void read(const JsonPath& path, const json& value, std::string& target, const UniquePattern& pattern,
          Findings& findings)
{
    read(path, value, target, static_cast<const Pattern&>(pattern), findings);
    if (!target.empty())
        findings.meetId(path, value.get_ref<const std::string&>());
}

void read(const JsonPath& path, const json& value, int& target, const Range& range, Findings& findings)
{
    readNumber(path, value, target, range, findings);
}

void read(const JsonPath& path, const json& value, std::int64_t& target, const Range& range, Findings& findings)
{
    readNumber(path, value, target, range, findings);
}

void read(const JsonPath& path, const json& value, bool& target, const Flag& /*kind*/, Findings& findings)
{
    if (!value.is_boolean())
        return findings.wrongKind(path, value);
    target = value.get<bool>();
}

void read(const JsonPath& path, const json& value, OptionValue& target, const FlagOrId& /*kind*/, Findings& findings)
{
    if (value.is_boolean())
        target = value.get<bool>();
    else
        read(path, value, target.emplace<std::string>(), id, findings);
}

void read(const JsonPath& path, const json& value, Fraction& target, const Bound& /*kind*/, Findings& findings)
{
    if (!value.is_string()) {
        std::int64_t whole = 0;
        read(path, value, whole, figure, findings);
        target = Fraction(whole);
        return;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (const auto fraction = isFraction(text) ? parseFraction(text) : std::nullopt)
        target = *fraction;
    else
        findings.unfit(path, value, "fraction",
                       "Write it as two whole numbers of at most twelve digits, such as \"1000/3\".");
}

} // namespace muster::rosterform
