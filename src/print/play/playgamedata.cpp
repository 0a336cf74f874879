#include "print/play/playview.h"
#include "print/play/playwords.h"
#include "print/view/words.h"

#include "battlescribe/saved/groups.h"
#include "core/base/safetext.h"
#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"
#include "report/sheets/sheetwords.h"

#include <algorithm>
#include <map>
#include <set>

namespace muster::print {

using battlescribe::FileSelection;

namespace {

constexpr std::size_t longestId = 80;

/// The id of a selection if a record of a battle can have it, else its place in the list. Files of strangers have ids
/// twice, or of any letters.
class UnitIds {
public:
    std::string of(const FileSelection& selection)
    {
        ++m_place;
        const auto isLetter = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == ':';
        };
        const auto& id = selection.id;
        const bool isPlain = !id.empty() && id.size() <= longestId && std::ranges::all_of(id, isLetter);
        return isPlain && m_known.insert(id).second ? id : "place." + std::to_string(m_place);
    }

private:
    std::set<std::string> m_known;
    int m_place = 0;
};

int bounded(std::int64_t number)
{
    constexpr std::int64_t mostCounted = 1'000'000; // that the record of a battle can have
    return static_cast<int>(std::min(number, mostCounted));
}

/// One counter for each kind of model if there are a few, and one for wounds, of which the data say nothing that a
/// program could read.
std::vector<PlayCount> countsOf(const FileSelection& selection)
{
    std::vector<PlayCount> counts;
    for (const auto& [name, number] : countedModels(selection)) {
        const auto id = "models." + std::to_string(counts.size() + 1);
        counts.push_back(
            {id, name.empty() ? report::sheetWord("models") : safeLine(name), bounded(number), 0, {}, true, false});
    }
    if (counts.size() == 1)
        counts.front().isFatal = true;
    counts.push_back({"damage", report::sheetWord("damage"), 0, 0, {}, false, false});
    return counts;
}

class ForceMaker {
public:
    explicit ForceMaker(const BattleScribeContext& context)
        : m_context(context), m_main(battlescribe::mainSum(context.list.sums))
    {
        const auto copies = battleScribeCopies(context);
        for (std::size_t i = 0; i < copies.size(); ++i)
            for (const auto* selection : copies[i].selections)
                m_cards.emplace(selection, static_cast<int>(i));
    }

    PlayForce make(int side)
    {
        const auto& roster = m_context.list.roster;
        PlayForce force;
        force.side = side;
        SheetHead head;
        setBattleScribeHead(head, m_context);
        force.fingerprint = m_context.list.fingerprint;
        std::size_t forces = 0;
        battlescribe::eachForce(roster.forces, [&](const battlescribe::FileForce&) { ++forces; });
        battlescribe::eachForce(roster.forces,
                                [&](const battlescribe::FileForce& each) { addForce(each, forces > 1, force); });
        complete(force, head, battleScribeCardsView(m_context));
        return force;
    }

private:
    void addForce(const battlescribe::FileForce& from, bool isNamed, PlayForce& force)
    {
        const auto name = safeLine(from.customName.empty() ? from.name : from.customName);
        for (const auto& group : battlescribe::groupsOf(from)) {
            PlayGroup made;
            const auto category = group.category.empty() ? report::noCategory() : safeLine(group.category);
            made.heading = isNamed ? join({name, category}, " · ") : category;
            for (const auto* selection : group.selections)
                // What is no unit, such as the size of the battle, has a card if it has words, and never a row.
                if (const auto card = m_cards.find(selection); card != m_cards.end() && hasUnit(*selection))
                    made.units.push_back(unitOf(*selection, card->second));
            if (!made.units.empty())
                force.groups.push_back(std::move(made));
        }
    }

    PlayUnit unitOf(const FileSelection& selection, int card)
    {
        PlayUnit unit;
        unit.id = m_ids.of(selection);
        unit.name = safeLine(battlescribe::countedName(selection));
        if (!selection.customName.empty())
            unit.about = safeLine(selection.name);
        unit.card = card;
        if (m_main != nullptr)
            unit.cost = battlescribe::amountOf(battlescribe::wholeCosts(selection), *m_main).text();
        unit.counts = countsOf(selection);
        unit.states = {doneState()};
        unit.losses = {destroyedLoss(unit.cost)};
        return unit;
    }

    const BattleScribeContext& m_context;
    const battlescribe::Sum* m_main;
    std::map<const FileSelection*, int> m_cards;
    UnitIds m_ids;
};

/// What is looked up of all lists together: a rule that both sides have is there once.
ReferenceSheet referenceOf(const BattleScribeJob& job)
{
    if (job.allies.empty() && job.enemies.empty())
        return battleScribeReferenceView({*job.list, true, true});
    auto all = *job.list;
    for (const auto* others : {&job.allies, &job.enemies})
        for (const auto* other : *others)
            std::ranges::copy(other->roster.forces, std::back_inserter(all.roster.forces));
    return battleScribeReferenceView({all, true, true});
}

} // namespace

PlaySheet playView(const BattleScribeJob& job)
{
    const auto* main = battlescribe::mainSum(job.list->sums);
    PlaySheet sheet;
    sheet.title = say(phrase("play", "{name}: battle"), {{"name", report::rosterName(job.list->roster)}});
    sheet.game = safeLine(job.list->roster.game);
    sheet.date = report::sheet::date(job.date);
    if (main != nullptr)
        sheet.costName = safeLine(main->name);
    sheet.turnName = report::sheetWord("round");
    // No notes, as the other player may look; and the texts of rules are on the page, so cards may name the long ones.
    const auto add = [&](const battlescribe::List& list, int side) {
        const BattleScribeContext context{list, true, true};
        sheet.forces.push_back(ForceMaker(context).make(side));
    };
    add(*job.list, 0);
    for (const auto* ally : job.allies)
        add(*ally, 0);
    for (const auto* enemy : job.enemies)
        add(*enemy, 1);
    setReference(sheet, referenceOf(job));
    sheet.words = playWords(true);
    return sheet;
}

} // namespace muster::print
