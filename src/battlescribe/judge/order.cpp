#include "battlescribe/judge/order.h"

#include <algorithm>
#include <limits>

namespace muster::battlescribe::judge {

using namespace data;

namespace {

bool isDecimalDigit(char c) { return c >= '0' && c <= '9'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Takes a number off the front, without its zeros in front.
std::string_view takeNumber(std::string_view& text)
{
    std::size_t size = 0;
    while (size < text.size() && isDecimalDigit(text[size]))
        ++size;
    auto number = text.substr(0, size);
    text.remove_prefix(size);
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

int compare(std::string_view a, std::string_view b)
{
    while (!a.empty() && !b.empty()) {
        if (isDecimalDigit(a.front()) && isDecimalDigit(b.front())) {
            const auto first = takeNumber(a);
            const auto second = takeNumber(b);
            if (first.size() != second.size())
                return first.size() < second.size() ? -1 : 1;
            if (first != second)
                return first < second ? -1 : 1;
            continue;
        }
        const auto first = static_cast<unsigned char>(lower(a.front()));
        const auto second = static_cast<unsigned char>(lower(b.front()));
        if (first != second)
            return first < second ? -1 : 1;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    return a.empty() ? (b.empty() ? 0 : -1) : 1;
}

class Sorter {
public:
    Sorter(const Game& game, const Roster& roster, const Judgement& judgement)
        : m_game(game), m_roster(roster), m_judgement(judgement)
    {
    }

    std::vector<Id<Judged>> sorted(Id<Judged> parent)
    {
        const auto first = parent.isNone() ? Id<Judged>::at(0) : parent.next();
        const auto end = parent.isNone() ? m_judgement.elements.nextId() : m_judgement.elements[parent].end;
        std::vector<Id<Judged>> ids;
        for (auto id = first; id < end; id = m_judgement.elements[id].end)
            ids.push_back(id);
        const bool isForce = !parent.isNone() && m_judgement.elements[parent].kind == Element::Kind::Force;
        if (isForce)
            findCategories(m_judgement.elements[parent].id);
        std::ranges::stable_sort(ids, [&](Id<Judged> a, Id<Judged> b) { return isBefore(a, b, !parent.isNone()); });
        return ids;
    }

private:
    /// The categories of a force, in order.
    void findCategories(const std::string& id)
    {
        const auto* force = forceOf(m_roster, id);
        if (force == nullptr || force->entry.isNone())
            return;
        const auto& node = m_game.node(force->entry);
        const auto& entry = node.isLink() ? m_game.node(node.target) : node;
        for (const auto link : entry.categories)
            m_categories.push_back(m_game.node(link).targetKey);
    }

    [[nodiscard]] std::ptrdiff_t placeOf(const Judged& each) const
    {
        if (each.categories.primary.isNone())
            return -1;
        return std::ranges::find(m_categories, each.categories.primary) - m_categories.begin();
    }

    /// The position of a force among those that its parent may have.
    [[nodiscard]] std::int32_t placeInParent(const Judged& each) const
    {
        const auto* force = forceOf(m_roster, each.id);
        return force == nullptr || force->entry.isNone() ? std::numeric_limits<std::int32_t>::max()
                                                         : force->entry.value();
    }

    [[nodiscard]] std::int32_t sortIndexOf(const Judged& each) const
    {
        constexpr auto none = std::numeric_limits<std::int32_t>::max();
        if (each.choice.isNone())
            return none;
        auto index = none;
        m_game.eachNodeOf(each.choice, [&](Id<Node> node) {
            if (m_game.node(node).hasSortIndex)
                index = m_game.node(node).sortIndex;
        });
        return index;
    }

    [[nodiscard]] bool isBefore(Id<Judged> first, Id<Judged> second, bool isInside) const
    {
        const auto& a = m_judgement.elements[first];
        const auto& b = m_judgement.elements[second];
        if (a.kind != b.kind)
            return a.kind == Element::Kind::Selection;
        if (a.kind == Element::Kind::Force)
            return isInside ? placeInParent(a) < placeInParent(b) : comesBefore(a.name, b.name);
        if (const auto one = placeOf(a), other = placeOf(b); !m_categories.empty() && one != other)
            return one < other;
        if (const auto one = sortIndexOf(a), other = sortIndexOf(b); one != other)
            return one < other;
        return comesBefore(nameFor(a), nameFor(b));
    }

    /// New Recruit sorts by the names in the data.
    [[nodiscard]] std::string_view nameFor(const Judged& each) const
    {
        const bool isInData = m_roster.manner == Manner::NewRecruit && !each.choice.isNone();
        return isInData ? m_game.target(each.choice).name : each.name;
    }

    const Game& m_game;
    const Roster& m_roster;
    const Judgement& m_judgement;
    std::vector<Key> m_categories;
};

} // namespace

bool comesBefore(std::string_view a, std::string_view b) { return compare(a, b) < 0; }

std::vector<Id<Judged>> inOrder(const Game& game, const Roster& roster, const Judgement& judgement, Id<Judged> parent)
{
    return Sorter(game, roster, judgement).sorted(parent);
}

} // namespace muster::battlescribe::judge
