#include "editor/gamedata/hiddenwords.h"

#include "battlescribe/judge/condition.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "report/battlescribe/listwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace muster::editor {

namespace bs = battlescribe;
namespace data = battlescribe::data;
using bs::judge::Asker;
using data::Condition;
using data::ConditionGroup;
using data::Modifier;

namespace {

constexpr std::size_t mostConditions = 3; ///< in a line

/// A condition by what must be so, or must not be so.
struct Said {
    Condition condition;
    bool isNot = false;
};

class HiddenWords {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    explicit HiddenWords(const Standing& standing) : m_standing(standing), m_data(standing.data()) {}

    QString why(const Asker& asker) const
    {
        auto words = whyOf(asker);
        for (auto group = m_standing.game()[asker.choice].group; words.isEmpty() && !group.isNone();
             group = m_standing.game()[group].group)
            words = whyOf(bs::judge::Situation::askerBelow(asker.parent, group));
        return words.isEmpty() ? tr("not offered to this list as it stands") : words;
    }

private:
    /// Of the choice or group itself: empty where it is not hidden, or that is not said simply.
    QString whyOf(const Asker& asker) const
    {
        const auto& game = m_standing.game();
        const auto& situation = m_standing.situation();
        bool isHidden = false;
        game.eachNodeOf(asker.choice, [&](Id<data::Node> node) { isHidden = isHidden || game.node(node).isHidden; });
        Id<Modifier> hides; // that which works last
        std::vector<Id<Modifier>> shows;
        const auto isOfHidden = [](const Modifier& each) {
            return each.field == Modifier::Field::Hidden && each.remote.isNone();
        };
        game.eachNodeOf(asker.choice, [&](Id<data::Node> node) {
            for (const auto id : game.node(node).modifiers)
                if (isOfHidden(m_data.modifiers[id]) && !m_data.modifiers[id].isTrue)
                    shows.push_back(id);
            bs::judge::eachModifier(situation, asker, game.node(node), isOfHidden, [&](Id<Modifier> id, bs::Decimal) {
                isHidden = m_data.modifiers[id].isTrue;
                hides = isHidden ? id : Id<Modifier>();
            });
        });
        if (!isHidden)
            return {};
        if (!hides.isNone()) // one in a group has the conditions of the group too, of which nothing is said here
            return isDirect(asker, hides) ? told(m_data.modifiers[hides].when, true) : QString();
        return shows.size() == 1 ? told(m_data.modifiers[shows.front()].when, false) : QString();
    }

    [[nodiscard]] bool isDirect(const Asker& asker, Id<Modifier> id) const
    {
        bool isDirect = false;
        m_standing.game().eachNodeOf(asker.choice, [&](Id<data::Node> node) {
            const auto own = m_standing.game().node(node).modifiers;
            isDirect = isDirect || std::find(own.begin(), own.end(), id) != own.end();
        });
        return isDirect;
    }

    /// "only while ...", "not while ..."; empty if it is not simple.
    QString told(const data::When& when, bool hides) const
    {
        if (when.repeats.size() > 0)
            return {};
        std::vector<Said> all;
        bool isAny = false;
        if (!gather(when, all, isAny) || all.empty() || all.size() > mostConditions)
            return {};
        // Something that must not be missing is something that must be there.
        const bool isTurned =
            hides && std::ranges::all_of(all, [](const Said& each) { return isAbsence(each.condition); });
        QStringList parts;
        for (auto& each : all) {
            each.isNot = isTurned;
            auto words = wordsOf(each);
            if (words.isEmpty())
                return {};
            parts << words;
        }
        // Hidden where any is missing: all must be there.
        const bool isOr = isAny != isTurned;
        const auto joined = parts.join(isOr ? tr(" or ") : tr(" and "));
        return hides && !isTurned ? tr("not while %1").arg(joined) : tr("only while %1").arg(joined);
    }

