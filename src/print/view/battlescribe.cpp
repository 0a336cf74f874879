#include "print/view/battlescribe.h"

#include "battlescribe/saved/groups.h"
#include "core/base/joined.h"
#include "core/base/safetext.h"
#include "print/view/words.h"
#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace muster::print {

using battlescribe::FileSelection;
using battlescribe::SelectionType;

namespace {

/// All that a card shows of a selection, as one text: a card of one will do for all with the same text. A text, so that
/// thousands of selections are compared in little time.
class CardKey {
public:
    explicit CardKey(const FileSelection& selection) { add(selection); }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void add(const std::string& text) { m_text.append(std::to_string(text.size())).append(1, ':').append(text); }

    void add(const FileSelection& selection)
    {
        for (const auto* text : {&selection.name, &selection.customName, &selection.writtenNumber, &selection.notes})
            add(*text);
        m_text += std::to_string(static_cast<int>(selection.type));
        for (const auto& cost : selection.costs) {
            add(cost.name);
            add(cost.written);
        }
        m_text += 'k';
        for (const auto& category : selection.categories)
            if (category.isPrimary)
                add(category.name);
        m_text += 'p';
        for (const auto& profile : selection.profiles) {
            add(profile.name);
            add(profile.type);
            m_text += std::to_string(profile.characteristics.size());
            for (const auto& each : profile.characteristics) {
                add(each.name);
                add(each.value);
            }
        }
        m_text += 'r';
        for (const auto& rule : selection.rules) {
            add(rule.name);
            add(rule.text);
        }
        m_text += '(';
        for (const auto& inside : selection.selections)
            add(inside);
        m_text += ')';
    }

    std::string m_text;
};

} // namespace

SheetView battleScribeView(const BattleScribeContext& context, Sheet sheet)
{
    switch (sheet) {
    case Sheet::Cards:
        return battleScribeCardsView(context);
    case Sheet::Reference:
        return battleScribeReferenceView(context);
    default:
        return battleScribeRosterView(context, isForOthers(sheet));
    }
}

void setBattleScribeHead(SheetHead& sheet, const BattleScribeContext& context)
{
    const auto& roster = context.list.roster;
    const auto& sums = context.list.sums;
    sheet.name = report::rosterName(roster);
    sheet.army = joined(report::armiesOf(roster), safeLine);
    sheet.ruleset = safeLine(roster.game);
    sheet.rulesetShort = sheet.ruleset;
    sheet.dataVersion = safeLine(roster.gameRevision);
    sheet.fingerprint = context.list.fingerprint;
    const auto* main = battlescribe::mainSum(sums);
    sheet.hasPoints = main != nullptr;
    if (main != nullptr) {
        sheet.points = report::number(main->sum);
        if (const auto& limit = main->limit)
            sheet.limit = report::number(*limit);
    }
    sheet.units = report::sheet::units(battlescribe::countUnits(roster));
    if (const auto models = battlescribe::countModels(roster); models > 0) {
        sheet.countsModels = true;
        sheet.models = report::sheet::models(models);
    }
}

std::string choicesIn(const FileSelection& selection)
{
    std::vector<std::string> texts;
    for (const auto& inside : selection.selections) {
        auto text = safeLine(battlescribe::countedName(inside));
        if (const auto deeper = choicesIn(inside); !deeper.empty())
            text += " (" + deeper + ')';
        texts.push_back(std::move(text));
    }
    return join(texts, ", ");
}

std::string categoryOf(const FileSelection& selection)
{
    const auto* category = battlescribe::mainCategory(selection);
    return category == nullptr ? std::string() : safeLine(category->name);
}

bool hasUnit(const FileSelection& selection)
{
    return selection.type == SelectionType::Unit || selection.type == SelectionType::Model ||
           std::ranges::any_of(selection.selections, hasUnit);
}

namespace {

bool hasFigures(const FileSelection& selection)
{
    return !selection.profiles.empty() || !selection.rules.empty() ||
           std::ranges::any_of(selection.selections, hasFigures);
}

/// Whether a card would say more than the name.
bool hasMoreThanName(const FileSelection& selection)
{
    return hasFigures(selection) || (hasUnit(selection) && (!selection.selections.empty() || !selection.notes.empty()));
}

std::vector<BattleScribeCopies> copiesOfThose(const BattleScribeContext& context, bool (*hasCard)(const FileSelection&))
{
    std::vector<BattleScribeCopies> cards;
    std::map<std::string, std::size_t> places;
    battlescribe::eachForce(context.list.roster.forces, [&](const battlescribe::FileForce& force) {
        for (const auto& group : battlescribe::groupsOf(force))
            for (const auto* selection : group.selections) {
                if (!hasCard(*selection))
                    continue;
                const auto [found, isNew] = places.try_emplace(CardKey(*selection).text(), cards.size());
                if (isNew)
                    cards.emplace_back();
                cards[found->second].selections.push_back(selection);
            }
    });
    return cards;
}

} // namespace

std::vector<BattleScribeCopies> battleScribeCopies(const BattleScribeContext& context)
{
    auto cards = copiesOfThose(context, hasMoreThanName);
    return cards.empty() ? copiesOfThose(context, hasUnit) : cards;
}

} // namespace muster::print
