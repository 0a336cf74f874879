// How the sheets use their room, as they are laid out: no word cut in two, none lost on a line of its own, no label
// parted from its boxes, no page nearly empty.

#include "fixture.h"

#include <catch2/catch.hpp>

#include <QTextLayout>

#include <algorithm>
#include <map>
#include <set>

using namespace muster::print;
using namespace muster::print::test;
using muster::paper::BlockPart;
using muster::paper::Composition;
using muster::paper::Drawing;

namespace {

constexpr double shortLine = 0.4;       // of the longest line of its text
constexpr double leastFilled = 1.0 / 3; // of a page

bool isA(const muster::paper::ComputedStyle& computed, std::string_view name)
{
    return std::ranges::find(computed.classes, name) != computed.classes.end() ||
           (computed.outer && isA(*computed.outer, name));
}

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
    const auto hasOneWord = [&](int line) {
        const auto at = layout.lineAt(line);
        return !QStringView(layout.text()).mid(at.textStart(), at.textLength()).trimmed().contains(QLatin1Char(' '));
    };
    // A column that has room for one word only cannot give the last one company.
    if (hasOneWord(count - 1) && !hasOneWord(count - 2) &&
        layout.lineAt(count - 1).naturalTextWidth() < shortLine * longest)
        faults.insert(where + ": a word is lost: " + layout.text().toStdString());
}

std::set<std::string> faultsOf(const Composition& sheet, const std::string& where)
{
    std::set<std::string> faults;
    for (const auto& laid : sheet.laid)
        for (const auto part : {BlockPart::Head, BlockPart::Body, BlockPart::Foot})
            for (const auto& wrapped : laid.part(part).wrapped)
                look(*wrapped->layout, where, faults);
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

std::vector<Settings> everyPrint()
{
    std::vector<Settings> all;
    for (const auto paper : {Paper::A4, Paper::Letter})
        for (const auto size : {CardSize::Two, CardSize::Four, CardSize::Nine, CardSize::Poker, CardSize::Half}) {
            auto wanted = settings();
            wanted.paper = paper;
            wanted.cards = size;
            if (size == CardSize::Two)
                wanted.sheets = {Sheet::Roster, Sheet::Cards,    Sheet::Reference,
                                 Sheet::Battle, Sheet::Opponent, Sheet::Secret};
            else
                wanted.sheets = {Sheet::Cards};
            all.push_back(wanted);
        }
    return all;
}

} // namespace

TEST_CASE("No sheet of any sample wastes its room", "[room]")
{
    std::set<std::string> faults;
    for (const auto& path : samples()) {
        const auto printable = load(path);
        for (const auto& wanted : everyPrint()) {
            const auto sheets = placed(printable, wanted);
            for (std::size_t i = 0; i < sheets.size(); ++i)
                faults.merge(faultsOf(
                    sheets[i], path.substr(path.rfind('/') + 1) + (wanted.paper == Paper::A4 ? " A4 " : " Letter ") +
                                   std::string(cardSizeId(wanted.cards)) + " sheet " + std::to_string(i)));
        }
    }
    std::string all;
    for (const auto& fault : faults)
        all += fault + '\n';
    CHECK(all == "");
}
