#include "io/roster/rostervalues.h"

#include "io/json/faultwords.h"

namespace muster::rosterform {

namespace {

using nlohmann::json;

/// A text of at most `most` letters; null and a fault if the value is anything else.
const std::string* textOfAtMost(const JsonPath& path, const json& value, std::size_t most, Findings& findings)
{
    if (!value.is_string()) {
        findings.wrongKind(path, value, "a text", {.text = true});
        return nullptr;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (hasAtMost(text, most))
        return &text;
    findings.textTooLong(path, most);
    return nullptr;
}

enum class Size { TooSmall, Fits, TooLarge };

Size sizeOf(const json& value, const Range& range)
{
    const auto compared = [&](auto number, auto least, auto most) {
        return number < least ? Size::TooSmall : number > most ? Size::TooLarge : Size::Fits;
    };
    if (value.is_number_float())
        return compared(value.get<double>(), static_cast<double>(range.least), static_cast<double>(range.most));
    // Converted to a signed number, a huge value would become negative.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(range.most))
        return Size::TooLarge;
    return compared(value.get<std::int64_t>(), range.least, range.most);
}

template <typename Number>
void readNumber(const JsonPath& path, const json& value, Number& target, const Range& range, Findings& findings,
                std::string_view name = "a whole number", const faultwords::Kinds& kinds = {.whole = true})
{
    const auto size = value.is_number() ? sizeOf(value, range) : Size::Fits;
    if (size == Size::TooSmall)
        findings.tooSmall(path, value, range.least);
    else if (size == Size::TooLarge)
        findings.tooLarge(path, value, range.most);
    else if (!value.is_number_integer())
        findings.wrongKind(path, value, name, kinds);
    else
        target = value.get<Number>();
}

} // namespace

void Findings::add(const JsonPath& path, auto words)
{
    if (m_faults.isFull())
        return m_faults.skip();
    faultwords::Words said = words();
    m_faults.add(m_text, {m_file, 0, 0, path.pointer(), std::move(said.message), std::move(said.advice)});
}

void Findings::wrongKind(const JsonPath& path, const json& value, std::string_view wanted,
                         const faultwords::Kinds& kinds)
{
    add(path, [&] { return faultwords::wrongKind(value, wanted, kinds); });
}

void Findings::wrongConstant(const JsonPath& path, const json& value, const json& wanted)
{
    add(path, [&] { return faultwords::wrongConstant(value, wanted.dump()); });
}

void Findings::unfit(const JsonPath& path, const json& value, std::string_view what, std::string_view advice)
{
    add(path, [&] {
        return faultwords::Words{faultwords::shown(value) + " is not a valid " + std::string(what),
                                 std::string(advice)};
    });
}

void Findings::noFraction(const JsonPath& path, const json& value)
{
    add(path, [&] { return faultwords::noFraction(value, {.whole = true, .fraction = true}); });
}

void Findings::tooSmall(const JsonPath& path, const json& value, std::int64_t least)
{
    add(path, [&] { return faultwords::tooSmall(value, std::to_string(least)); });
}

void Findings::tooLarge(const JsonPath& path, const json& value, std::int64_t most)
{
    add(path, [&] { return faultwords::tooLarge(value, std::to_string(most)); });
}

void Findings::textTooLong(const JsonPath& path, std::size_t most)
{
    add(path, [&] { return faultwords::textTooLong(most); });
}

void Findings::listTooLong(const JsonPath& path, std::size_t most)
{
    add(path, [&] { return faultwords::listTooLong(most); });
}

void Findings::missing(const JsonPath& object, std::string_view key)
{
    add(object, [&] { return faultwords::missingKey(key); });
}

void Findings::unknown(const JsonPath& object, std::string_view key, const std::vector<std::string_view>& known,
                       const std::vector<std::string_view>& free)
{
    add(object / key, [&] { return faultwords::unknownKey(key, known, free); });
}

void Findings::keyIsNoId(const JsonPath& object, std::string_view key)
{
    add(object / key, [&] { return faultwords::keyIsNoId(key); });
}

void Findings::meetId(const JsonPath& path, std::string_view unit)
{
    if (!m_ids.insert(unit).second)
        add(path, [&] {
            return faultwords::Words{"the unit id \"" + std::string(unit) + "\" is there twice",
                                     "Give one of them another id, or none."};
        });
}

void read(const JsonPath& path, const json& value, std::string& target, const Words& words, Findings& findings)
{
    if (const auto* text = textOfAtMost(path, value, words.most, findings))
        target = *text;
}

void read(const JsonPath& path, const json& value, std::string& target, const Pattern& pattern, Findings& findings)
{
    const auto* text = textOfAtMost(path, value, pattern.most, findings);
    if (text && pattern.fits(*text))
        target = *text;
    else if (text)
        findings.unfit(path, value, pattern.name, pattern.advice);
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
        return findings.wrongKind(path, value, "true or false", {.flag = true});
    target = value.get<bool>();
}

void read(const JsonPath& path, const json& value, OptionValue& target, const FlagOrId& /*kind*/, Findings& findings)
{
    if (value.is_boolean())
        target = value.get<bool>();
    else if (value.is_string())
        read(path, value, target.emplace<std::string>(), id, findings);
    else
        findings.wrongKind(path, value, "true or false or an id", {.flag = true, .text = true});
}

void read(const JsonPath& path, const json& value, Fraction& target, const Bound& /*kind*/, Findings& findings)
{
    if (!value.is_string()) {
        std::int64_t whole = 0;
        readNumber(path, value, whole, figure, findings, "a whole number or a fraction in quotes",
                   {.whole = true, .fraction = true});
        target = Fraction(whole);
        return;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (const auto fraction = isFraction(text) ? parseFraction(text) : std::nullopt)
        target = *fraction;
    else
        findings.noFraction(path, value);
}

} // namespace muster::rosterform
