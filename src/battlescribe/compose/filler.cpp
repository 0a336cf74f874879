#include "battlescribe/compose/filler.h"

#include "battlescribe/judge/change.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/settle.h"

#include <algorithm>
#include <optional>

namespace muster::battlescribe::compose {

using namespace data;
using judge::Situation;

namespace {

/// Where a place has more choices than this, none is filled in: no known data have a tenth of it.
constexpr std::size_t mostOffers = 20'000;

/// What is to be taken below one force or selection.
struct Wish {
    Id<Choice> choice;
    std::int64_t amount = 0;
};

/// Decides for one parent; what it decides first counts for what comes later.
class Wishes {
public:
    Wishes(const Situation& situation, Id<judge::Element> parent, const Offers& offers)
        : m_situation(situation), m_parent(parent), m_shown(categoryLinksOf(situation, parent)), m_offers(offers)
    {
    }

    std::vector<Wish> decide()
    {
        for (const auto choice : m_offers.checked)
            if (!m_situation.game[choice].isGroup)
                wish(choice, missing(choice));
        // What is in inner groups counts for outer ones, which come before them.
        for (auto each = m_offers.checked.rbegin(); each != m_offers.checked.rend(); ++each)
            if (m_situation.game[*each].isGroup)
                if (const auto first = firstOf(*each); !first.isNone())
                    wish(first, missing(*each));
        return std::move(m_wishes);
    }

private:
    void wish(Id<Choice> choice, std::int64_t amount)
    {
        if (amount <= 0 || !m_situation.spend(1 + m_wishes.size()) || !hasPlaceAmong(m_situation, m_shown, choice) ||
            isHidden(m_situation, Situation::askerBelow(m_parent, choice)))
            return;
        const auto found = std::ranges::find(m_wishes, choice, &Wish::choice);
        if (found == m_wishes.end())
            m_wishes.push_back({choice, amount});
        else
            found->amount += amount;
    }

    /// How many of a choice, or in a group, are missing.
    [[nodiscard]] std::int64_t missing(Id<Choice> choice) const
    {
        std::int64_t most = 0;
        m_situation.game.eachNodeOf(choice, [&](Id<Node> node) {
            for (const auto id : m_situation.data.nodes[node].constraints)
                most = std::max(most, missing(choice, m_situation.data.constraints[id]));
        });
        return most;
    }

    [[nodiscard]] std::int64_t missing(Id<Choice> choice, const Constraint& constraint) const
    {
        const auto& query = constraint.query;
        if (constraint.type == Constraint::Type::Max || query.field != Field::Selections || query.isPercent ||
            query.value <= Decimal())
            return 0;
        const auto key = m_situation.game.target(choice).id;
        const judge::Wanted wanted{Child::Key, key, query.isShared ? Id<Choice>() : choice, false};
        auto have = wishedOf(choice, query.isShared);
        const auto sum = sumOf(m_situation, Situation::askerBelow(m_parent, choice), query, wanted);
        if (!sum)
            return 0;
        // Amounts are for each of the parent, numbers for all of them.
        const auto& parent = m_situation[m_parent];
        const bool isOfParent = query.scope == Scope::Parent || query.scope == Scope::Self;
        have += sum->floor() / (isOfParent ? std::max<std::int64_t>(parent.number, 1) : 1);
        return query.value.floor() - have;
    }

    [[nodiscard]] std::int64_t wishedOf(Id<Choice> choice, bool isShared) const
    {
        const auto key = m_situation.game.target(choice).id;
        std::int64_t sum = 0;
        if (!m_situation.spend(m_wishes.size()))
            return sum;
        for (const auto& wish : m_wishes) {
            const bool isMeant = (isShared && m_situation.game.answersTo(wish.choice, key)) ||
                                 m_situation.game.isIn(wish.choice, choice);
            sum += isMeant ? wish.amount : 0;
        }
        return sum;
    }

