#include "editor/battle/battle.h"

#include "report/battlescribe/listwords.h"
#include "report/sheets/sheettexts.h"
#include "report/sheets/sheetwords.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"
#include "rules/judge/assessbattle.h"
#include "rules/judge/choices.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::editor {

namespace {

struct Battles {
    Q_DECLARE_TR_FUNCTIONS(Battles)
};

using What = BattleAgreement::What;

/// Asks both lists the same.
class Asking {
public:
    explicit Asking(const Battle& battle)
        : m_catalogue(battle.catalogue()),
          m_ruleset(m_catalogue.ruleset),
          m_ours(battle.lists[0].verdict->assessment()),
          m_theirs(battle.lists[1].verdict->assessment()),
          m_matter(battle.lists[0].rulings)
    {
        m_matter.insert(m_matter.end(), battle.lists[1].rulings.begin(), battle.lists[1].rulings.end());
    }

    std::vector<BattleAgreement> all()
    {
        if (m_ruleset.hasPoints)
            add(What::Points, report::sheetWord("points"), m_ours.limit != m_theirs.limit, report::sheet::limitText);
        if (!m_ruleset.scenarios.empty())
            askForScenario();
        for (const auto option : m_ruleset.battleOptions.ids())
            askForChoice(option);
        for (const auto ruling : m_ruleset.rulings.ids())
            if (m_ours.rulings[ruling] != m_theirs.rulings[ruling] ||
                std::ranges::find(m_matter, ruling) != m_matter.end())
                add(What::Ruling, m_ruleset.rulings[ruling].question,
                    m_ours.rulings[ruling] != m_theirs.rulings[ruling], [&](const auto& assessment) {
                        return report::answerOf(m_ruleset.rulings[ruling], assessment.rulings[ruling]);
                    });
        std::ranges::stable_partition(m_all, &BattleAgreement::differs);
        return std::move(m_all);
    }

private:
    /// A list that names no scenario plays that of the other: that is no difference.
    void askForScenario()
    {
        const bool differs =
            !m_ours.scenario.isNone() && !m_theirs.scenario.isNone() && m_ours.scenario != m_theirs.scenario;
        add(What::Scenario, report::sheet::scenario(), differs, [&](const auto& assessment) {
            return assessment.scenario.isNone() ? Battles::tr("not said").toStdString()
                                                : m_ruleset.scenarios[assessment.scenario].name;
        });
    }

    /// A list that has not chosen is no difference either.
    void askForChoice(Id<BattleOption> option)
    {
        const auto isOpen = [&](const Assessment& assessment) { return isUnchosen(m_catalogue, assessment, option); };
        const auto isAnswered = [&](const Assessment& assessment) {
            return !assessment.choices[option].isNone() || isOpen(assessment);
        };
        if (!isAnswered(m_ours) && !isAnswered(m_theirs))
            return;
        const bool differs = m_ours.choices[option] != m_theirs.choices[option] && !isOpen(m_ours) && !isOpen(m_theirs);
        add(What::Option, m_ruleset.battleOptions[option].name, differs,
            [&](const auto& assessment) { return report::sheet::choiceText(m_catalogue, assessment, option); });
    }

    void add(What what, const std::string& name, bool differs, const auto& said)
    {
        m_all.push_back({what, name, {said(m_ours), said(m_theirs)}, differs});
    }

