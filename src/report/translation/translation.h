#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace muster::report {

/// How texts are translated. Every text of this layer is written in English as a phrase() or phrases(), which lupdate
/// finds by these names (see ./dev translate). It is looked up only when it is used.

/// The reader's language, as the application provides it.
struct Translation {
    /// A phrase in the reader's language, or as it was given where there is none; `number` chooses the plural form and
    /// is -1 for a phrase without one. May be called from any thread that makes words.
    std::function<std::string(const char* context, const char* source, int number)> translate;
    std::string groupSeparator = ","; ///< between thousands
    std::string language = "en";      ///< tag for web pages
    std::string decimalPoint = ".";
};

/// From now on all texts are in this language. Without one, or with a Translation without a function: English.
void setTranslation(Translation translation);

/// What was given last. A plugin has texts of its own, and needs it for these.
[[nodiscard]] Translation installedTranslation();

/// While one exists, its thread makes English texts: for what programs read.
class SourceLanguage {
public:
    SourceLanguage();
    ~SourceLanguage();
    SourceLanguage(const SourceLanguage&) = delete;
    SourceLanguage& operator=(const SourceLanguage&) = delete;
};

/// A text in English with {slots}.
struct Phrase {
    const char* context;
    const char* source;
};

/// One with a number in it: {n} is the number, {n:point|points} a word that follows it in English. Translations have a
/// form for each plural form of their language and need no such words.
struct NumerusPhrase {
    const char* context;
    const char* source;
};

[[nodiscard]] constexpr Phrase phrase(const char* context, const char* source) { return {context, source}; }
[[nodiscard]] constexpr NumerusPhrase phrases(const char* context, const char* source) { return {context, source}; }

using Slots = std::initializer_list<std::pair<std::string_view, std::string>>;

/// The text in the reader's language with its slots filled. {n} is a count, with the separators of its thousands; what
/// is not a count, such as a year or the number of a line, comes as a slot of its own.
[[nodiscard]] std::string say(Phrase phrase, Slots slots = {});
[[nodiscard]] std::string say(NumerusPhrase phrases, std::int64_t number, Slots slots = {});

/// "1,234", with the separators of the current language.
[[nodiscard]] std::string grouped(std::int64_t number);

/// Of the current language.
[[nodiscard]] std::string groupSeparator();
[[nodiscard]] std::string decimalPoint();
[[nodiscard]] std::string language();

} // namespace muster::report
