// A list in words: every line that is not blank has one record, the roster holds only units that lines name, and it is
// judged and told as any other.
#include "judging.h"
#include "target.h"
#include "textmutator.h"

#include "reading/text/textreader.h"

#include <algorithm>

using namespace muster;
using namespace muster::fuzz;

namespace {

/// Numbers of the lines with something to see. Lines end as the reader says: with LF, CR, or both.
std::vector<int> filledLines(std::string_view text)
{
    std::vector<int> numbers;
    int number = 1;
    bool isFilled = false;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const bool isEnd = at == text.size() || text[at] == '\n' || (text[at] == '\r' && text.substr(at, 2) != "\r\n");
        if (isEnd) {
            if (isFilled)
                numbers.push_back(number);
            ++number;
            isFilled = false;
        } else if (static_cast<unsigned char>(text[at]) > ' ')
            isFilled = true;
    }
    return numbers;
}

void addIds(const std::vector<RosterUnit>& units, std::vector<std::string>& ids)
{
    for (const auto& unit : units) {
        ids.push_back(unit.id);
        addIds(unit.units, ids);
    }
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 127; });
}

bool runWords(std::string_view bytes)
{
    static TextReader reader(store());
    auto read = reader.read(bytes, "TEXT");
    if (!read) {
        demandWords(read.error());
        return false;
    }
    std::vector<int> numbers;
    std::vector<std::string> named;
    for (const auto& line : read->reading.lines) {
        numbers.push_back(line.line);
        named.insert(named.end(), line.units.begin(), line.units.end());
    }
    demand(std::ranges::is_sorted(numbers), "records stand in the order of their lines");
    // What is blank in other scripts is a matter of Unicode.
    if (isAscii(bytes))
        demand(numbers == filledLines(bytes), "every line that is not blank has one record");
    std::vector<std::string> ids;
    addIds(read->roster.units, ids);
    for (const auto& id : ids)
        demand(std::ranges::find(named, id) != named.end(), "a unit of the roster is named by a line");
    for (const auto& id : named)
        demand(std::ranges::find(ids, id) != ids.end(), "a line names units of the roster");
    const auto catalogue = store().fullCatalogue(read->roster.ruleset);
    demand(catalogue.has_value(), "the game of a text can be read");
    demand(reader.read(bytes, "TEXT")->roster == read->roster, "a text is read the same each time");
    const Judged judged(*catalogue, std::move(read->roster));
    judged.tell();
    return true;
}

Words seedWords()
{
    Words words;
    for (const auto& seed : seedsOf(*findTarget("words")))
        words.add(bytesOf(seed));
    return words;
}

std::string mutateWords(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const auto words = seedWords();
    return mutateText(std::string(bytes), other, words, chance);
}

const Registration wordsTarget({"words", runWords, mutateWords, 4 << 10});

} // namespace
