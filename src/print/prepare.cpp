#include "print/prepare.h"

#include "battlescribe/roster/groups.h"
#include "battlescribe/roster/texts.h"
#include "core/base/safetext.h"
#include "paper/output/qrcode.h"
#include "print/view/battlescribe.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>

namespace muster::print {

namespace {

/// Bytes of a filled sheet that are allowed for each unit, in addition to mostOfSheet. The largest card of the samples
/// needs a third of this.
constexpr std::size_t mostOfUnit = 64u << 10;
/// Bytes allowed for each byte that a player wrote: it may be shown in two places, with up to six letters each.
constexpr std::size_t mostOfByte = 12;
/// This many units take ten seconds and half a gigabyte to lay out. Nobody plays with a tenth of them.
constexpr std::size_t mostUnits = 10'000;

std::size_t bytesWritten(const std::vector<RosterUnit>& units)
{
    std::size_t bytes = 0;
    for (const auto& unit : units)
        bytes += unit.name.size() + unit.note.size() + bytesWritten(unit.units);
    return bytes;
}

Fault tooMany(std::size_t units)
{
    return Fault::about({}, report::number(static_cast<std::int64_t>(units)) + " units are too many to print",
                        "Print at most " + report::number(std::int64_t{mostUnits}) + " at a time.");
}

/// How many bytes a filled sheet of these rosters may have. Fails if they have too many units to print, so that this is
/// not blamed on a template.
Result<std::size_t> roomFor(const Job& job)
{
    std::size_t units = 0;
    std::size_t written = 0;
    const auto add = [&](const Roster& roster, const Assessment& assessment) {
        units += assessment.units.size();
        written += roster.name.size() + roster.player.size() + roster.notes.size() + bytesWritten(roster.units);
    };
    add(*job.roster, *job.assessment);
    for (const auto* forces : {&job.allies, &job.enemies})
        for (const auto& force : *forces)
            add(*force.roster, *force.assessment);
    if (units > mostUnits)
        return failure(tooMany(units));
    return mostOfSheet + units * mostOfUnit + written * mostOfByte;
}

Result<void> render(Prepared& prepared, Sheet sheet, const SheetView& view, std::size_t most, const paper::Stage& stage)
{
    stage.at(0);
    auto html = prepared.templates.render(sheet, view, most, stage);
    if (!html)
        return tl::unexpected(html.error());
    auto blocks = paper::splitBlocks(*html, prepared.templates.fileOf(sheet));
    if (!blocks)
        return tl::unexpected(blocks.error());
    prepared.sheets.push_back({sheet, std::move(*blocks), {}});
    prepared.html.push_back(std::move(*html));
    return {};
}

/// Adds the same sheet with its code at the large size, if that is another one.
Result<void> addRoomier(Prepared& prepared, SheetContext& context, const ViewOf& viewOf, std::size_t most,
                        const paper::Stage& stage)
{
    auto& plain = prepared.sheets.back();
    context.wantsLargeCode = true;
    const auto view = viewOf(context, plain.sheet);
    context.wantsLargeCode = false;
    auto html = prepared.templates.render(plain.sheet, view, most, stage.part(1, 1));
    if (!html)
        return tl::unexpected(html.error());
    if (*html == prepared.html.back())
        return {};
    auto blocks = paper::splitBlocks(*html, prepared.templates.fileOf(plain.sheet));
    if (!blocks)
        return tl::unexpected(blocks.error());
    plain.roomier = std::move(*blocks);
    return {};
}

/// Whether there is a sheet other than cards.
bool hasOthers(const std::vector<Sheet>& sheets)
{
    return std::ranges::any_of(sheets, [](Sheet sheet) { return sheet != Sheet::Cards; });
}

/// Whether the sheet is about one roster.
bool isOfOne(Sheet sheet) { return sheet == Sheet::Roster || sheet == Sheet::Cards; }

/// The sheets of a job, each with the job that it is about.
struct Wanted {
    std::deque<Job> jobs; ///< ours first; then one for each other roster whose sheets are wanted
    std::vector<std::pair<Sheet, const Job*>> sheets{};
};

Wanted wantedOf(const Job& job, const std::vector<Sheet>& sheets)
{
    Wanted wanted{{job}};
    if (job.isOfAll)
        for (const auto* forces : {&job.allies, &job.enemies})
            for (const auto& force : *forces) {
                auto& other = wanted.jobs.emplace_back(job);
                other.roster = force.roster;
                other.assessment = force.assessment;
                other.data = force.data;
                other.fingerprint = force.fingerprint;
                other.allies.clear();
                other.enemies.clear();
            }
    for (const auto sheet : sheets)
        for (const auto& each : wanted.jobs)
            if (&each == &wanted.jobs.front() || isOfOne(sheet))
                wanted.sheets.emplace_back(sheet, &each);
    return wanted;
}

/// Adds rulings and origins under what a sheet has.
Result<void> addSources(Prepared& prepared, std::size_t at, const SourcesSheet& sources, std::size_t most,
                        const paper::Stage& stage)
{
    if (std::ranges::all_of(sources.rosters, &RosterSources::isEmpty))
        return {};
    const auto html = prepared.templates.render(Sheet::Sources, sources, most, stage);
    if (!html)
        return tl::unexpected(html.error());
    const auto blocks = paper::splitBlocks(*html, prepared.templates.fileOf(Sheet::Sources));
    if (!blocks)
        return tl::unexpected(blocks.error());
    auto& sheet = prepared.sheets[at];
    for (auto* list : {&sheet.blocks, &sheet.roomier})
        if (list == &sheet.blocks || !list->empty())
            list->insert(list->end(), blocks->begin(), blocks->end());
    prepared.html[at] += *html;
    return {};
}

bool isRosterSheet(Sheet sheet) { return sheet == Sheet::Roster || sheet == Sheet::Opponent; }

constexpr auto noSheet = static_cast<std::size_t>(-1);

/// The last sheet of a print that has a roster sheet: rulings and origins follow it. A secret list shows neither, so
/// they never follow one. `isMade`: whether a sheet is not left out.
std::size_t lastForSources(const std::vector<Sheet>& sheets, const auto& isMade)
{
    auto last = noSheet;
    bool hasRoster = false;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        hasRoster = hasRoster || isRosterSheet(sheets[i]);
        if (sheets[i] != Sheet::Secret && isMade(i))
            last = i;
    }
    return hasRoster ? last : noSheet;
}

std::string nameOf(const Job& job)
{
    if (!job.roster->name.empty())
        return safeLine(job.roster->name);
    return job.assessment->army.isNone() ? safeLine(job.roster->army) : job.catalogue->army(job.assessment->army).name;
}

} // namespace