    /// The default of a group, or its only entry.
    [[nodiscard]] Id<Choice> firstOf(Id<Choice> group) const
    {
        Key key;
        m_situation.game.eachNodeOf(group, [&](Id<Node> node) {
            if (!m_situation.data.nodes[node].defaultKey.isNone())
                key = m_situation.data.nodes[node].defaultKey;
        });
        eachChange(
            m_situation, Situation::askerBelow(m_parent, group), nodesOf(m_situation, group),
            [](const Modifier& modifier) { return modifier.field == Modifier::Field::DefaultChoice; },
            [&](const Modifier& modifier, Decimal) { key = modifier.valueKey; });
        Id<Choice> only;
        std::size_t entries = 0;
        if (!m_situation.spend(m_offers.choices.size()))
            return only;
        for (const auto choice : m_offers.choices) {
            if (m_situation.game[choice].isGroup || !m_situation.game.isIn(choice, group))
                continue;
            if (isMeant(choice, key))
                return choice;
            only = choice;
            ++entries;
        }
        return entries == 1 ? only : Id<Choice>();
    }

    [[nodiscard]] bool isMeant(Id<Choice> choice, Key key) const
    {
        bool isMeant = false;
        m_situation.game.eachNodeOf(choice, [&](Id<Node> node) {
            isMeant = isMeant || (!key.isNone() && m_situation.data.nodes[node].id == key);
        });
        return isMeant;
    }

    const Situation& m_situation;
    Id<judge::Element> m_parent;
    std::vector<Id<Node>> m_shown; ///< category links of the parent, if it is a force
    const Offers& m_offers;
    std::vector<Wish> m_wishes;
};

class Filler {
public:
    Filler(const Composer& composer, Roster& roster) : m_composer(composer), m_game(composer.game), m_roster(roster) {}

    void fill(const std::string& parent)
    {
        const auto* offers = offersOf(m_game, m_roster, parent);
        if (offers == nullptr || offers->checked.empty() || m_taken >= mostFilled ||
            offers->choices.size() > mostOffers || !m_composer.budget.spend(offers->choices.size()))
            return; // the verdict reports what is missing
        for (const auto& id : withoutHidden(add(parent, wishesOf(parent, *offers))))
            fill(id);
    }

private:
    std::vector<Wish> wishesOf(const std::string& parent, const Offers& offers)
    {
        const auto& situation = now();
        return Wishes(situation, situation.find(parent), offers).decide();
    }

    /// The roster as it is now: looked at again only after it has changed.
    const Situation& now()
    {
        if (!m_now) {
            m_now.emplace(m_game, m_roster, m_composer.budget);
            (void)judge::settle(*m_now); // the verdict reports it if it does not
        }
        return *m_now;
    }

    std::vector<std::string> add(const std::string& parent, const std::vector<Wish>& wishes)
    {
        std::vector<std::string> added;
        if (wishes.empty() || m_composer.budget.isSpent())
            return added;
        m_now.reset();
        auto* force = battlescribe::forceOf(m_roster, parent);
        auto& list = force != nullptr ? force->selections : battlescribe::selectionOf(m_roster, parent)->selections;
        for (const auto& wish : wishes) {
            const bool isApart = force != nullptr || m_game.isInstanced(wish.choice);
            for (std::int64_t i = 0; i < (isApart ? wish.amount : 1) && m_taken < mostFilled; ++i) {
                Selection selection;
                selection.id = m_composer.ids.next();
                selection.choice = wish.choice;
                selection.amount = isApart ? 1 : wish.amount;
                added.push_back(selection.id);
                list.push_back(std::move(selection));
                ++m_taken;
            }
        }
        return added;
    }

    /// Removes entries that others have hidden once they were added.
    std::vector<std::string> withoutHidden(std::vector<std::string> added)
    {
        if (added.empty())
            return added;
        std::vector<std::string> hidden;
        for (const auto& id : added) {
            const auto& situation = now();
            if (isHidden(situation, situation.askerOf(situation.find(id))))
                hidden.push_back(id);
        }
        if (!hidden.empty())
            m_now.reset();
        for (const auto& id : hidden) {
            (void)battlescribe::apply(m_roster, removeSelection(id)); // it is there
            std::erase(added, id);
        }
        return added;
    }

    const Composer& m_composer;
    Game& m_game;
    Roster& m_roster;
    std::optional<Situation> m_now;
    std::size_t m_taken = 0;
};

} // namespace

void fillMinimums(const Composer& composer, Roster& roster, const std::string& parent)
{
    Filler(composer, roster).fill(parent);
}

} // namespace muster::battlescribe::compose
