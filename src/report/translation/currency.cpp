#include "report/translation/currency.h"

#include "report/translation/slots.h"

#include <algorithm>

namespace muster::report {

namespace {

bool isLetter(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

std::string withFirst(std::string word, bool isCapitalised)
{
    if (isCapitalised && !word.empty() && word.front() >= 'a' && word.front() <= 'z')
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
    return word;
}

/// The reader's words for points.
class UsualWords {
public:
    UsualWords()
    {
        //: The words for points, each form once, of one point first. In texts of a game that calls its points something
        //: else, the game's word stands in place of them: that of one for the first, that of several for the others.
        const auto list = say(phrase("report", "point, points"));
        for (std::size_t at = 0; at < list.size();) {
            const auto end = std::min(list.find(", ", at), list.size());
            m_words.push_back(list.substr(at, end - at));
            at = end + 2;
        }
    }

    /// The game's word for this one, or the word itself.
    [[nodiscard]] std::string inPlaceOf(const std::string& word, const Currency& currency) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            if (word == m_words[i] || word == withFirst(m_words[i], true))
                // Where all such words have a capital letter, it says nothing about where the word stands.
                return withFirst(i == 0 ? currency.name : currency.plural, word != m_words[i]);
        return word;
    }

private:
    std::vector<std::string> m_words;
};

} // namespace

std::string inCurrency(const Currency& currency, std::string phrase)
{
    if (currency.plural.empty())
        return phrase;
    const UsualWords usual;
    std::string text;
    for (std::size_t at = 0; at < phrase.size();) {
        auto end = at + 1;
        if (phrase[at] == '{') { // the name of a slot is no word
            end = std::min(phrase.find_first_of(":}", at), phrase.size());
            text += phrase.substr(at, end - at);
        } else if (isLetter(phrase[at])) {
            while (end < phrase.size() && isLetter(phrase[end]))
                ++end;
            text += usual.inPlaceOf(phrase.substr(at, end - at), currency);
        } else {
            text += phrase[at];
        }
        at = end;
    }
    return text;
}

std::string say(const Currency& currency, Phrase phrase, Slots slots)
{
    return currency.plural.empty() ? say(phrase, slots) : fill(inCurrency(currency, say(phrase)), slots);
}

std::string say(const Currency& currency, NumerusPhrase phrases, std::int64_t number, Slots slots)
{
    return currency.plural.empty() ? say(phrases, number, slots)
                                   : fill(inCurrency(currency, say(phrases, number)), slots);
}

} // namespace muster::report
