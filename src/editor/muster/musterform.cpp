#include "editor/muster/musterform.h"

#include "core/base/wording.h"
#include "editor/collection/collectionmodel.h"
#include "editor/gestures/adding.h"
#include "editor/gestures/gestures.h"
#include "editor/gestures/sizing.h"
#include "editor/gestures/slotting.h"
#include "editor/gestures/swapping.h"
#include "editor/gestures/trial.h"
#include "editor/muster/musterfill.h"
#include "editor/muster/musterhead.h"
#include "editor/muster/musterintents.h"
#include "editor/muster/musteroffers.h"
#include "editor/muster/musterrepair.h"
#include "editor/muster/rostersums.h"
#include "editor/muster/unitforms.h"
#include "editor/words/currency.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/catalogue/headings.h"
#include "report/verdict/costwords.h"
#include "report/verdict/verdicttext.h"
#include "report/verdict/words.h"
#include "rules/fixes/filling.h"
#include "rules/fixes/fixes.h"
#include "rules/fixes/identity.h"
#include "rules/judge/structure.h"
#include "rules/players/owning.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster::editor {

namespace {

constexpr std::size_t mostPlaces = 24; ///< in a menu

template <typename Tag>
std::string keyOf(Id<Tag> id)
{
    return id.isNone() ? std::string() : std::to_string(id.position());
}

/// Identifies a finding in two verdicts by one catalogue.
std::string keyOf(const FindingIdentity& identity, int again)
{
    std::string key = identity.rule;
    for (const auto& part :
         {keyOf(identity.constraint), std::to_string(static_cast<int>(identity.kind)), identity.subject,
          std::string(identity.tooMany ? "+" : "-"), identity.group, keyOf(identity.optionGroup),
          keyOf(identity.optionLimit), keyOf(identity.option), keyOf(identity.slot), identity.unknown,
          std::string(identity.rests ? "rests" : ""), std::to_string(again)})
        key += '\x1f' + part;
    return key;
}

class MusterForm : public ListForm {
    Q_DECLARE_TR_FUNCTIONS(RosterRows)

public:
    MusterForm(VerdictPtr verdict, const TextReading* reading)
        : m_verdict(std::move(verdict)), m_head(headForm(*m_verdict, reading))
    {
        findRoom();
        listFindings();
    }

    [[nodiscard]] const HeadForm& head() const override { return m_head; }
    [[nodiscard]] const std::vector<FindingRow>& findings() const override { return m_findings; }
    [[nodiscard]] report::FindingText finding(std::size_t position) const override;
    [[nodiscard]] std::vector<Gesture> fixes(std::size_t position, WorkBudget& budget) const override;

