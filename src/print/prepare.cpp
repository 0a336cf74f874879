#include "print/prepare.h"

#include "battlescribe/saved/groups.h"
#include "battlescribe/saved/texts.h"
#include "core/base/safetext.h"
#include "print/labels.h"
#include "print/shown.h"
#include "print/view/battlescribe.h"
#include "print/view/words.h"
#include "report/verdict/words.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

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
        bytes += unit.name.size() + unit.note.size() + unit.picture.size() + bytesWritten(unit.units);
    return bytes;
}

Fault tooMany(std::size_t units)
{
    return Fault::about({}, report::number(static_cast<std::int64_t>(units)) + " units are too many to print",
                        "Print at most " + report::number(std::int64_t{mostUnits}) + " at a time.");
}

/// How much of a roster there is to lay out.
struct Load {
    std::size_t units = 0;
    std::size_t bytes = 0; ///< of words that somebody wrote

    [[nodiscard]] std::size_t room() const { return mostOfSheet + units * mostOfUnit + bytes * mostOfByte; }
};

Result<Load> loadOf(const Job& job)
{
    Load load;
    const auto add = [&](const Roster& roster, const Assessment& assessment) {
        load.units += assessment.units.size();
        load.bytes += roster.name.size() + roster.player.size() + roster.notes.size() + roster.picture.size() +
                      bytesWritten(roster.units);
    };
    add(*job.roster, *job.assessment);
    for (const auto* forces : {&job.allies, &job.enemies})
        for (const auto& force : *forces)
            add(*force.roster, *force.assessment);
    if (load.units > mostUnits)
        return failure(tooMany(load.units));
    return load;
}

/// A sheet of a print before it is filled.
struct PlannedSheet {
    Sheet sheet;
    /// `endsWithSources`: rulings and origins follow it.
    std::function<SheetView(bool endsWithSources)> view;
    /// The same with a larger code; none: it has no code that may be larger.
    std::function<SheetView(bool endsWithSources)> roomier{};
    RenderedSheet made{}; ///< what is known of it before
    // Of cards on pages:
    int copies = 1;
    bool hasBacks = false;
};

Result<Templates> templatesOf(const Settings& settings)
{
    return Templates::read(settings.templateFolder, settings.userTemplateFolder);
}

IconLookup iconsOf(const Prepared& prepared)
{
    return [&](std::string_view name) { return prepared.templates.icon(name); };
}

bool areSmall(CardSize size) { return size == CardSize::Nine || size == CardSize::Poker; }

PictureLookup lookupIn(const Pictures& pictures)
{
    return [&](const std::string& picture) { return pictures.addressOf(picture); };
}

struct Filled {
    std::string html;
    std::vector<paper::Block> blocks;
    std::optional<std::string> accent;
};

/// The accent of the army that a sheet is about.
std::optional<std::string> accentOf(const SheetView& view)
{
    return std::visit(
        [](const auto& sheet) -> std::optional<std::string> {
            if constexpr (requires { sheet.accent; })
                return sheet.accent;
            else
                return std::nullopt;
        },
        view);
}

Result<Filled> fill(const Prepared& prepared, Sheet sheet, const SheetView& view, std::size_t most,
                    const paper::Stage& stage)
{
    auto html = prepared.templates.render(sheet, view, most, stage);
    if (!html)
        return tl::unexpected(html.error());
    auto blocks = paper::splitBlocks(*html, prepared.templates.fileOf(sheet));
    if (!blocks)
        return tl::unexpected(blocks.error());
    const auto accent = accentOf(view);
    for (auto& block : *blocks)
        if (block.accent.empty())
            block.accent = accent.value_or("");
    return Filled{std::move(*html), std::move(*blocks), accent};
}

