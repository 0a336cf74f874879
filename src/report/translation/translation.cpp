#include "report/translation/translation.h"

#include "report/translation/slots.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <memory>

namespace muster::report {

namespace {

// Global, because all texts of a program use it. It may be switched while other threads use it.
std::atomic<std::shared_ptr<const Translation>> installed;
thread_local int sourceLanguages = 0;

std::shared_ptr<const Translation> current() { return sourceLanguages > 0 ? nullptr : installed.load(); }

std::string translated(const char* context, const char* source, int number)
{
    const auto translation = current();
    return translation ? translation->translate(context, source, number) : source;
}

std::optional<std::string> slotOf(Slots slots, std::string_view name)
{
    const auto found = std::ranges::find(slots, name, &Slots::value_type::first);
    return found == slots.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

void setTranslation(Translation translation)
{
    installed = translation.translate ? std::make_shared<const Translation>(std::move(translation)) : nullptr;
}

Translation installedTranslation()
{
    const auto translation = installed.load();
    return translation ? *translation : Translation();
}

SourceLanguage::SourceLanguage() { ++sourceLanguages; }
SourceLanguage::~SourceLanguage() { --sourceLanguages; }

std::string fill(const std::string& text, Slots slots)
{
    return fill(
        text, [&](std::string_view name) { return slotOf(slots, name); },
        [](std::string_view) { return std::nullopt; });
}

std::string say(Phrase phrase, Slots slots) { return fill(translated(phrase.context, phrase.source, -1), slots); }

std::string say(NumerusPhrase phrases, std::int64_t number, Slots slots)
{
    // Plural forms repeat long before this limit.
    const auto form = static_cast<int>(std::min<std::int64_t>(std::abs(number), std::numeric_limits<int>::max()));
    return fill(
        translated(phrases.context, phrases.source, form),
        [&](std::string_view name) {
            auto found = slotOf(slots, name);
            return found || name != "n" ? found : grouped(number);
        },
        [&](std::string_view name) { return name == "n" ? std::optional(number == 1) : std::nullopt; });
}

std::string grouped(std::int64_t number)
{
    auto digits = std::to_string(number < 0 ? -number : number);
    if (digits.size() > 3) {
        const auto separator = groupSeparator();
        for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
            digits.insert(static_cast<std::size_t>(at), separator);
    }
    return number < 0 ? "−" + digits : digits;
}

std::string groupSeparator()
{
    const auto translation = current();
    return translation ? translation->groupSeparator : ",";
}

std::string decimalPoint()
{
    const auto translation = current();
    return translation ? translation->decimalPoint : ".";
}

std::string language()
{
    const auto translation = current();
    return translation ? translation->language : "en";
}

} // namespace muster::report
