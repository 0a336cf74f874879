#include "editor/palette/palettesearch.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>

namespace muster::editor {

namespace {

/// How well a word fits, from the best.
enum class Fit : std::uint8_t { Begins, BeginsDetail, Part, PartOfDetail, Letters };

bool isWordSign(char16_t sign)
{
    const QChar c(sign);
    return c.isLetterOrNumber() || c.isSurrogate();
}

/// Whether the word stands at the start of some word of the text; none where it is not in it.
std::optional<bool> standsIn(std::u16string_view text, std::u16string_view word)
{
    std::optional<bool> found;
    for (auto at = text.find(word); at != std::u16string_view::npos; at = text.find(word, at + 1)) {
        found = false;
        // What begins with a sign such as "(" begins wherever it stands.
        if (at == 0 || !isWordSign(text[at - 1]) || !isWordSign(word.front()))
            return true;
    }
    return found;
}

/// Whether the text has the letters in this order, the first of them at the start of a word.
bool hasInOrder(std::u16string_view text, std::u16string_view letters)
{
    std::size_t next = 0;
    for (std::size_t at = 0; at < text.size() && next < letters.size(); ++at)
        if (text[at] == letters[next] && (next > 0 || at == 0 || !isWordSign(text[at - 1])))
            ++next;
    return next == letters.size();
}

std::vector<std::u16string> wordsOf(const QString& typed)
{
    std::vector<std::u16string> words;
    // Nobody types more; a text pasted by mistake must not take long.
    constexpr qsizetype mostLetters = 200;
    for (const auto& word : typed.left(mostLetters).simplified().split(u' ', Qt::SkipEmptyParts))
        if (auto folded = foldedForSearch(word); !folded.empty())
            words.push_back(std::move(folded));
    return words;
}

struct Found {
    std::size_t position;
    int worst;
    int sum;
    bool isStart; ///< the title itself begins with the first word

    [[nodiscard]] auto order() const { return std::tuple(worst, sum, !isStart, position); }
};

} // namespace

std::u16string foldedForSearch(const QString& text)
{
    std::u16string out;
    out.reserve(static_cast<std::size_t>(text.size()));
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
    if (isPlain) {
        for (const auto c : text)
            out += c >= u'A' && c <= u'Z' ? static_cast<char16_t>(c.unicode() + ('a' - 'A')) : c.unicode();
        return out;
    }
    const auto folded = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const auto c : folded)
        if (c.category() != QChar::Mark_NonSpacing && c.category() != QChar::Other_Format)
            out += c.unicode();
    return out;
}

void PaletteSearch::setTexts(const std::vector<Text>& texts)
{
    m_texts.clear();
    m_texts.reserve(texts.size());
    for (const auto& text : texts)
        m_texts.push_back({foldedForSearch(text.title), foldedForSearch(text.detail + u' ' + text.others)});
}

std::vector<std::size_t> PaletteSearch::find(const QString& typed, std::size_t most) const
{
    const auto words = wordsOf(typed);
    std::vector<Found> all;
    if (words.empty())
        return {};
    const auto fitOf = [](const Folded& text, std::u16string_view word) -> std::optional<Fit> {
        const auto title = standsIn(text.title, word);
        if (title == true)
            return Fit::Begins;
        const auto detail = standsIn(text.detail, word);
        if (detail == true)
            return Fit::BeginsDetail;
        if (title)
            return Fit::Part;
        if (detail)
            return Fit::PartOfDetail;
        // One letter that is nowhere is not in order either.
        return word.size() > 1 && hasInOrder(text.title, word) ? std::optional(Fit::Letters) : std::nullopt;
    };
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const auto& text = m_texts[i];
        Found found{i, 0, 0, text.title.starts_with(words.front())};
        const bool isFound = std::ranges::all_of(words, [&](const std::u16string& word) {
            const auto fit = fitOf(text, word);
            if (!fit)
                return false;
            found.worst = std::max(found.worst, static_cast<int>(*fit));
            found.sum += static_cast<int>(*fit);
            return true;
        });
        if (isFound)
            all.push_back(found);
    }
    const auto count = std::min(most, all.size());
    std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(),
                      [](const Found& a, const Found& b) { return a.order() < b.order(); });
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < count; ++i)
        positions.push_back(all[i].position);
    return positions;
}

} // namespace muster::editor
