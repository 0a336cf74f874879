#include "reading/text/choiceitems.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace muster::text {

namespace {

constexpr Cost unreadWord = 140;
constexpr Cost unreadNote = 115; ///< in a column of notes; it is not held against the reading
constexpr Cost unreadNumber = 12;
constexpr Cost fact = 25; ///< a word of a weapon or rule that is no choice
constexpr Cost otherwiseOption = 60;
constexpr Cost otherList = 15; ///< a unit's own choice while its champion is spoken of
constexpr Cost unreached = std::numeric_limits<Cost>::max();

struct Step {
    Cost cost = unreached;
    std::size_t before = 0; ///< state before
    Item item;
};

struct Fit {
    std::size_t end = 0;
    Cost cost = 0;
};

Cost costOfSkipping(const Token& token)
{
    if (token.isMark())
        return 0;
    if (token.isNumber())
        return token.isTagged ? 0 : unreadNumber;
    if (isFillWord(token.text) || isJoinWord(token.text) || numberWord(token.text))
        return 5;
    // A long word may have more slips.
    constexpr std::size_t usual = 6;
    const auto more = token.text.size() > usual ? static_cast<Cost>(token.text.size() - usual) * 10 : 0;
    return (token.isNote ? unreadNote : unreadWord) + std::min(more, 80);
}

/// "Q4+", "A1": a letter and its figure, as lists print them.
bool isStat(const Piece& piece, std::size_t at)
{
    const auto isShortWord = [&](std::size_t i) { return piece[i].isWord() && piece[i].text.size() <= 2; };
    const auto number = isShortWord(at) ? at + 1 : at;
    return piece[number].isNumber() && piece[number].isGlued && isShortWord(number - 1);
}

/// Finds the cheapest way from token to token and from state to state.
class ItemFinder {
public:
    ItemFinder(const GameNames& names, const ChoiceNames& own, const Piece& piece, const std::vector<bool>& taken)
        : m_names(names),
          m_own(own),
          m_piece(piece),
          m_taken(taken),
          m_states(own.groups.size() + 1),
          m_steps((piece.size() + 1) * m_states)
    {
    }

    std::vector<Item> find(std::size_t& state)
    {
        step(0, state).cost = 0;
        for (std::size_t at = 0; at < m_piece.size(); ++at)
            for (std::size_t each = 0; each < m_states; ++each)
                if (step(at, each).cost < unreached)
                    goOn(at, each);
        state = 0;
        for (std::size_t each = 0; each < m_states; ++each)
            if (step(m_piece.size(), each).cost < step(m_piece.size(), state).cost)
                state = each;
        std::vector<Item> items;
        auto last = state;
        for (auto at = m_piece.size(); at > 0;) {
            const auto& its = step(at, last);
            items.push_back(its.item);
            at = its.item.begin;
            last = its.before;
        }
        std::ranges::reverse(items);
        return items;
    }

private:
    Step& step(std::size_t at, std::size_t state) { return m_steps[at * m_states + state]; }

    /// Goes from a state to the next one by an item.
    void reach(std::size_t state, std::size_t next, const Item& item)
    {
        const auto cost = step(item.begin, state).cost + item.cost;
        if (auto& target = step(item.end, next); cost < target.cost)
            target = {cost, state, item};
    }

    void goOn(std::size_t at, std::size_t state)
    {
        const auto& here = m_piece[at];
        const bool isEnd = here.is(';') || (here.is('|') && state > 0);
        const bool isFree = m_taken[at] || isStat(m_piece, at);
        reach(state, isEnd ? 0 : state, {Item::Kind::Skip, at, at + 1, isFree ? 0 : costOfSkipping(here)});
        if (m_taken[at] || here.isMark())
            return;
        m_free = at;
        while (m_free < m_piece.size() && !m_taken[m_free])
            ++m_free;
        for (std::size_t i = 0; i < m_own.groups.size(); ++i)
            if (const auto match = fit(m_own.groups[i].phrase, at))
                reach(state, i + 1, {Item::Kind::Group, at, match->end, match->cost, i, i + 1});
        bool isOption = false; // a choice is meant sooner than a weapon that the unit has not
        if (state > 0)
            isOption = options(m_names.choicesOf(*m_own.groups[state - 1].group), at, state, Item::Kind::Option, 0);
        isOption |= options(m_own, at, state, state > 0 ? Item::Kind::OwnOption : Item::Kind::Option,
                            state > 0 ? otherList : 0);
        for (std::size_t i = 0; i < m_own.heads.size(); ++i)
            if (const auto match = fit(m_own.heads[i], at); match && match->cost <= 100)
                reach(state, state, {Item::Kind::Head, at, match->end, match->cost + 5, i, state});
        for (const auto& hit : m_piece.hits->at(m_piece.from + at))
            for (const auto name : m_names.factsWith(hit.word))
                if (const auto match = fit(m_names.facts()[static_cast<std::size_t>(name)], at);
                    match && match->cost <= 60)
                    reach(state, state,
                          {Item::Kind::Fact, at, match->end,
                           match->cost + (isOption ? otherwiseOption : 0) + fact * static_cast<Cost>(match->end - at)});
    }

    bool options(const ChoiceNames& list, std::size_t at, std::size_t state, Item::Kind kind, Cost more)
    {
        bool hasSome = false;
        for (std::size_t i = 0; i < list.options.size(); ++i)
            if (const auto match = fit(list.options[i].phrase, at)) {
                hasSome = true;
                reach(state, state,
                      {kind, at, match->end, match->cost + more, i, kind == Item::Kind::OwnOption ? 0 : state});
            }
        return hasSome;
    }

    [[nodiscard]] std::optional<Fit> fit(const Phrase& phrase, std::size_t at) const
    {
        constexpr Cost initials = 70;
        const auto& first = m_piece[at];
        if (!phrase.initials.empty() && (first.text == phrase.initials || first.text == phrase.initials + 's'))
            return Fit{at + 1, initials};
        const auto match = m_piece.part(0, m_free).matchAt(phrase, at);
        if (!match.isFound() || (match.weight * 2 < phrase.weight && !match.isTelling))
            return std::nullopt;
        const auto words = static_cast<Cost>(match.end - match.begin);
        constexpr std::size_t longWord = 9; // it may have two slips
        const auto most = words > 1 ? std::min(125 * words, 260) : first.text.size() >= longWord ? 190 : 125;
        return match.cost <= most ? std::optional(Fit{match.end - m_piece.from, match.cost}) : std::nullopt;
    }

    const GameNames& m_names;
    const ChoiceNames& m_own;
    const Piece& m_piece;
    const std::vector<bool>& m_taken;
    std::size_t m_states;
    std::vector<Step> m_steps;
    std::size_t m_free = 0; ///< the first token behind the one at hand that is taken
};

} // namespace

std::vector<Item> itemsOf(const GameNames& names, const ChoiceNames& own, const Piece& piece,
                          const std::vector<bool>& taken, std::size_t& state)
{
    return ItemFinder(names, own, piece, taken).find(state);
}

} // namespace muster::text
