#include "editor/gamedata/datawords.h"

#include "battlescribe/browse/textruns.h"
#include "editor/words/bounds.h"
#include "editor/words/fewwords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "report/battlescribe/listfinding.h"
#include "report/battlescribe/listwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

namespace bs = battlescribe;
using bs::data::Node;

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    static QString change(const bs::exchange::DataChange& change)
    {
        using Kind = bs::exchange::DataChange::Kind;
        const auto name = shown(change.name);
        const auto was = shown(change.was);
        const auto now = shown(change.now);
        switch (change.kind) {
        case Kind::Gone:
            return tr("“%1” is not in the data any more. It is kept as the file has it, with a mark.").arg(name);
        case Kind::Renamed:
            return tr("“%1” is now called “%2”.").arg(was, now);
        case Kind::Price:
            return tr("%1: %2 %4, was %3 %4.").arg(name, now, was, shown(change.cost));
        case Kind::Categories:
            return tr("%1: now in %2, was in %3.")
                .arg(name, now.isEmpty() ? tr("no category") : now, was.isEmpty() ? tr("no category") : was);
        }
        return {};
    }

    static QString moreChanges(std::size_t number)
    {
        return tr("%n more change(s).", nullptr, static_cast<int>(number));
    }

    /// In three words at most.
    static QString badge(const bs::judge::Finding& finding, const std::string& cost)
    {
        const auto said = [name = shown(finding.name)](const QString& words) {
            const auto whole = ifShort(words.arg(name));
            return whole.isEmpty() ? fewWords(name) : whole;
        };
        switch (finding.kind) {
        case bs::judge::FindingKind::OverLimit:
            //: By how much a limit of a cost is passed: "+65 pts".
            return tr("+%1 %2").arg(text(report::number(finding.count - finding.limit)), shown(cost));
        case bs::judge::FindingKind::TooMany:
            //: A category or group has no room: "Heroes full".
            return said(tr("%1 full"));
        case bs::judge::FindingKind::TooFew:
        case bs::judge::FindingKind::NotExactly:
            //: What is then missing: "needs Heroes".
            return said(tr("needs %1"));
        case bs::judge::FindingKind::Hidden:
            return tr("not here");
        case bs::judge::FindingKind::Message:
        case bs::judge::FindingKind::CostsInCircle:
            break;
        }
        return tr("not allowed");
    }
};

/// Among profiles, groups of them and links to them.
void addProfiles(const bs::data::Definitions& data, IdRange<Node> info, std::vector<Id<Node>>& profiles, int depth = 0)
{
    constexpr int deepest = 8;
    if (depth > deepest)
        return;
    for (const auto id : info) {
        const auto& node = data.nodes[id];
        const auto its = node.kind == Node::Kind::InfoLink ? node.target : id;
        if (its.isNone())
            continue;
        if (data.nodes[its].kind == Node::Kind::Profile)
            profiles.push_back(its);
        else if (data.nodes[its].kind == Node::Kind::InfoGroup)
            addProfiles(data, data.nodes[its].info, profiles, depth + 1);
    }
}

void addProfiles(const bs::Game& game, Id<bs::Choice> choice, std::vector<Id<Node>>& profiles)
{
    game.eachNodeOf(choice, [&](Id<Node> node) { addProfiles(game.definitions(), game.node(node).info, profiles); });
}

} // namespace

QString boundsWords(std::optional<bs::Decimal> least, std::optional<bs::Decimal> most, std::size_t kinds)
{
    const auto number = [](bs::Decimal value) { return text(report::number(value)); };
    return boundsWords(least && *least > 0 ? number(*least) : QString(), most ? number(*most) : QString(), kinds);
}

QString costWords(const Standing& standing, const std::vector<bs::Decimal>& costs, bool isSigned)
{
    QStringList words;
    const auto& totals = standing.judgement().totals;
    const auto isOnlyOne = std::ranges::count(totals, false, &bs::judge::Total::isHidden) == 1;
    for (std::size_t column = 0; column < std::min(costs.size(), totals.size()); ++column)
        if (isSigned && isOnlyOne && !costs[column].isZero() && !totals[column].isHidden)
            words << (costs[column].isNegative() ? QString() : QStringLiteral("+")) +
                         text(report::number(costs[column]));
        else if (!costs[column].isZero() && !totals[column].isHidden)
            words << QStringLiteral("%1 %2").arg(
                (isSigned && !costs[column].isNegative() ? QStringLiteral("+") : QString()) +
                    text(report::number(costs[column])),
                shown(totals[column].name));
    return words.join(QStringLiteral(", "));
}