/// Fills the backs of cards. Fails if there is not one for each.
Result<std::vector<paper::Block>> backsOf(const Prepared& prepared, const SheetView& cards,
                                          const std::vector<paper::Block>& fronts, std::size_t most,
                                          const paper::Stage& stage)
{
    const auto html = prepared.templates.renderBacks(cards, most, stage);
    if (!html)
        return tl::unexpected(html.error());
    auto backs = paper::splitBlocks(*html, prepared.templates.fileOfBacks());
    if (!backs)
        return backs;
    const auto count = std::ranges::count_if(
        fronts, [&](const paper::Block& block) { return prepared.templates.geometry().block(block.kind).isCard; });
    if (count != std::ssize(*backs))
        return failure(Fault::about(prepared.templates.fileOfBacks(),
                                    "The template makes " + report::number(std::ssize(*backs)) + " backs of " +
                                        report::number(static_cast<std::int64_t>(count)) + " cards",
                                    "Write one <section> for each of {{#cards}}, as card.html does."));
    const auto accent = accentOf(cards);
    for (auto& back : *backs)
        if (back.accent.empty())
            back.accent = accent.value_or("");
    return backs;
}

/// Repeats the cards of a sheet, and their backs. The outline of a PDF has each once. Fails if there are too many.
Result<void> repeatCards(RenderedSheet& sheet, int copies, const paper::Geometry& geometry)
{
    std::vector<paper::Block> cards;
    std::ranges::copy_if(sheet.blocks, std::back_inserter(cards),
                         [&](const paper::Block& block) { return geometry.block(block.kind).isCard; });
    if (const auto all = cards.size() * static_cast<std::size_t>(copies); all > mostUnits)
        return failure(tooMany(all));
    for (auto& card : cards)
        card.title.clear();
    const auto backs = sheet.backs;
    for (int i = 1; i < copies; ++i) {
        sheet.blocks.insert(sheet.blocks.end(), cards.begin(), cards.end());
        sheet.backs.insert(sheet.backs.end(), backs.begin(), backs.end());
    }
    return {};
}

Result<void> add(Prepared& prepared, PlannedSheet planned, bool endsWithSources, std::size_t most,
                 const paper::Stage& stage)
{
    stage.at(0);
    const auto view = planned.view(endsWithSources);
    auto filled = fill(prepared, planned.sheet, view, most, stage);
    if (!filled)
        return tl::unexpected(filled.error());
    if (planned.hasBacks) {
        auto backs = backsOf(prepared, view, filled->blocks, most, stage.part(1, 1));
        if (!backs)
            return tl::unexpected(backs.error());
        planned.made.backs = std::move(*backs);
    }
    auto& made = prepared.sheets.emplace_back(std::move(planned.made));
    made.sheet = planned.sheet;
    made.blocks = std::move(filled->blocks);
    made.accent = std::move(filled->accent);
    prepared.html.push_back(std::move(filled->html));
    if (planned.copies > 1)
        if (const auto repeated = repeatCards(made, planned.copies, prepared.templates.geometry()); !repeated)
            return repeated;
    if (!planned.roomier)
        return {};
    filled = fill(prepared, planned.sheet, planned.roomier(endsWithSources), most, stage.part(1, 1));
    if (!filled)
        return tl::unexpected(filled.error());
    if (filled->html != prepared.html.back())
        made.roomier = std::move(filled->blocks);
    return {};
}

bool isRosterSheet(Sheet sheet) { return sheet == Sheet::Roster || sheet == Sheet::Opponent; }

/// Whether the sheet has the code of the roster.
bool hasCode(Sheet sheet) { return sheet == Sheet::Roster || isForOthers(sheet); }

/// Adds rulings and origins under what the last sheet has.
Result<void> addSources(Prepared& prepared, std::size_t last, const SourcesSheet& sources, std::size_t most,
                        const paper::Stage& stage)
{
    if (std::ranges::all_of(sources.rosters, &RosterSources::isEmpty))
        return {};
    auto filled = fill(prepared, Sheet::Sources, sources, most, stage);
    if (!filled)
        return tl::unexpected(filled.error());
    auto& sheet = prepared.sheets[last];
    for (auto& block : filled->blocks)
        block.accent = sheet.accent.value_or("");
    for (auto* list : {&sheet.blocks, &sheet.roomier})
        if (list == &sheet.blocks || !list->empty())
            list->insert(list->end(), filled->blocks.begin(), filled->blocks.end());
    prepared.html[last] += filled->html;
    return {};
}