Result<Prepared> prepare(const Job& job, const Settings& settings, const Added& added, const paper::Stage& stage,
                         const ViewOf& viewOf, Id<AssessedUnit> only)
{
    const auto room = roomFor(job);
    if (!room)
        return tl::unexpected(room.error());
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    const auto wanted = wantedOf(job, settings.sheets);
    const auto icons = [&](std::string_view name) { return prepared.templates.icon(name); };
    std::deque<SheetContext> contexts; // of each job; they point at it
    const auto contextOf = [&](const Job& of) -> SheetContext& {
        const auto found = std::ranges::find(contexts, &of, [](const SheetContext& each) { return &each.job; });
        if (found != contexts.end())
            return *found;
        auto& context = contexts.emplace_back(of, icons, only);
        if (&of == &wanted.jobs.front()) {
            context.code = added.code;
            context.leftOut = added.leftOut;
        }
        context.isLandscape = settings.isLandscape;
        return context;
    };
    const auto isMade = [&](std::size_t i) {
        const auto& [sheet, of] = wanted.sheets[i];
        return sheet != Sheet::Cards || !of->roster->units.empty() || !hasOthers(settings.sheets);
    };
    std::vector<Sheet> sheets;
    for (const auto& [sheet, of] : wanted.sheets)
        sheets.push_back(sheet);
    const auto last = lastForSources(sheets, isMade);
    auto lastMade = noSheet; // the place of the same among those that are made
    double done = 0;
    for (std::size_t i = 0; i < wanted.sheets.size(); ++i) {
        const auto& [sheet, of] = wanted.sheets[i];
        const auto share = 1 / static_cast<double>(wanted.sheets.size());
        const auto own = stage.part(done, done + share);
        done += share;
        if (!isMade(i))
            continue;
        if (i == last)
            lastMade = prepared.sheets.size();
        if (sheet == Sheet::Book && of->assessment->army.isNone())
            return failure(Fault::about({}, "There is no book of an army that the data do not know"));
        auto& context = contextOf(*of);
        context.endsWithSources = i == last;
        if (const auto rendered = render(prepared, sheet, viewOf(context, sheet), *room, own); !rendered)
            return tl::unexpected(rendered.error());
        if (added.isForPages && !context.code.empty() && isRosterSheet(sheet)) {
            if (const auto rendered = addRoomier(prepared, context, viewOf, *room, own); !rendered)
                return tl::unexpected(rendered.error());
            prepared.sheets.back().unseen = context.code;
        }
        if (wanted.jobs.size() > 1 && isOfOne(sheet))
            prepared.sheets.back().whose = nameOf(*of);
    }
    if (lastMade == noSheet)
        return prepared;
    SourcesSheet sources;
    for (const auto& of : wanted.jobs)
        if (std::ranges::any_of(wanted.sheets,
                                [&](const auto& each) { return each.second == &of && isRosterSheet(each.first); })) {
            sources.rosters.push_back(sourcesOf(contextOf(of)));
            if (wanted.jobs.size() > 1)
                sources.rosters.back().name = nameOf(of);
        }
    if (const auto ended = addSources(prepared, lastMade, sources, *room, stage.part(1, 1)); !ended)
        return tl::unexpected(ended.error());
    return prepared;
}