    [[nodiscard]] const void* game() const override { return &catalogue(); }
    [[nodiscard]] std::vector<ListRow> rows(bool isGrouped) const override;
    [[nodiscard]] RowWords words(const RowKey& row, int alike) const override;
    [[nodiscard]] std::vector<FigureForm> figures(const RowKey& row, const QStringList& names) const override
    {
        const auto unit = row.isHeading() || row.isSlot() ? Id<AssessedUnit>() : m_verdict->unitAt(row.id);
        return unit.isNone() ? std::vector<FigureForm>(static_cast<std::size_t>(names.size()))
                             : figuresOf(*m_verdict, unit, names);
    }
    [[nodiscard]] QStringList costs() const override
    {
        constexpr qsizetype mostCosts = 4; // that have a column
        const auto& name = ruleset().currency.plural;
        if (ruleset().costs.empty())
            return name.empty() ? QStringList() : QStringList{text(capital(name))};
        QStringList names;
        if (ruleset().hasPoints)
            names << (name.empty() ? tr("Points") : text(capital(name)));
        for (const auto& cost : ruleset().costs)
            names << text(capital(cost.plural));
        return names.mid(0, mostCosts);
    }
    [[nodiscard]] QString sum() const override { return rosterSum(*m_verdict); }
    [[nodiscard]] QString sumOf(const std::vector<std::string>& rows) const override
    {
        return selectionSum(*m_verdict, rows);
    }
    [[nodiscard]] bool hasSteps() const override;
    [[nodiscard]] bool canRepair() const override { return assessment().outcome() == Outcome::NotLegal; }
    [[nodiscard]] RepairForm repairs(const RepairWishes& wishes, const std::stop_token& stop) const override
    {
        return repairForm(*m_verdict, wishes, stop);
    }
    [[nodiscard]] FillForm fills(const FillAsked& asked, const std::stop_token& stop) const override
    {
        return fillForm(*m_verdict, asked, stop);
    }
    [[nodiscard]] OfferListPtr offers(const OfferListPtr& before) const override
    {
        return offersFor(*m_verdict, before);
    }
    [[nodiscard]] OfferNeeds needsOf(const std::string& offer, WorkBudget& budget) const override;
    [[nodiscard]] Breaks tryOffer(const std::string& offer, const std::string& near,
                                  const OfferNeeds& needs) const override
    {
        return tryAdding(*m_verdict, offer, near, needs.options).breaks;
    }
    [[nodiscard]] QString owned(const std::string& offer, const Collection& collection) const override
    {
        return ownedWords(ownedFor(catalogue(), kindOf(*m_verdict, offer), collection));
    }
    [[nodiscard]] std::optional<UnitPreviewForm> preview(const std::string& offer,
                                                         const std::string& near) const override
    {
        return unitPreview(m_verdict, offer, near);
    }
    [[nodiscard]] std::optional<UnitForm> unit(const std::string& row, bool withRefused) const override
    {
        const auto unit = m_verdict->unitAt(row);
        return unit.isNone() ? std::nullopt : std::optional(unitForm(*m_verdict, unit, withRefused));
    }
    [[nodiscard]] SeveralForm several(const std::vector<std::string>& rows) const override
    {
        return severalForm(*m_verdict, rows);
    }
    [[nodiscard]] std::optional<SlotForm> slot(const std::string& row, const std::string& slot) const override;
    [[nodiscard]] std::string nextSlot(const std::string& row, const std::string& slot) const override
    {
        return editor::nextSlot(*m_verdict, m_verdict->unitAt(row), slot);
    }
    [[nodiscard]] std::vector<PlaceOffer> placesFor(const std::vector<std::string>& rows,
                                                    WorkBudget& budget) const override;
    [[nodiscard]] Breaks breaksOf(const Intent& intent) const override
    {
        const auto gesture = gestureOf(*m_verdict, m_verdict->roster(), intent);
        return gesture ? breaksOf(*gesture) : Breaks();
    }
    [[nodiscard]] Breaks breaksOf(const Gesture& gesture) const override
    {
        return newErrors(*m_verdict, editOf(gesture));
    }
    [[nodiscard]] std::vector<Swap> swapsFor(const intents::Choose& intent) const override;
    [[nodiscard]] const VerdictPtr& verdict() const { return m_verdict; }

private:
    [[nodiscard]] const Catalogue& catalogue() const { return m_verdict->catalogue(); }
    [[nodiscard]] const Ruleset& ruleset() const { return catalogue().ruleset; }
    [[nodiscard]] const Assessment& assessment() const { return m_verdict->assessment(); }

    void findRoom();
    void listFindings();
    [[nodiscard]] bool areAlike(const std::string& a, const std::string& b) const;
    void markAlike(std::vector<ListRow>& rows) const;
    [[nodiscard]] ListRow rowOf(const RosterUnit& unit) const;
    [[nodiscard]] std::map<int, RowWords> headingWords() const;
    void setCosts(RowWords& words, const report::AmountOf& amountOf) const;
    [[nodiscard]] RowWords slotWords(const RowKey& row) const;
    [[nodiscard]] RowWords unitWords(Id<AssessedUnit> unit, int alike) const;
    [[nodiscard]] QStringList findingsOf(Id<AssessedUnit> unit) const;
    [[nodiscard]] QStringList pillsOf(Id<AssessedUnit> unit) const;
    [[nodiscard]] QString spoken(Id<AssessedUnit> unit, const RowWords& words, int alike) const;