/// Fills all sheets. Rulings and origins follow the last sheet of a print that has a roster sheet. A secret list shows
/// neither, so they never follow one.
Result<void> addAll(Prepared& prepared, const std::vector<PlannedSheet>& plan, std::size_t most,
                    const std::function<SourcesSheet()>& sources, const paper::Stage& stage)
{
    auto last = plan.size();
    for (std::size_t i = 0; i < plan.size(); ++i)
        if (plan[i].sheet != Sheet::Secret)
            last = i;
    if (std::ranges::none_of(plan, isRosterSheet, &PlannedSheet::sheet))
        last = plan.size();
    const auto share = 1 / static_cast<double>(std::max<std::size_t>(1, plan.size()));
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const auto done = static_cast<double>(i) * share;
        if (const auto added = add(prepared, plan[i], i == last, most, stage.part(done, done + share)); !added)
            return added;
    }
    return last == plan.size() ? Result<void>() : addSources(prepared, last, sources(), most, stage.part(1, 1));
}

/// Whether there is a sheet other than cards.
bool hasOthers(const std::vector<Sheet>& sheets)
{
    return std::ranges::any_of(sheets, [](Sheet sheet) { return sheet != Sheet::Cards; });
}

/// Whether the sheet is about one roster, so that each of several has its own.
bool isOfOne(Sheet sheet) { return sheet == Sheet::Roster || sheet == Sheet::Cards || sheet == Sheet::Order; }

/// The job, and one for each other roster whose sheets are wanted.
std::deque<Job> jobsOf(const Job& job)
{
    std::deque<Job> jobs{job};
    if (job.isOfAll)
        for (const auto* forces : {&job.allies, &job.enemies})
            for (const auto& force : *forces)
                jobs.push_back(jobOf(job, force));
    return jobs;
}

std::string nameOf(const Job& job)
{
    if (!job.roster->name.empty())
        return safeLine(job.roster->name);
    return job.assessment->army.isNone() ? safeLine(job.roster->army) : job.catalogue->army(job.assessment->army).name;
}

/// Sets what cards on pages have and those of a web page do not.
void setPages(PlannedSheet& cards, const Settings& settings)
{
    cards.copies = std::clamp(settings.cardCopies, 1, mostCardCopies);
    cards.hasBacks = settings.hasBacks;
}

/// A job of one roster, and what its sheets need.
class RosterPlan {
public:
    RosterPlan(const Job& job, const Settings& settings, const Shown& shown, const Prepared& prepared)
        : m_jobs(jobsOf(job)), m_settings(settings), m_shown(shown), m_prepared(prepared)
    {
    }

    /// `isForPages`: a sheet with a code may have a larger one.
    std::vector<PlannedSheet> sheets(bool isForPages)
    {
        std::vector<PlannedSheet> plan;
        for (const auto sheet : m_settings.sheets)
            for (std::size_t i = 0; i < m_jobs.size(); ++i) {
                const auto& of = m_jobs[i];
                const bool isOurs = i == 0;
                const bool isNothing =
                    sheet == Sheet::Cards && of.roster->units.empty() && hasOthers(m_settings.sheets);
                if ((!isOurs && !isOfOne(sheet)) || isNothing)
                    continue;
                auto& planned = plan.emplace_back(PlannedSheet{sheet, viewOf(sheet, of, false)});
                planned.made.roster = i;
                if (m_jobs.size() > 1 && isOfOne(sheet))
                    planned.made.whose = nameOf(of);
                if (sheet == Sheet::Cards && isForPages)
                    setPages(planned, m_settings);
                if (!isOurs || m_shown.copies().code.empty() || !hasCode(sheet))
                    continue;
                planned.made.unseen = m_shown.copies().code;
                if (isForPages)
                    planned.roomier = viewOf(sheet, of, true);
            }
        return plan;
    }