QString mainCostWords(const Standing& standing, const std::vector<bs::Cost>& costs)
{
    const auto* main = standing.mainCost();
    const auto amount = main ? bs::amountOf(costs, *main) : bs::Decimal();
    return amount.isZero() ? QString() : text(report::number(amount));
}

QString totalWords(const Standing& standing)
{
    const auto* main = standing.mainCost();
    return main ? text(report::withLimit(*main)) + QLatin1Char(' ') + shown(main->name) : QString();
}

QString pathWords(const Standing& standing, Id<Standing::Element> element)
{
    QStringList names;
    const auto& situation = standing.situation();
    for (auto id = situation[element].parent; !id.isNone() && id != bs::judge::Situation::top();
         id = situation[id].parent)
        names.prepend(shown(standing.judged(id).name));
    return names.join(QStringLiteral(" › "));
}

std::vector<ChoiceFigure> figuresOf(const bs::data::Definitions& data, const Node& profile)
{
    constexpr qsizetype longestFigure = 12;
    constexpr std::size_t mostFigures = 8;
    std::vector<ChoiceFigure> figures;
    for (const auto id : profile.characteristics) {
        const auto& each = data.characteristics[id];
        auto value = shown(bs::plainText(std::string(each.text))).trimmed();
        if (value.size() <= longestFigure && figures.size() < mostFigures)
            figures.push_back(
                {shown(std::string(each.name)), value == QLatin1String("-") ? QString() : std::move(value)});
    }
    return figures;
}

Breaks breaksOf(const Standing& standing, const bs::Edit& edit)
{
    auto after = standing.roster();
    if (!bs::apply(after, edit))
        return {};
    WorkBudget budget(bs::judge::mostWork);
    const auto judgement = bs::judge::judge(standing.game(), after, budget);
    const auto& before = standing.judgement().findings;
    Breaks breaks;
    bool isOfCost = false; // the badge
    for (const auto& finding : judgement.findings) {
        const auto known = std::ranges::find_if(before, [&](const auto& each) { return isSame(each, finding); });
        const auto over = [](const bs::judge::Finding& each) { return each.count - each.limit; };
        if (known != before.end() &&
            (over(*known) == over(finding) ||
             (over(finding) < 0 ? over(finding) > over(*known) : over(finding) < over(*known))))
            continue;
        const bool isOfNew = !finding.element.empty() && standing.find(finding.element).isNone();
        if (isOfNew && finding.kind != bs::judge::FindingKind::TooMany &&
            finding.kind != bs::judge::FindingKind::Hidden)
            continue; // what it lacks is chosen afterwards
        const auto words = findingOf(standing.game(), judgement, finding);
        breaks.messages << text(report::findingText(words).message);
        // A limit of units leaves fewer ways out than one of costs.
        const bool isCost = finding.kind == bs::judge::FindingKind::OverLimit;
        if (!breaks.badge.isEmpty() && (isCost || !isOfCost))
            continue;
        breaks.badge = Words::badge(finding, words.cost);
        breaks.isOverAlready = isCost && known != before.end() && over(*known) > 0;
        isOfCost = isCost;
    }
    return breaks;
}

QStringList changeWords(const bs::exchange::DataChanges& changes)
{
    QStringList words;
    for (const auto& change : changes.changes)
        words << Words::change(change);
    if (changes.more > 0)
        words << Words::moreChanges(changes.more);
    return words;
}

std::vector<Id<Node>> profilesOf(bs::Game& game, Id<bs::Choice> choice)
{
    std::vector<Id<Node>> profiles;
    addProfiles(game, choice, profiles);
    const auto inside = game.offersOf(choice).choices; // a copy: looking at choices lets the tree grow
    for (const bool mustBe : {true, false})
        for (const auto each : inside)
            if (!game[each].isGroup && game.target(each).type == Node::EntryType::Model &&
                game[each].hasMinimum == mustBe)
                addProfiles(game, each, profiles);
    return profiles;
}

} // namespace muster::editor
