#include "report/sheets/sheettexts.h"

#include "core/base/wording.h"
#include "report/catalogue/kinds.h"
#include "report/translation/translation.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <cctype>

namespace muster::report::sheet {

namespace {

/// "A and B and C"
std::string allOf(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text = text.empty() ? name : say(phrase("report", "{names} and {last}"), {{"names", text}, {"last", name}});
    return text;
}

/// A phrase with one slot in three parts: the text before the slot, its value in bold, and the text after it.
SentenceParts withStrong(Phrase phrase, std::string_view slot, const std::string& value)
{
    constexpr char here = '\x01'; // no text contains it
    const auto text = say(phrase, {{slot, std::string(1, here)}});
    const auto at = text.find(here);
    if (at == std::string::npos)
        return {{text, false}};
    SentenceParts pieces;
    if (at > 0)
        pieces.push_back({text.substr(0, at), false});
    pieces.push_back({value, true});
    if (at + 1 < text.size())
        pieces.push_back({text.substr(at + 1), false});
    return pieces;
}

} // namespace

std::string units(std::int64_t count)
{
    return say(phrases("sheet", "{number} {n:unit|units}"), count, {{"number", number(count)}});
}

std::string models(std::int64_t count)
{
    return say(phrases("sheet", "{number} {n:model|models}"), count, {{"number", number(count)}});
}

std::string times(int count, const std::string& name) { return count > 1 ? grouped(count) + " × " + name : name; }

std::string timesEach(int count, const std::string& name)
{
    return say(phrase("sheet", "{number} × {name} each"), {{"number", grouped(count)}, {"name", name}});
}

std::string rosterName(const std::string& name)
{
    return name.empty() ? say(phrase("sheet", "Roster without a name")) : name;
}

std::string player(const std::string& name) { return say(phrase("sheet", "Player: {name}"), {{"name", name}}); }

std::string armyWith(const std::string& army, const std::vector<std::string>& others)
{
    return others.empty() ? army
                          : say(phrase("sheet", "{army} with {others}"), {{"army", army}, {"others", listed(others)}});
}

std::string ofLimit(std::int64_t points) { return say(phrase("sheet", "of {points}"), {{"points", number(points)}}); }

std::string pointsCaption(bool hasLimit)
{
    return say(hasLimit ? phrase("sheet", "points") : phrase("sheet", "points, no limit agreed"));
}

std::string holdsAll(const std::string& ruleset)
{
    return say(phrase("sheet", "Every army-building rule of {ruleset} holds."), {{"ruleset", ruleset}});
}

std::string ruling(bool isChanged)
{
    return say(isChanged ? phrase("sheet", "Ruling, changed") : phrase("sheet", "Ruling"));
}

std::string rulings(std::int64_t count, std::int64_t changed)
{
    const auto all = say(phrases("sheet", "{number} {n:ruling|rulings}"), count, {{"number", number(count)}});
    return changed == 0
               ? all
               : say(phrase("sheet", "{rulings}, {number} changed"), {{"rulings", all}, {"number", number(changed)}});
}

std::string atTheEnd(const std::string& what)
{
    return say(phrase("sheet", "{what}. In full at the end of these sheets."), {{"what", what}});
}

std::string answer(bool isYes) { return say(isYes ? phrase("sheet", "yes") : phrase("sheet", "no")); }

std::string codeTooLarge()
{
    return say(phrase("sheet", "This roster is too large for a QR code that can be read from paper. The PDF carries it "
                               "as an attachment."));
}

std::string leftOut(bool notes, bool copies)
{
    std::string text;
    if (notes)
        text = say(phrase("sheet", "Your notes are left out, for this print has an opponent’s copy too."));
    if (copies)
        text += (text.empty() ? "" : " ") +
                say(phrase("sheet", "There is no QR code and no roster in the file, for this print has a secret list "
                                    "too."));
    return text;
}

std::string columnsOnCards(const std::string& columns)
{
    return say(phrase("sheet", "No room here, see the cards: {columns}."), {{"columns", columns}});
}

std::string withOwnData(const std::string& army) { return say(phrase("sheet", "{army} (own data)"), {{"army", army}}); }

std::string quoted(const std::string& text) { return say(phrase("sheet", "“{text}”"), {{"text", text}}); }

std::string inAll(Points points) { return say(phrase("sheet", "in all {points}"), {{"points", number(points)}}); }

std::string withUnitAbove() { return say(phrase("sheet", "with the unit above")); }

std::string uncertainThing(const Ruleset& ruleset, const std::string& what)
{
    for (const auto& column : ruleset.stats)
        if (column.id == what)
            return column.name;
    if (what == "models")
        return say(phrase("sheet", "Models"));
    if (what == "weapons")
        return say(phrase("sheet", "Weapons"));
    if (what == "points")
        return say(phrase("sheet", "Points"));
    return capital(what);
}

std::vector<DataRemark> dataRemarks(const JudgedBy& data)
{
    std::vector<DataRemark> remarks;
    if (data.origin() != DataOrigin::Shipped)
        remarks.push_back({capital(originMark(data.origin())),
                           say(phrase("sheet", "Judged by files that are not those shipped with Muster ({files})."),
                               {{"files", unshippedFiles(data)}})});
    if (!data.ownTranslations.empty())
        remarks.push_back(
            {capital(say(phrase("report", "own translation"))),
             say(phrase("sheet", "Names and texts are from {files}."), {{"files", listed(data.ownTranslations)}})});
    return remarks;
}

std::string was(const std::string& figure) { return say(phrase("sheet", "was {figure}"), {{"figure", figure}}); }

std::string change(const std::string& column, const std::string& figure, const std::string& before,
                   const std::vector<std::string>& reasons)
{
    return say(reasons.empty() ? phrase("sheet", "{column} {figure} was {before}")
                               : phrase("sheet", "{column} {figure} was {before}: {reasons}"),
               {{"column", column}, {"figure", figure}, {"before", before}, {"reasons", listed(reasons)}});
}

std::string difference(const std::string& column, const std::string& figure, const std::string& ofUnit,
                       const std::vector<std::string>& reasons)
{
    return say(reasons.empty() ? phrase("sheet", "{column} {figure}, unit {ofUnit}")
                               : phrase("sheet", "{column} {figure}, unit {ofUnit} ({reasons})"),
               {{"column", column}, {"figure", figure}, {"ofUnit", ofUnit}, {"reasons", listed(reasons)}});
}

std::string leader() { return say(phrase("sheet", "leader")); }

std::string ofLeader(const std::string& rule) { return say(phrase("sheet", "{rule} (leader)"), {{"rule", rule}}); }

std::string alternatives(const std::vector<std::string>& items)
{
    std::string text;
    for (const auto& item : items)
        if (!item.empty())
            text = text.empty() ? item : say(phrase("sheet", "{names}, or {last}"), {{"names", text}, {"last", item}});
    return text;
}

std::string notKnownToData() { return say(phrase("sheet", "not known to the data")); }

std::string playtestFigures() { return say(phrase("sheet", "playtest figures")); }

std::string with() { return say(phrase("sheet", "With")); }

std::string costCaption(bool isEach)
{
    return say(isEach ? phrase("sheet", "points each") : phrase("sheet", "points"));
}

SentenceParts blanks()
{
    return withStrong(phrase("sheet", "{blank} is not known. Agree on it with your opponent before the game."), "blank",
                      "____");
}

SentenceParts sealedBy(const std::string& fingerprint)
{
    return withStrong(phrase("sheet", "The fingerprint {fingerprint} stands for the whole list, with all its choices. "
                                      "Keep this sheet: when the list is shown, the same fingerprint says that nothing "
                                      "of it was changed."),
                      "fingerprint", fingerprint);
}

std::string noLimit() { return say(phrase("sheet", "no limit agreed")); }
std::string notChosen() { return say(phrase("sheet", "not chosen")); }

std::string shareOfAgreed(const Bound& bound, Fraction by)
{
    const auto times = bound.times * by;
    const auto plus = Fraction(bound.plus) * by;
    const auto percent = times * Fraction(100);
    const bool isPart = times > Fraction(0) && times < Fraction(1);
    auto text = bound.perFull > 0 ? say(phrase("sheet", "{times} for each full {step} of the agreed points"),
                                        {{"times", number(times)}, {"step", number(bound.perFull)}})
                : isPart && percent.isWhole()
                    ? say(phrase("sheet", "{times}% of the agreed points"), {{"times", number(percent)}})
                : isPart ? say(phrase("sheet", "{times} of the agreed points"), {{"times", number(times)}})
                : times == Fraction(1)
                    ? say(phrase("sheet", "the agreed points"))
                    : say(phrase("sheet", "{times} × the agreed points"), {{"times", number(times)}});
    if (plus != Fraction(0))
        text += (plus < Fraction(0) ? " − " : " + ") + number(plus < Fraction(0) ? plus * Fraction(-1) : plus);
    const bool isWhole = plus.isWhole() && (bound.perFull > 0 || times.isWhole());
    if (bound.rounding == Rounding::None || isWhole)
        return text;
    return say(bound.rounding == Rounding::Up ? phrase("sheet", "{share}, rounded up")
                                              : phrase("sheet", "{share}, rounded down"),
               {{"share", text}});
}

std::string byAgreed() { return say(phrase("sheet", "depends on the agreed points")); }

std::string withLine(const std::string& share) { return say(phrase("sheet", "{share}: ____"), {{"share", share}}); }

std::string scenario() { return say(phrase("sheet", "Scenario")); }

std::string battlePointsCaption(bool isTwoSided)
{
    return say(isTwoSided ? phrase("sheet", "points, ours and theirs") : phrase("sheet", "points in this army"));
}

std::string destroyed() { return say(phrase("sheet", "Destroyed")); }

std::string lossesOf(bool isOurs)
{
    return say(isOurs ? phrase("sheet", "Our losses") : phrase("sheet", "Their losses"));
}

std::string side(bool isOurs) { return say(isOurs ? phrase("sheet", "Our side") : phrase("sheet", "The other side")); }

std::string sumOfLosses() { return say(phrase("sheet", "In all")); }

std::string scored() { return say(phrase("sheet", "Scored by the other side")); }

std::string sides(const std::vector<std::string>& ours, const std::vector<std::string>& theirs)
{
    return theirs.empty()
               ? allOf(ours)
               : say(phrase("sheet", "{ours} against {theirs}"), {{"ours", allOf(ours)}, {"theirs", allOf(theirs)}});
}

std::string whose(bool isTable)
{
    return say(isTable ? phrase("sheet", "On this table") : phrase("sheet", "In this army"));
}

std::string rulesHere(bool isTable)
{
    return say(isTable ? phrase("sheet", "On this table: rules") : phrase("sheet", "In this army: rules"));
}

std::string weaponsHere(bool isTable)
{
    return say(isTable ? phrase("sheet", "On this table: weapons") : phrase("sheet", "In this army: weapons"));
}

std::string after(const std::string& source) { return say(phrase("sheet", "after {source}"), {{"source", source}}); }

std::string leftOut(const std::string& titles)
{
    return say(phrase("sheet", "Not needed here: {titles}."), {{"titles", titles}});
}

std::string atMost(const std::string& name, int number)
{
    return say(phrase("sheet", "{name}: {number} at most"), {{"name", name}, {"number", grouped(number)}});
}

std::string sizes(const Unit& unit)
{
    const auto number = unit.sizes.empty() && unit.minModels != unit.maxModels
                            ? say(phrase("sheet", "{least} to {most}"),
                                  {{"least", grouped(unit.minModels)}, {"most", grouped(unit.maxModels)}})
                            : report::sizes(unit);
    return say(phrases("sheet", "{number} {n:model|models}"), unit.maxModels, {{"number", number}});
}

std::string standardCost(Points points)
{
    return say(phrase("sheet", "With its standard choices {points}."), {{"points", report::points(points)}});
}

std::string inPlaceOf(const std::vector<std::string>& weapons)
{
    return say(phrase("sheet", "in place of {weapons}"), {{"weapons", listed(weapons)}});
}

std::string takesHands(int hands) { return say(phrases("sheet", "takes {n} {n:hand|hands}"), hands); }

std::string standard() { return say(phrase("sheet", "standard")); }

std::string aModel(Points points) { return say(phrase("report", "{points} a model"), {{"points", number(points)}}); }

std::string inPlaceOfOwnCost() { return say(phrase("sheet", "in place of the model's own cost")); }

std::string wholeUnit(const std::string& words)
{
    return say(phrase("sheet", "the whole unit: {words}"), {{"words", words}});
}

std::string ofItsOwn(const std::string& group, const std::vector<std::string>& names)
{
    return say(phrase("sheet", "{group} of its own: {names}"), {{"group", group}, {"names", listed(names)}});
}

std::string choosesFreely(bool isInPlace)
{
    return say(isInPlace ? phrase("sheet", "may choose otherwise than its unit")
                         : phrase("sheet", "may choose on top of what its unit has"));
}

std::string data(const std::string& versionOrHash)
{
    return say(phrase("sheet", "data {version}"), {{"version", versionOrHash}});
}

std::string pageNumber() { return say(phrase("sheet", "page {page} of {pages}"), {{"page", "%1"}, {"pages", "%2"}}); }

std::string date(const std::string& iso)
{
    constexpr Phrase months[]{phrase("sheet", "Jan"), phrase("sheet", "Feb"), phrase("sheet", "Mar"),
                              phrase("sheet", "Apr"), phrase("sheet", "May"), phrase("sheet", "Jun"),
                              phrase("sheet", "Jul"), phrase("sheet", "Aug"), phrase("sheet", "Sep"),
                              phrase("sheet", "Oct"), phrase("sheet", "Nov"), phrase("sheet", "Dec")};
    const auto numberAt = [&](std::size_t from, std::size_t length) {
        std::size_t number = 0;
        for (const auto digit : iso.substr(from, length))
            number = std::isdigit(static_cast<unsigned char>(digit))
                         ? number * 10 + static_cast<std::size_t>(digit - '0')
                         : 9999;
        return number;
    };
    if (iso.size() != 10 || iso[4] != '-' || iso[7] != '-')
        return iso;
    const auto month = numberAt(5, 2);
    const auto day = numberAt(8, 2);
    if (month < 1 || month > 12 || day < 1 || day > 31)
        return iso;
    return say(phrase("sheet", "{day} {month} {year}"),
               {{"day", std::to_string(day)}, {"month", say(months[month - 1])}, {"year", iso.substr(0, 4)}});
}

std::string ourReading() { return say(phrase("sheet", "* our reading of the rules")); }

std::string ownTemplates(const std::vector<std::string>& files)
{
    constexpr std::size_t mostNamed = 2;
    if (files.empty())
        return {};
    if (files.size() > mostNamed)
        return say(phrases("sheet", "{n} own templates"), static_cast<std::int64_t>(files.size()));
    return say(phrases("sheet", "own {n:template|templates} {files}"), static_cast<std::int64_t>(files.size()),
               {{"files", listed(files)}});
}

} // namespace muster::report::sheet