    /// The conditions in one line: all of them, or any of them.
    bool gather(const data::When& when, std::vector<Said>& all, bool& isAny) const
    {
        for (const auto id : when.conditions)
            all.push_back({m_data.conditions[id]});
        if (when.groups.size() == 0)
            return true;
        if (when.groups.size() > 1 || !all.empty())
            return false;
        const auto& group = m_data.conditionGroups[*when.groups.begin()];
        isAny = group.type == ConditionGroup::Type::Or;
        if (group.isLocal || group.groups.size() > 0 || (!isAny && group.type != ConditionGroup::Type::And))
            return false;
        for (const auto id : group.conditions)
            all.push_back({m_data.conditions[id]});
        return true;
    }

    static bool isAbsence(const Condition& condition)
    {
        const auto& value = condition.query.value;
        return condition.type == Condition::Type::NotInstanceOf ||
               (condition.type == Condition::Type::LessThan && value == 1) ||
               ((condition.type == Condition::Type::EqualTo || condition.type == Condition::Type::AtMost) &&
                value == 0);
    }

    QString wordsOf(const Said& said) const
    {
        const auto& condition = said.condition;
        const auto& query = condition.query;
        const auto name = nameOf(query.childKey);
        if (query.child != data::Child::Key || name.isEmpty() || query.isPercent)
            return {};
        if (condition.type == Condition::Type::InstanceOf || condition.type == Condition::Type::NotInstanceOf)
            return instanceWords(query, name, (condition.type == Condition::Type::InstanceOf) != said.isNot);
        if (query.field != data::Field::Selections && query.field != data::Field::Forces)
            return {};
        const auto owner = ownerOf(query);
        const auto amount = said.isNot ? name : amountOf(condition, name);
        return owner.isEmpty() || amount.isEmpty() ? QString() : tr("%1 has %2").arg(owner, amount);
    }

    static QString instanceWords(const data::Query& query, const QString& name, bool isSo)
    {
        switch (query.scope) {
        case data::Scope::Self:
            return isSo ? tr("it is %1").arg(name) : tr("it is not %1").arg(name);
        case data::Scope::Parent:
        case data::Scope::Ancestor:
        case data::Scope::RootEntry:
            return isSo ? tr("it is for %1").arg(name) : tr("it is not for %1").arg(name);
        case data::Scope::Force:
            return isSo ? tr("its force is %1").arg(name) : tr("its force is not %1").arg(name);
        case data::Scope::PrimaryCatalogue:
            return isSo ? tr("the army is %1").arg(name) : tr("the army is not %1").arg(name);
        default:
            return {};
        }
    }

    QString ownerOf(const data::Query& query) const
    {
        switch (query.scope) {
        case data::Scope::Roster:
            return tr("the army");
        case data::Scope::Force:
            return tr("its force");
        case data::Scope::Self:
        case data::Scope::Parent:
        case data::Scope::RootEntry:
            return tr("its unit");
        case data::Scope::Key:
            return nameOf(query.scopeKey);
        default:
            return {};
        }
    }

    static QString amountOf(const Condition& condition, const QString& name)
    {
        const auto& value = condition.query.value;
        if (isAbsence(condition))
            return tr("no %1").arg(name);
        const auto number = text(report::number(value));
        switch (condition.type) {
        case Condition::Type::AtLeast:
            return value == 1 ? name : tr("at least %1 %2").arg(number, name);
        case Condition::Type::GreaterThan:
            return value == 0 ? name : tr("more than %1 %2").arg(number, name);
        case Condition::Type::LessThan:
            return tr("fewer than %1 %2").arg(number, name);
        case Condition::Type::AtMost:
            return tr("at most %1 %2").arg(number, name);
        case Condition::Type::EqualTo:
            return tr("exactly %1 %2").arg(number, name);
        default:
            return {};
        }
    }

    /// Of what answers to an id, in quotes.
    QString nameOf(data::Key key) const
    {
        for (const auto id : m_data.nodesOf(key)) {
            const auto& node = m_data.nodes[id];
            const auto name = node.name.empty() && !node.target.isNone() ? m_data.nodes[node.target].name : node.name;
            if (!name.empty())
                return tr("“%1”").arg(shown(std::string(name)));
        }
        return {};
    }

    const Standing& m_standing;
    const data::Definitions& m_data;
};

} // namespace

QString whyHidden(const Standing& standing, Id<Standing::Element> parent, Id<bs::Choice> choice)
{
    return HiddenWords(standing).why(bs::judge::Situation::askerBelow(parent, choice));
}

} // namespace muster::editor