    /// Of each roster that has a roster sheet: the others have one only where sheets of one roster are wanted.
    SourcesSheet sources()
    {
        SourcesSheet sheet;
        for (const auto& of : m_jobs) {
            const bool isOurs = &of == &m_jobs.front();
            if (std::ranges::none_of(m_settings.sheets, [&](Sheet wanted) {
                    return isOurs ? isRosterSheet(wanted) : wanted == Sheet::Roster;
                }))
                continue;
            sheet.rosters.push_back(sourcesOf(contextOf(of)));
            if (m_jobs.size() > 1)
                sheet.rosters.back().name = nameOf(of);
        }
        return sheet;
    }

private:
    std::function<SheetView(bool)> viewOf(Sheet sheet, const Job& of, bool wantsLargeCode)
    {
        return [this, sheet, &of, wantsLargeCode](bool endsWithSources) {
            auto& context = contextOf(of);
            context.endsWithSources = endsWithSources;
            context.wantsLargeCode = wantsLargeCode;
            return makeView(context, sheet);
        };
    }

    SheetContext& contextOf(const Job& of)
    {
        const auto found = std::ranges::find(m_contexts, &of, [](const SheetContext& each) { return &each.job; });
        if (found != m_contexts.end())
            return *found;
        auto& context = m_contexts.emplace_back(of, iconsOf(m_prepared));
        context.silhouette = [&](std::string_view name) { return m_prepared.templates.silhouette(name); };
        context.picture = lookupIn(m_shown.pictures());
        context.isLandscape = m_settings.isLandscape;
        context.areCardsSmall = areSmall(m_settings.cards);
        context.cardsOf = {m_settings.units.begin(), m_settings.units.end()};
        if (&of == &m_jobs.front()) {
            context.code = m_shown.copies().code;
            context.leftOut = m_shown.leftOut();
        }
        return context;
    }

    std::deque<Job> m_jobs; ///< ours first
    const Settings& m_settings;
    const Shown& m_shown;
    const Prepared& m_prepared;
    std::deque<SheetContext> m_contexts; ///< they point at the jobs
};

Result<Prepared> prepareOne(const Job& job, const Settings& settings, const Templates& templates, Medium medium,
                            const paper::Stage& stage)
{
    const Shown shown(job, settings);
    if (medium == Medium::Pdf && shown.lacksCopies())
        return failure(Fault::about({}, "the roster is beyond what a file can hold, so the PDF cannot carry it",
                                    "Save it as .muster, which says why."));
    const auto load = loadOf(shown.job());
    if (!load)
        return tl::unexpected(load.error());
    Prepared prepared{templates};
    const auto hasBook = std::ranges::find(settings.sheets, Sheet::Book) != settings.sheets.end();
    if (hasBook && job.assessment->army.isNone())
        return failure(Fault::about({}, "There is no book of an army that the data do not know"));
    RosterPlan plan(shown.job(), settings, shown, prepared);
    if (const auto added = addAll(
            prepared, plan.sheets(medium != Medium::Web), load->room(), [&] { return plan.sources(); }, stage);
        !added)
        return tl::unexpected(added.error());
    prepared.pictures = shown.pictures().all();
    prepared.labels = labelsOf(shown.job(), settings, templates.ownFiles());
    prepared.carried = {"roster.muster", "application/vnd.muster.roster+json", shown.copies().file};
    return prepared;
}

/// As much as a roster of our own may have in one text. A paragraph of it takes a second to lay out.
constexpr std::size_t mostOfText = 80'000;
/// Six times what the largest file that is known has, with all that it says again and again.
constexpr std::size_t mostOfWords = 4u << 20;
/// Of all rosters of one print.
constexpr std::size_t mostOfAllWords = 4 * mostOfWords;

/// How many selections there are, and how many bytes of words in them.
struct BattleScribeSize {
    Load load;
    std::size_t longest = 0; ///< of one text

    void add(const battlescribe::FileSelection& selection)
    {
        ++load.units;
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
        load.bytes += size;
        longest = std::max(longest, size);
    }
};