    const Catalogue& m_catalogue;
    const Ruleset& m_ruleset;
    const Assessment& m_ours;
    const Assessment& m_theirs;
    std::vector<Id<Ruling>> m_matter;
    std::vector<BattleAgreement> m_all;
};

/// What lists of game data say of themselves, which players agree on before they play: how much may be spent, and by
/// which data.
std::vector<BattleAgreement> agreedOf(const battlescribe::List& ours, const battlescribe::List& theirs)
{
    std::vector<BattleAgreement> all;
    const auto notSaid = [] { return Battles::tr("not said").toStdString(); };
    std::map<std::string, std::size_t> places; // by type
    const std::array lists{&ours, &theirs};
    for (std::size_t i = 0; i < lists.size(); ++i)
        for (const auto& sum : lists[i]->sums.sums) {
            if (!sum.limit || sum.isHidden)
                continue;
            const auto [place, isNew] = places.try_emplace(sum.type, all.size());
            if (isNew)
                all.push_back({What::Points, sum.name, {notSaid(), notSaid()}});
            all[place->second].said[i] = report::number(*sum.limit);
        }
    const auto revisionOf = [&](const battlescribe::List& list) {
        return list.roster.gameRevision.empty() ? notSaid() : list.roster.gameRevision;
    };
    all.push_back(
        {What::Data, Battles::tr("Revision of the game").toStdString(), {revisionOf(ours), revisionOf(theirs)}});
    for (auto& each : all)
        each.differs = each.said[0] != each.said[1];
    std::ranges::stable_partition(all, &BattleAgreement::differs);
    return all;
}

/// What can be told of lists of which one or both are of game data.
void compareAlone(Battle& battle)
{
    const auto& [ours, theirs] = battle.lists;
    const auto idOf = [](const CheckedList& list) {
        const auto id = list.battleScribe->file.xml.root.valueOf("gameSystemId");
        return id.empty() ? list.battleScribe->roster.game : id;
    };
    if (!ours.battleScribe || !theirs.battleScribe || idOf(ours) != idOf(theirs)) {
        battle.state = Battle::State::OtherGames;
        return;
    }
    battle.state = Battle::State::Alone;
    battle.agreed = agreedOf(*ours.battleScribe, *theirs.battleScribe);
}

/// Each judged as it came: both by one catalogue, so that what one names the other has.
void judgeAlike(Battle& battle)
{
    auto& [ours, theirs] = battle.lists;
    if (!ours.verdict || isPlayed(ours))
        judgeAgain(ours);
    if (!theirs.verdict || isPlayed(theirs) || theirs.catalogue != ours.catalogue) {
        theirs.catalogue = ours.catalogue;
        judgeAgain(theirs);
    }
}

/// Whether one of them could not be judged, which the battle then says.
bool hasFailed(Battle& battle)
{
    const auto failed = std::ranges::find_if(battle.lists, [](const CheckedList& list) { return !list.verdict; });
    if (failed == battle.lists.end())
        return false;
    battle.state = Battle::State::Failed;
    battle.failure = failed->failure;
    return true;
}

std::array<Side, 2> sidesOf(const Battle& battle)
{
    std::array<Side, 2> sides;
    for (std::size_t i = 0; i < 2; ++i)
        sides[i] = {{&battle.lists[i].verdict->roster()}, {&battle.lists[i].verdict->assessment()}};
    return sides;
}

} // namespace

Battle battleOf(CheckedList ours, CheckedList theirs)
{
    Battle battle;
    battle.lists = {std::move(ours), std::move(theirs)};
    if (battle.lists[0].battleScribe || battle.lists[1].battleScribe) {
        compareAlone(battle);
        return battle;
    }
    if (battle.lists[0].roster.ruleset != battle.lists[1].roster.ruleset) {
        battle.state = Battle::State::OtherGames;
        return battle;
    }
    const auto versionOf = [&](std::size_t side) {
        const auto& catalogue = battle.lists[side].catalogue;
        return catalogue ? catalogue->ruleset.dataVersion : std::string();
    };
    if (versionOf(0) != versionOf(1)) {
        battle.state = Battle::State::OtherVersions;
        return battle;
    }
    try {
        judgeAlike(battle);
        if (hasFailed(battle))
            return battle;
        battle.agreed = Asking(battle).all();
        for (auto& played : playedRosters(battle.catalogue(), sidesOf(battle)))
            judgeAgain(battle.lists[played.side], played.roster);
        if (hasFailed(battle))
            return battle;
        battle.findings = assessBattle(battle.catalogue(), sidesOf(battle));
    } catch (const std::exception& error) {
        battle.state = Battle::State::Failed;
        battle.failure = error.what();
    }
    return battle;
}

std::string battleText(const Battle& battle)
{
    std::string text;
    for (const auto& list : battle.lists) {
        if (list.battleScribe) {
            text += (text.empty() ? "" : "\n\n") + verdictText(list);
            continue;
        }
        auto context = reportOn(list);
        context.battle = battle.findings;
        text += (text.empty() ? "" : "\n\n") + report::toText(context);
    }
    return text;
}

} // namespace muster::editor
