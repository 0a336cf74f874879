// How the sheets use their room, as they are laid out: no word cut in two, none lost on a line of its own, no head
// parted from its table, no page nearly empty.

#include "fixture.h"

#include "io/fixture.h"
#include "report/translation/translation.h"

#include <catch2/catch.hpp>

#include <QTextLayout>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>

using namespace muster;
using namespace muster::print;
using namespace muster::print::test;
using muster::paper::BlockPart;
using muster::paper::Composition;
using muster::testing::bytesOf;

namespace {

constexpr double shortLine = 0.4;       // of the longest line of its text
constexpr double leastFilled = 1.0 / 3; // of a page

/// Whether letters are on both sides of the beginning of a line.
bool cutsWord(const QTextLayout& layout, int line)
{
    const auto at = layout.lineAt(line).textStart();
    return layout.text()[at].isLetterOrNumber() && layout.text()[at - 1].isLetterOrNumber();
}

/// The faults of one text as it is broken into lines.
void look(const QTextLayout& layout, const std::string& where, std::set<std::string>& faults)
{
    const auto count = layout.lineCount();
    if (count < 2)
        return;
    double longest = 0;
    for (int i = 0; i < count; ++i)
        longest = std::max(longest, layout.lineAt(i).naturalTextWidth());
    for (int i = 1; i < count; ++i)
        if (cutsWord(layout, i))
            faults.insert(where + ": a word is cut: " + layout.text().toStdString());
    const auto wordsAt = [&](int line) {
        const auto at = layout.lineAt(line);
        return QStringView(layout.text()).mid(at.textStart(), at.textLength()).trimmed();
    };
    const auto words = wordsAt(count - 1);
    const bool isOne = std::ranges::none_of(words, [](QChar letter) { return letter.isSpace(); });
    // A line with one word, or with words that stay together, cannot give the last one company; nor can one whose last
    // word has no room beside it.
    const auto above = layout.lineAt(count - 2);
    const auto space = wordsAt(count - 2).lastIndexOf(QLatin1Char(' '));
    const auto given = above.cursorToX(above.textStart() + above.textLength()) -
                       above.cursorToX(above.textStart() + static_cast<int>(space) + 1);
    const auto last = layout.lineAt(count - 1);
    const bool mayGive = space >= 0 && given + last.naturalTextWidth() <= last.width();
    if (isOne && mayGive && last.naturalTextWidth() < shortLine * longest)
        faults.insert(where + ": a word is lost: " + layout.text().toStdString());
}

/// Whether the head of a table is the last of a piece, and its rows are on the next.
bool endsWithHead(const muster::paper::LaidBlock& laid, const muster::paper::BlockSlice& piece)
{
    constexpr double slack = 2; // dots
    const auto& heads = laid.part(piece.part).heads;
    const auto to = piece.to * muster::paper::dotsPerMm / laid.scale();
    return std::ranges::any_of(heads, [&](const muster::paper::TableHead& head) {
        return to > head.head.from + slack && to < head.head.to + slack && head.until > head.head.to + slack;
    });
}

std::set<std::string> layoutFaultsOf(const Composition& sheet, const std::string& where)
{
    std::set<std::string> faults;
    for (const auto& laid : sheet.laid)
        for (const auto part : {BlockPart::Head, BlockPart::Body, BlockPart::Foot})
            for (const auto& wrapped : laid.part(part).wrapped)
                look(*wrapped->layout, where, faults);
    for (const auto& place : sheet.placed)
        if (!place.pieces.empty() && endsWithHead(sheet.laid[place.block], place.pieces.back()))
            faults.insert(where + ": a table parted from its head: " + sheet.blocks[place.block].title);
    std::vector<double> filled(static_cast<std::size_t>(sheet.pages)); // mm from the top
    for (const auto& place : sheet.placed)
        filled[static_cast<std::size_t>(place.page)] =
            std::max(filled[static_cast<std::size_t>(place.page)], place.y + place.height);
    for (std::size_t page = 0; sheet.pages > 1 && page < filled.size(); ++page)
        if (filled[page] < leastFilled * 270)
            faults.insert(where + ": page " + std::to_string(page + 1) + " of " + std::to_string(sheet.pages) +
                          " is filled to " + std::to_string(filled[page]) + " mm");
    return faults;
}

/// The German of the program, as long as this lives.
class German {
public:
    German()
    {
        const auto file = bytesOf(std::string(MUSTER_SOURCE_DIR) + "/translations/muster_de.ts");
        const std::regex message("<source>([^<]*)</source>[^]*?<(?:translation|numerusform)>([^<]*)<");
        for (std::sregex_iterator found(file.begin(), file.end(), message), end; found != end; ++found)
            m_texts[plain((*found)[1])] = plain((*found)[2]);
        report::setTranslation({[this](const char*, const char* source, int) {
                                    const auto known = m_texts.find(source);
                                    return known == m_texts.end() ? std::string(source) : known->second;
                                },
                                ".", "de"});
    }
    ~German() { report::setTranslation({}); }
    German(const German&) = delete;
    German& operator=(const German&) = delete;

private:
    static std::string plain(std::string text)
    {
        for (const auto& [code, sign] :
             {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}})
            for (auto at = text.find(code); at != std::string::npos; at = text.find(code))
                text.replace(at, std::string_view(code).size(), sign);
        return text;
    }

    std::map<std::string, std::string, std::less<>> m_texts;
};

std::string sheetName(const std::string& path, const Settings& wanted, std::size_t sheet)
{
    return path.substr(path.rfind('/') + 1) + ", " + nameOf(wanted) + ", sheet " + std::to_string(sheet + 1);
}

} // namespace

TEST_CASE("No sheet of any sample wastes its room", "[room]")
{
    const bool isGerman = GENERATE(false, true);
    std::optional<German> german;
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    REQUIRE(opened);
    if (isGerman) {
        german.emplace();
        opened->setLanguage("de");
    }
    std::set<std::string> faults;
    for (const auto& path : samples()) {
        const auto printable = loadFrom(*opened, path);
        for (const auto& wanted : everyPrint()) {
            const auto sheets = placed(printable, wanted);
            for (std::size_t i = 0; i < sheets.size(); ++i)
                faults.merge(layoutFaultsOf(sheets[i], sheetName(path, wanted, i) + (isGerman ? ", German" : "")));
        }
    }
    CHECK(joined(faults) == "");
}