Result<Load> loadOf(const battlescribe::List& list)
{
    BattleScribeSize size;
    battlescribe::eachForce(list.roster.forces, [&](const battlescribe::FileForce& force) {
        size.addWords(force);
        for (const auto& selection : force.selections)
            size.add(selection);
    });
    if (size.load.units > mostUnits)
        return failure(tooMany(size.load.units));
    if (size.longest > mostOfText || list.roster.notes.size() > mostOfText)
        return failure(Fault::about({}, "a text of this roster is too long to print",
                                    "A text may have at most " + report::number(std::int64_t{mostOfText}) + " bytes."));
    if (size.load.bytes > mostOfWords)
        return failure(Fault::about({}, "this roster has too many words to print: more than 4 MB"));
    return size.load;
}

Result<Load> loadOf(const BattleScribeJob& job) { return loadOf(*job.list); }

Result<Prepared> prepareOne(const BattleScribeJob& job, const Settings& settings, const Templates& templates,
                            Medium medium, const paper::Stage& stage)
{
    const auto load = loadOf(job);
    if (!load)
        return tl::unexpected(load.error());
    Prepared prepared{templates};
    const auto isThere = [&](Sheet sheet) {
        return std::ranges::find(settings.sheets, sheet) != settings.sheets.end();
    };
    std::optional<battlescribe::List> bare;
    if (!job.hasTexts)
        battlescribe::removeTexts(bare.emplace(*job.list).roster);
    const BattleScribeContext context{bare ? *bare : *job.list, std::ranges::any_of(settings.sheets, isForOthers),
                                      isThere(Sheet::Reference)};
    std::vector<PlannedSheet> plan;
    for (const auto sheet : settings.sheets) {
        if (!isForBattleScribe(sheet))
            continue;
        const bool isUnderCards = sheet == Sheet::Reference && !plan.empty() && plan.back().sheet == Sheet::Cards;
        plan.push_back({sheet, [&context, sheet](bool) { return battleScribeView(context, sheet); }});
        // It is short where the file has few rules.
        plan.back().made.isBelow = isUnderCards && !settings.hasBacks;
        if (sheet == Sheet::Cards && medium != Medium::Web)
            setPages(plan.back(), settings);
    }
    if (const auto added = addAll(
            prepared, plan, load->room(), [&] { return SourcesSheet{{battleScribeSources(context)}}; }, stage);
        !added)
        return tl::unexpected(added.error());
    prepared.labels = labelsOf(job, templates.ownFiles());
    return prepared;
}

/// A print of one sheet, without its labels.
Result<Prepared> prepareSheet(Sheet sheet, const Templates& templates, const Load& load, const auto& view,
                              const paper::Stage& stage)
{
    Prepared prepared{templates};
    const auto added = add(prepared, {sheet, [&](bool) { return view(prepared); }}, false, load.room(), stage);
    if (!added)
        return tl::unexpected(added.error());
    return prepared;
}

Result<Prepared> prepareOne(const BookJob& job, const Settings& /*settings*/, const Templates& templates,
                            Medium /*medium*/, const paper::Stage& stage)
{
    auto prepared = prepareSheet(
        Sheet::Book, templates, {}, [&](const Prepared& with) { return bookView(job, iconsOf(with)); }, stage);
    if (prepared)
        prepared->labels = labelsOf(job, templates.ownFiles());
    return prepared;
}

/// Fails for what nobody prints at once.
Result<void> checkLoad(const SeveralJob& job)
{
    const auto count = job.jobs.size();
    if (count > mostRosters)
        return failure(
            Fault::about({}, report::number(static_cast<std::int64_t>(count)) + " rosters are too many for one print",
                         "Print at most " + report::number(std::int64_t{mostRosters}) + " at a time."));
    Load all;
    for (const auto& one : job.jobs) {
        const auto load = std::visit([](const auto& each) { return loadOf(each); }, one);
        if (!load)
            return tl::unexpected(load.error());
        all.units += load->units;
        all.bytes += load->bytes;
    }
    if (all.units > mostUnits)
        return failure(tooMany(all.units));
    if (all.bytes > mostOfAllWords)
        return failure(
            Fault::about({}, "these rosters have too many words to print: more than 16 MB", "Print fewer at a time."));
    return {};
}