namespace {

/// As much as a roster of our own may have in one text. A paragraph of it takes a second to lay out.
constexpr std::size_t mostOfText = 80'000;
/// Six times what the largest file that is known has, with all that it says again and again.
constexpr std::size_t mostOfWords = 4u << 20;

/// How many selections there are, and how many bytes of words in them.
struct BattleScribeSize {
    std::size_t selections = 0;
    std::size_t bytes = 0;
    std::size_t longest = 0; ///< of one text

    void add(const battlescribe::Selection& selection)
    {
        ++selections;
        addText(selection.name.size() + selection.customName.size());
        addText(selection.notes.size());
        addWords(selection);
        for (const auto& inside : selection.selections)
            add(inside);
    }
    void addWords(const auto& owner)
    {
        for (const auto& rule : owner.rules)
            addText(rule.name.size() + rule.text.size());
        for (const auto& profile : owner.profiles) {
            std::size_t row = profile.name.size();
            for (const auto& each : profile.characteristics)
                row += each.name.size() + each.value.size();
            addText(row);
        }
    }

private:
    void addText(std::size_t size)
    {
        bytes += size;
        longest = std::max(longest, size);
    }
};

Result<std::size_t> roomFor(const battlescribe::List& list)
{
    BattleScribeSize size;
    battlescribe::eachForce(list.roster.forces, [&](const battlescribe::Force& force) {
        size.addWords(force);
        for (const auto& selection : force.selections)
            size.add(selection);
    });
    if (size.selections > mostUnits)
        return failure(tooMany(size.selections));
    if (size.longest > mostOfText || list.roster.notes.size() > mostOfText)
        return failure(Fault::about({}, "a text of this roster is too long to print",
                                    "A text may have at most " + report::number(std::int64_t{mostOfText}) + " bytes."));
    if (size.bytes > mostOfWords)
        return failure(Fault::about({}, "this roster has too many words to print: more than 4 MB"));
    return mostOfSheet + size.selections * mostOfUnit + size.bytes * mostOfByte;
}

} // namespace

Result<Prepared> prepareBattleScribe(const BattleScribeJob& job, const Settings& settings, const paper::Stage& stage)
{
    const auto room = roomFor(*job.list);
    if (!room)
        return tl::unexpected(room.error());
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    const auto isThere = [&](Sheet sheet) {
        return std::ranges::find(settings.sheets, sheet) != settings.sheets.end();
    };
    std::optional<battlescribe::List> bare;
    if (!job.hasTexts)
        battlescribe::removeTexts(bare.emplace(*job.list).roster);
    const BattleScribeContext context{bare ? *bare : *job.list, isThere(Sheet::Opponent), isThere(Sheet::Reference)};
    const auto last =
        lastForSources(settings.sheets, [&](std::size_t i) { return isForBattleScribe(settings.sheets[i]); });
    auto lastMade = noSheet;
    double done = 0;
    for (std::size_t i = 0; i < settings.sheets.size(); ++i) {
        const auto sheet = settings.sheets[i];
        const auto share = 1 / static_cast<double>(settings.sheets.size());
        const auto own = stage.part(done, done + share);
        done += share;
        if (!isForBattleScribe(sheet))
            continue;
        const bool isUnderCards =
            sheet == Sheet::Reference && !prepared.sheets.empty() && prepared.sheets.back().sheet == Sheet::Cards;
        if (i == last)
            lastMade = prepared.sheets.size();
        if (const auto rendered = render(prepared, sheet, battleScribeView(context, sheet), *room, own); !rendered)
            return tl::unexpected(rendered.error());
        prepared.sheets.back().isBelow = isUnderCards; // it is short where the file has few rules
    }
    if (lastMade != noSheet)
        if (const auto added =
                addSources(prepared, lastMade, {{battleScribeSources(context)}}, *room, stage.part(1, 1));
            !added)
            return tl::unexpected(added.error());
    return prepared;
}

Result<Prepared> prepareBook(const BookJob& job, const Settings& settings, const paper::Stage& stage)
{
    auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
    if (!templates)
        return tl::unexpected(templates.error());
    Prepared prepared{std::move(*templates), {}, {}};
    const auto view = bookView(job, [&](std::string_view name) { return prepared.templates.icon(name); });
    if (const auto rendered = render(prepared, Sheet::Book, view, mostOfSheet, stage); !rendered)
        return tl::unexpected(rendered.error());
    return prepared;
}

} // namespace muster::print
