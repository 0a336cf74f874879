#include "print/labels.h"

#include "core/base/safetext.h"
#include "print/view/words.h"
#include "report/battlescribe/listwords.h"
#include "report/verdict/datawords.h"
#include "report/verdict/words.h"

#include <algorithm>

namespace muster::print {

namespace {

/// Our readings of a rulebook have a star in the texts of the data. References explain it in their notes; where cards
/// and battle sheets may have stars, the foot explains it.
std::string starRemark(const Catalogue& catalogue, const std::vector<Sheet>& sheets)
{
    const auto& ruleset = catalogue.ruleset;
    const auto hasStar = [](const std::string& text) { return text.find('*') != std::string::npos; };
    const bool onCards = std::ranges::any_of(
        catalogue.rules, [&](const SpecialRule& rule) { return hasStar(rule.text) || hasStar(rule.shortText); });
    const bool onBattles = std::ranges::any_of(ruleset.figures, hasStar, &Figure::text) ||
                           std::ranges::any_of(ruleset.scenarios, hasStar, &Scenario::text);
    const bool isNeeded = std::ranges::any_of(sheets, [&](Sheet sheet) {
        return ((sheet == Sheet::Cards || sheet == Sheet::Opponent || sheet == Sheet::Book) && onCards) ||
               (sheet == Sheet::Battle && onBattles);
    });
    return isNeeded ? say(phrase("sheet", "* our reading of the rules")) : std::string();
}

/// The user's own templates, by name if they are few.
std::string ownTemplatesLine(const std::vector<std::string>& files)
{
    constexpr std::size_t mostNamed = 2;
    if (files.empty())
        return {};
    if (files.size() > mostNamed)
        return say(phrases("sheet", "{n} own templates"), static_cast<std::int64_t>(files.size()));
    return say(phrases("sheet", "own {n:template|templates} {files}"), static_cast<std::int64_t>(files.size()),
               {{"files", listed(files)}});
}

paper::Labels labels(const std::string& title, const std::vector<std::string>& left,
                     const std::vector<std::string>& seals, const std::string& date)
{
    auto all = left;
    all.push_back(report::sheet::date(date));
    return {title,
            {join(all, " · "), join(seals, " · ")},
            date,
            report::language(),
            say(phrase("sheet", "page {page} of {pages}"), {{"page", "%1"}, {"pages", "%2"}}),
            "Muster Roll"};
}

} // namespace

paper::Labels labelsOf(const Job& job, const Settings& settings, const std::vector<std::string>& ownTemplates)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto name = report::sheet::rosterName(safeLine(job.roster->name));
    std::vector<std::string> seals;
    if (const auto outcome = job.assessment->outcome(); outcome == Outcome::NotJudged)
        seals.push_back(report::outcomeName(outcome)); // also on sheets without a verdict
    seals.push_back(job.fingerprint);
    if (!job.data.hash.empty())
        seals.push_back(report::sheet::data(job.data.hash));
    for (auto& mark : report::dataMarks(job.data))
        seals.push_back(std::move(mark));
    seals.push_back(ownTemplatesLine(ownTemplates));
    seals.push_back(starRemark(*job.catalogue, settings.sheets));
    return labels(name, {name, ruleset.name, report::sheet::data(ruleset.dataVersion)}, seals, job.date);
}

paper::Labels labelsOf(const BookJob& job, const std::vector<std::string>& ownTemplates)
{
    const auto& ruleset = job.catalogue->ruleset;
    const auto& army = job.catalogue->army(job.army);
    const auto origin = std::max(ruleset.data.origin, army.data.origin);
    return labels(
        army.name + ", " + ruleset.name, {army.name, ruleset.name, report::sheet::data(army.dataVersion)},
        {report::originMark(origin), ownTemplatesLine(ownTemplates), starRemark(*job.catalogue, {Sheet::Book})},
        job.date);
}

paper::Labels labelsOf(const BattleScribeJob& job, const std::vector<std::string>& ownTemplates)
{
    const auto& roster = job.list->roster;
    const auto name = report::rosterName(roster);
    return labels(name, {name, safeLine(roster.game), report::outcomeName(report::outcomeOf(*job.list))},
                  {job.list->fingerprint, ownTemplatesLine(ownTemplates)}, job.date);
}

paper::Labels labelsOf(std::size_t rosters, const std::string& date, const std::vector<std::string>& ownTemplates)
{
    const auto title = say(phrases("sheet", "{n} {n:roster|rosters}"), static_cast<std::int64_t>(rosters));
    auto made = labels(title, {title}, {ownTemplatesLine(ownTemplates)}, date);
    made.countsThrough = true;
    return made;
}

} // namespace muster::print