Result<Prepared> prepareOne(const SeveralJob& job, const Settings& settings, const Templates& templates, Medium medium,
                            const paper::Stage& stage)
{
    const auto count = job.jobs.size();
    if (const auto checked = checkLoad(job); !checked)
        return tl::unexpected(checked.error());
    Prepared all{templates};
    std::string date;
    for (std::size_t i = 0; i < count; ++i) {
        const auto share = 1 / static_cast<double>(count);
        const auto done = static_cast<double>(i) * share;
        auto one = std::visit(
            [&](const auto& each) {
                date = each.date;
                // A PDF of several carries none of them.
                return prepareOne(each, settings, templates, medium == Medium::Pdf ? Medium::Printer : medium,
                                  stage.part(done, done + share));
            },
            job.jobs[i]);
        if (!one)
            return one;
        if (one->sheets.empty())
            return failure(Fault::about(
                {}, "none of these sheets can be made of " + inQuotes(one->labels.title),
                "Choose roster, cards, reference, opponent or registration as well, or leave this roster out."));
        for (auto& sheet : one->sheets) {
            sheet.roster = i;
            sheet.foot = one->labels.foot;
            sheet.whose = one->labels.title;
            all.sheets.push_back(std::move(sheet));
        }
        std::ranges::move(one->html, std::back_inserter(all.html));
        all.pictures.merge(one->pictures);
    }
    all.isOfSeveral = true;
    all.labels = labelsOf(count, date, templates.ownFiles());
    return all;
}

} // namespace

Result<Prepared> prepare(const AnyJob& job, const Settings& settings, Medium medium, const paper::Stage& stage)
{
    const auto templates = templatesOf(settings);
    if (!templates)
        return tl::unexpected(templates.error());
    return paper::unlessCancelled([&] {
        return std::visit([&](const auto& one) { return prepareOne(one, settings, *templates, medium, stage); }, job);
    });
}

Result<std::size_t> roomFor(const Job& job) { return loadOf(job).map(&Load::room); }

Result<std::size_t> roomFor(const battlescribe::List& list) { return loadOf(list).map(&Load::room); }

namespace {

/// A print of the one card that `view` makes, with the labels of its job.
Result<Prepared> prepareCardOf(const Settings& settings, const Result<Load>& load, const auto& view, const auto& labels)
{
    if (!load)
        return tl::unexpected(load.error());
    const auto templates = templatesOf(settings);
    if (!templates)
        return tl::unexpected(templates.error());
    auto prepared = prepareSheet(Sheet::Cards, *templates, *load, view, {});
    if (prepared)
        prepared->labels = labels(templates->ownFiles());
    return prepared;
}

} // namespace

Result<Prepared> prepareCard(const Job& job, const Settings& settings, Id<AssessedUnit> unit)
{
    const Pictures pictures(job, settings);
    auto prepared = prepareCardOf(
        settings, loadOf(job),
        [&](const Prepared& with) {
            SheetContext context(job, iconsOf(with), unit);
            context.picture = lookupIn(pictures);
            context.areCardsSmall = areSmall(settings.cards);
            return cardView(context, unit);
        },
        [&](const std::vector<std::string>& own) { return labelsOf(job, settings, own); });
    if (prepared)
        prepared->pictures = pictures.all();
    return prepared;
}

Result<Prepared> prepareCard(const BattleScribeJob& job, const Settings& settings,
                             const battlescribe::FileSelection& selection)
{
    return prepareCardOf(
        settings, loadOf(job), [&](const Prepared&) { return battleScribeCardView({*job.list}, selection); },
        [&](const std::vector<std::string>& own) { return labelsOf(job, own); });
}

} // namespace muster::print