    VerdictPtr m_verdict;
    HeadForm m_head;
    std::vector<FindingRow> m_findings;
    std::map<Id<AssessedUnit>, std::vector<const Finding*>> m_findingsOf; ///< those that blame a unit
    std::map<Id<AssessedUnit>, QStringList> m_room;            ///< room that units have for others, in figures
    mutable std::optional<std::map<int, RowWords>> m_headings; ///< made when one is first shown
};

/// Finds the room once, because limits are not sorted by unit.
void MusterForm::findRoom()
{
    for (const auto& tally : assessment().tallies) {
        const auto& rule = ruleset().constraints[tally.constraint];
        const auto* unit = std::get_if<Id<AssessedUnit>>(&tally.subject);
        // What carries nothing has no state worth showing.
        if (!unit || rule.scope.kind != Scope::Kind::Place || !tally.max || tally.actual == Fraction(0))
            continue;
        if (const auto words = report::tally(catalogue(), assessment(), tally); !words.figure.empty())
            //: A limit and its figure: "Aboard 5 of 10".
            m_room[*unit] << tr("%1 %2").arg(shown(rule.name), shown(words.figure));
    }
}

/// Two findings of one verdict may have the same identity: they are numbered.
void MusterForm::listFindings()
{
    std::map<FindingIdentity, int> seen;
    m_findings.reserve(assessment().findings.size());
    for (const auto& finding : assessment().findings) {
        auto identity = identify(assessment(), finding);
        const auto again = seen[identity]++;
        FindingRow row{keyOf(identity, again), finding.severity, std::string(finding.rule), {}};
        for (const auto unit : finding.units) {
            row.units.push_back(assessment().units[unit].id);
            m_findingsOf[unit].push_back(&finding);
        }
        m_findings.push_back(std::move(row));
    }
}

report::FindingText MusterForm::finding(std::size_t position) const
{
    return report::findingText(catalogue(), assessment(), assessment().findings[position]);
}

std::vector<Gesture> MusterForm::fixes(std::size_t position, WorkBudget& budget) const
{
    std::vector<Gesture> offered;
    for (auto& fix :
         muster::fixes(catalogue(), m_verdict->roster(), assessment(), assessment().findings[position], budget)) {
        auto label = text(report::fixLabel(catalogue(), assessment(), fix));
        // A person wants to look next at what a fix adds.
        auto added = addedBy(fix.edit);
        offered.push_back({std::move(fix.edit), std::move(label), std::move(added)});
    }
    return offered;
}

std::optional<SlotForm> MusterForm::slot(const std::string& row, const std::string& slot) const
{
    const auto unit = m_verdict->unitAt(row);
    auto open = unit.isNone() ? std::nullopt : openSlot(*m_verdict, unit, slot);
    if (!open)
        return std::nullopt;
    return SlotForm{std::move(open->name),
                    Gestures(catalogue(), m_verdict->roster()).nameOf(*assessment().source[unit]),
                    std::move(open->kinds)};
}

std::vector<PlaceOffer> MusterForm::placesFor(const std::vector<std::string>& rows, WorkBudget& budget) const
{
    std::vector<PlaceOffer> offered;
    const auto first = rows.empty() ? Id<AssessedUnit>() : m_verdict->unitAt(rows.front());
    if (first.isNone())
        return offered;
    Table<AssessedUnit, char> isMoved;
    isMoved.assign(assessment().units.size(), 0);
    for (const auto& row : rows)
        if (const auto unit = m_verdict->unitAt(row); !unit.isNone())
            for (const auto each : assessment().withBelow(unit))
                isMoved[each] = 1;
    const Gestures gestures(catalogue(), m_verdict->roster());
    const auto& places = ruleset().places;
    for (const auto above : assessment().units.ids()) {
        const auto& unit = assessment().units[above];
        if (isMoved[above] != 0 || !unit.isKnown() || assessment().units[first].parent == above)
            continue;
        for (const auto place : places.ids()) {
            if (offered.size() == mostPlaces)
                return offered;
            if (!accepts(catalogue(), assessment(), places[place], above, first))
                continue;
            PlaceOffer offer{{unit.id, 0, ruleset().asOf(place)},
                             //: A unit and the place on it: "Captain (attached)".
                             tr("%1 (%2)").arg(gestures.nameOf(*assessment().source[above]), text(places[place].name)),
                             {}};
            if (budget.spend(2 * workToJudge(assessment()))) { // to move it and to judge
                const auto gesture = gestureOf(*m_verdict, m_verdict->roster(), intents::Move{rows, offer.place});
                if (!gesture)
                    continue;
                if (const auto breaks = breaksOf(*gesture); !breaks.isEmpty())
                    offer.breaks = breaks.messages.first();
            }
            offered.push_back(std::move(offer));
        }
    }
    return offered;
}

std::vector<Swap> MusterForm::swapsFor(const intents::Choose& intent) const
{
    const auto unit = m_verdict->unitAt(intent.row);
    const auto path = choicePath(intent.choice);
    if (unit.isNone())
        return {};
    const auto swaps = editor::swapsFor(*m_verdict, unit, path.group, path.option, intent.count);
    return {swaps.begin(), swaps.end()};
}

bool MusterForm::hasSteps() const
{
    if (assessment().army.isNone())
        return false;
    return std::ranges::any_of(catalogue().army(assessment().army).units, [&](Id<Unit> id) {
        const auto& kind = catalogue().unit(id);
        return kind.sizes.empty() ? kind.minModels < kind.maxModels : kind.sizes.size() > 1;
    });
}

OfferNeeds MusterForm::needsOf(const std::string& offer, WorkBudget& budget) const
{
    RosterUnit alone;
    alone.unit = offer;
    const auto filling = cheapestFilling(catalogue(), m_verdict->roster(), alone, budget);
    OfferNeeds needs{filling.options, {}};
    if (const auto kind = kindOf(*m_verdict, offer); filling.points != 0 && ruleset().hasPoints && !kind.isNone())
        needs.cost = shownNumber(catalogue().unit(kind).usualCost() + filling.points);
    return needs;
}

/// Units that differ in nothing that a person sees or may change, and have nothing under them.
bool MusterForm::areAlike(const std::string& a, const std::string& b) const
{
    const auto one = m_verdict->unitAt(a);
    const auto other = m_verdict->unitAt(b);
    if (one.isNone() || other.isNone())
        return false;
    const auto plain = [&](Id<AssessedUnit> unit) {
        auto source = *assessment().source[unit];
        source.id.clear();
        return source;
    };
    const auto& source = *assessment().source[one];
    if (!source.name.empty() || !source.units.empty() || source.unit != assessment().source[other]->unit ||
        plain(one) != plain(other))
        return false;
    const auto& first = assessment().units[one];
    const auto& second = assessment().units[other];
    return first.points == second.points && first.models == second.models && first.slot == second.slot &&
           first.place == second.place && first.heldBack == second.heldBack &&
           m_verdict->worst(one) == m_verdict->worst(other) && findingsOf(one) == findingsOf(other);
}

void MusterForm::markAlike(std::vector<ListRow>& rows) const
{
    for (std::size_t i = 1; i < rows.size(); ++i)
        rows[i].isLikeLast = rows[i].key.isUnit() && rows[i].below.empty() && rows[i - 1].key.isUnit() &&
                             rows[i - 1].below.empty() && areAlike(rows[i - 1].key.id, rows[i].key.id);
}

ListRow MusterForm::rowOf(const RosterUnit& unit) const
{
    ListRow row{{unit.id, {}, -1}, {}};
    for (const auto& below : unit.units)
        row.below.push_back(rowOf(below));
    markAlike(row.below);
    if (!ruleset().slotPlace.isNone())
        for (const auto& slot : openSlots(*m_verdict, m_verdict->unitAt(unit.id)))
            row.below.push_back({{unit.id, slot, -1}, {}});
    return row;
}

std::vector<ListRow> MusterForm::rows(bool isGrouped) const
{
    std::vector<ListRow> top;
    const auto& units = m_verdict->roster().units;
    if (!isGrouped) {
        for (const auto& unit : units)
            top.push_back(rowOf(unit));
        markAlike(top);
        return top;
    }
    std::map<int, ListRow> headings;
    for (const auto& unit : units) {
        const auto order = report::headingOf(catalogue(), assessment(), m_verdict->unitAt(unit.id)).order;
        auto& heading = headings[order];
        heading.key.heading = order;
        heading.below.push_back(rowOf(unit));
    }
    for (auto& [order, heading] : headings) {
        markAlike(heading.below);
        top.push_back(std::move(heading));
    }
    return top;
}

RowWords MusterForm::words(const RowKey& row, int alike) const
{
    if (row.isHeading()) {
        if (!m_headings)
            m_headings = headingWords();
        return (*m_headings)[row.heading];
    }
    if (row.isSlot())
        return slotWords(row);
    const auto unit = m_verdict->unitAt(row.id);
    return unit.isNone() ? RowWords() : unitWords(unit, alike);
}

/// One pass over the roster for all headings.
std::map<int, RowWords> MusterForm::headingWords() const
{
    struct Sums {
        std::vector<Id<AssessedUnit>> own;
        std::vector<Id<AssessedUnit>> all; ///< with those under them
        bool areCarried = true;            ///< those under them, in units with room for them
    };
    std::map<int, RowWords> headings;
    std::map<int, Sums> sums;
    for (const auto& source : m_verdict->roster().units) {
        const auto unit = m_verdict->unitAt(source.id);
        const auto heading = report::headingOf(catalogue(), assessment(), unit);
        headings[heading.order].name = text(heading.name);
        if (unit.isNone())
            continue;
        auto& sum = sums[heading.order];
        sum.own.push_back(unit);
        sum.areCarried = sum.areCarried && (source.units.empty() || m_room.contains(unit));
        std::ranges::copy(assessment().withBelow(unit), std::back_inserter(sum.all));
    }
    for (auto& [order, words] : headings) {
        const auto& sum = sums[order];
        setCosts(words, [&](Id<CostKind> kind) { return assessment().costOf(sum.own, kind); });
        const auto inAll = report::costFigures(catalogue(), assessment(), sum.all);
        if (inAll != report::costFigures(catalogue(), assessment(), sum.own)) {
            words.inAll = (sum.areCarried ? tr("with passengers %1") : tr("in all %1")).arg(text(inAll));
            words.tip = tr("In all: with the units under them, such as passengers");
        }
    }
    return headings;
}

/// What a row costs, in the columns for that: the first is for points, or for the first kind in games without them.
void MusterForm::setCosts(RowWords& words, const report::AmountOf& amountOf) const
{
    if (ruleset().hasPoints)
        words.cost = shownNumber(amountOf(noId));
    for (const auto kind : ruleset().costs.ids()) {
        const auto cost = amountOf(kind);
        words.otherCosts << (cost == Points() ? QString() : shownNumber(cost));
    }
    if (!ruleset().hasPoints && !words.otherCosts.isEmpty())
        words.cost = words.otherCosts.takeFirst();
}

/// A slot that has room: what it needs, and what fills it.
RowWords MusterForm::slotWords(const RowKey& row) const
{
    RowWords words;
    if (const auto slot = openSlot(*m_verdict, m_verdict->unitAt(row.id), row.slot)) {
        words.name = slot->name;
        words.kind = slot->name;
        words.choices = slot->state;
        words.cost = slot->from;
        words.offers = slot->offers;
        words.tip = shownTip(slot->offers);
        words.worst = slot->severity;
        words.spoken = QStringList{slot->name, slot->state, slot->from}.join(QStringLiteral(", "));
    }
    return words;
}

RowWords MusterForm::unitWords(Id<AssessedUnit> unit, int alike) const
{
    const auto& assessed = assessment().units[unit];
    const auto& source = *assessment().source[unit];
    RowWords words;
    words.name = text(report::unitName(catalogue(), assessment(), unit));
    words.ownName = shown(source.name);
    words.choices = text(report::choicesLine(catalogue(), assessment(), unit));
    words.isKnown = !assessed.kind.isNone();
    words.kind = text(words.isKnown ? catalogue().unit(assessed.kind).name : source.unit);
    if (words.isKnown) {
        if (const auto category = catalogue().unit(assessed.kind).category; !category.isNone())
            words.icon = text(ruleset().categories[category].icon);
        words.ally = allyLook(catalogue(), assessment().army, assessed.army);
        if (ruleset().countsModels)
            words.models = shownNumber(std::int64_t{alike} * assessed.models);
    }
    setCosts(words, [&](Id<CostKind> kind) { return assessment().costOf(unit, kind) * alike; });
    if (alike > 1) {
        words.name = words.kind = QStringLiteral("%1 × %2").arg(shownNumber(alike), words.name);
        if (const auto each = report::costFigures(catalogue(), assessment(), {unit}); !each.empty())
            words.choices +=
                (words.choices.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("%1 each").arg(text(each));
    }
    words.findings = findingsOf(unit);
    words.tip = shownTip(words.findings.join(QLatin1Char('\n')));
    words.pills = pillsOf(unit);
    words.worst = m_verdict->worst(unit);
    words.isHeldBack = assessed.heldBack;
    words.steps =
        (nextSize(*m_verdict, unit, -1) ? RowWords::Fewer : 0) | (nextSize(*m_verdict, unit, 1) ? RowWords::More : 0);
    words.spoken = spoken(unit, words, alike);
    return words;
}

QStringList MusterForm::findingsOf(Id<AssessedUnit> unit) const
{
    QStringList messages;
    if (const auto found = m_findingsOf.find(unit); found != m_findingsOf.end())
        for (const auto* finding : found->second)
            messages << text(report::message(catalogue(), assessment(), *finding));
    return messages;
}

QStringList MusterForm::pillsOf(Id<AssessedUnit> unit) const
{
    QStringList pills;
    const auto& assessed = assessment().units[unit];
    if (assessed.isKnown() && catalogue().unit(assessed.kind).isOwn())
        pills << tr("Own");
    if (const auto room = m_room.find(unit); room != m_room.end())
        pills += room->second;
    if (!assessed.slot.isNone())
        pills << shown(catalogue().unit(assessment().units[assessed.parent].kind).slotList[assessed.slot].name);
    else if (!assessed.place.isNone())
        pills << shown(ruleset().places[assessed.place].name);
    if (assessed.heldBack)
        pills << tr("Held back");
    if (assessed.kind.isNone())
        pills << tr("Not known");
    return pills;
}

/// All that a row shows, in the order for the eye, and what is wrong with it.
QString MusterForm::spoken(Id<AssessedUnit> unit, const RowWords& words, int alike) const
{
    QStringList parts{words.name};
    if (words.isKnown) {
        if (words.kind != words.name)
            parts << words.kind;
        if (ruleset().countsModels)
            parts << tr("%n model(s)", nullptr, counted(std::int64_t{alike} * assessment().units[unit].models));
        if (ruleset().hasPoints)
            parts << inCurrency(ruleset(), tr("%1 points")).arg(words.cost);
        for (const auto kind : ruleset().costs.ids())
            if (const auto cost = assessment().costOf(unit, kind) * alike; cost != Points())
                parts << text(report::costText(ruleset().costs[kind], cost));
    }
    parts << words.pills;
    const auto line = parts.join(QStringLiteral(", "));
    return words.findings.isEmpty() ? line : line + QStringLiteral(". ") + words.findings.join(QLatin1Char(' '));
}

} // namespace

ListFormPtr listForm(VerdictPtr verdict, const TextReading* reading)
{
    return verdict ? std::make_shared<const MusterForm>(std::move(verdict), reading) : nullptr;
}

VerdictPtr verdictOf(const ListFormPtr& form)
{
    const auto* muster = dynamic_cast<const MusterForm*>(form.get());
    return muster ? muster->verdict() : nullptr;
}

} // namespace muster::editor
