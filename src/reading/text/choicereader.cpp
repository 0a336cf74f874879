#include "reading/text/choicereader.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <limits>

namespace muster::text {

namespace {

constexpr Cost unreadWord = 140;
constexpr Cost unreadNote = 115; ///< in a column of notes; it is not held against the reading
constexpr Cost unreadNumber = 12;
constexpr Cost fact = 25; ///< a word of a weapon or rule that is no choice
constexpr Cost otherwiseOption = 60;
constexpr Cost tooMany = 80;   ///< more of a choice than the unit may have
constexpr Cost otherList = 15; ///< a unit's own choice while its champion is spoken of
constexpr Cost mostForName = 190;

/// One thing that words of a piece were read as.
struct Item {
    enum class Kind : std::uint8_t { Skip, Fact, Option, OwnOption, Group, Head };

    Kind kind = Kind::Skip;
    std::size_t begin = 0;
    std::size_t end = 0;
    Cost cost = 0;
    std::size_t index = 0; ///< in the list of names
    std::size_t state = 0; ///< whose choices: 0 the unit's own, else the group's position + 1
};

struct Step {
    Cost cost = std::numeric_limits<Cost>::max();
    std::size_t before = 0; ///< state before
    Item item;
};

class PieceReader {
public:
    PieceReader(const GameNames& names, const ChoiceNames& own, const Piece& piece, const std::vector<bool>& taken)
        : m_names(names),
          m_own(own),
          m_piece(piece),
          m_taken(taken),
          m_size(piece.to - piece.from),
          m_states(own.groups.size() + 1),
          m_steps((m_size + 1) * m_states),
          m_freeTo(m_size)
    {
        for (auto at = m_size; at > 0; --at)
            m_freeTo[at - 1] = taken[at - 1] ? at - 1 : at < m_size ? std::max(at, m_freeTo[at]) : at;
    }

    /// The cheapest way to read the whole piece, beginning in a state; the state at its end is given back.
    std::vector<Item> read(std::size_t& state)
    {
        step(0, state).cost = 0;
        for (std::size_t at = 0; at < m_size; ++at)
            for (std::size_t each = 0; each < m_states; ++each)
                if (step(at, each).cost < std::numeric_limits<Cost>::max())
                    goOn(at, each);
        std::size_t last = 0;
        for (std::size_t each = 0; each < m_states; ++each)
            if (step(m_size, each).cost < step(m_size, last).cost)
                last = each;
        state = last;
        std::vector<Item> items;
        for (auto at = m_size; at > 0;) {
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
    [[nodiscard]] const Token& token(std::size_t at) const { return m_piece.line->tokens[m_piece.from + at]; }

    void reach(std::size_t from, std::size_t state, std::size_t next, std::size_t to, const Item& item)
    {
        const auto cost = step(from, state).cost + item.cost;
        auto& target = step(to, next);
        if (cost < target.cost)
            target = {cost, state, item};
    }

    void goOn(std::size_t at, std::size_t state)
    {
        const auto& here = token(at);
        const bool isDone = m_taken[at];
        auto next = state;
        if (here.is(';') || (here.is('|') && state > 0))
            next = 0;
        const bool isFigure = isStat(at);
        reach(at, state, next, at + 1, {Item::Kind::Skip, at, at + 1, isDone || isFigure ? 0 : costOfSkipping(here)});
        if (isDone || here.kind == Token::Kind::Mark)
            return;
        for (std::size_t i = 0; i < m_own.groups.size(); ++i)
            if (const auto match = fit(m_own.groups[i].phrase, at))
                reach(at, state, i + 1, match->end, {Item::Kind::Group, at, match->end, match->cost, i, i + 1});
        bool isOption = false; // a choice is meant sooner than a weapon that the unit has not
        if (state > 0)
            isOption |= options(m_names.choicesOf(*m_own.groups[state - 1].group), at, state, Item::Kind::Option, 0);
        isOption |= options(m_own, at, state, state > 0 ? Item::Kind::OwnOption : Item::Kind::Option,
                            state > 0 ? otherList : 0);
        for (std::size_t i = 0; i < m_own.heads.size(); ++i)
            if (const auto match = fit(m_own.heads[i], at); match && match->cost <= 100)
                reach(at, state, state, match->end, {Item::Kind::Head, at, match->end, match->cost + 5, i, state});
        for (const auto& hit : m_piece.hits->at(m_piece.from + at))
            for (const auto name : m_names.factsWith(hit.word))
                if (const auto match = fit(m_names.facts()[static_cast<std::size_t>(name)], at);
                    match && match->cost <= 60)
                    reach(at, state, state, match->end,
                          {Item::Kind::Fact, at, match->end,
                           match->cost + (isOption ? otherwiseOption : 0) + fact * static_cast<Cost>(match->end - at)});
    }

    bool options(const ChoiceNames& list, std::size_t at, std::size_t state, Item::Kind kind, Cost more)
    {
        bool isAny = false;
        for (std::size_t i = 0; i < list.options.size(); ++i)
            if (const auto match = fit(list.options[i].phrase, at)) {
                isAny = true;
                reach(at, state, state, match->end,
                      {kind, at, match->end, match->cost + more, i, kind == Item::Kind::OwnOption ? 0 : state});
            }
        return isAny;
    }

    /// "Q4+", "A1": a letter and its figure, as lists print them.
    [[nodiscard]] bool isStat(std::size_t at) const
    {
        const auto isShortWord = [&](std::size_t i) { return token(i).isWord() && token(i).text.size() <= 2; };
        if (token(at).isNumber())
            return at > 0 && token(at).isGlued && isShortWord(at - 1);
        return isShortWord(at) && at + 1 < m_size && token(at + 1).isNumber() && token(at + 1).isGlued;
    }

    struct Fit {
        std::size_t end = 0;
        Cost cost = 0;
    };
    [[nodiscard]] std::optional<Fit> fit(const Phrase& phrase, std::size_t at) const
    {
        constexpr Cost initials = 70;
        const auto& first = token(at);
        if (!phrase.initials.empty() && first.text == phrase.initials)
            return Fit{at + 1, initials};
        const auto match =
            matchAt(phrase, m_piece.line->tokens, *m_piece.hits, m_piece.from + at, m_piece.from + m_freeTo[at]);
        if (!match.isFound() || (match.weight * 2 < phrase.weight && !match.isTelling))
            return std::nullopt;
        const auto words = static_cast<Cost>(match.end - match.begin);
        constexpr std::size_t longWord = 9; // it may have two slips
        if (match.cost > (words > 1 ? std::min(125 * words, 260) : first.text.size() >= longWord ? mostForName : 125))
            return std::nullopt;
        return Fit{match.end - m_piece.from, match.cost};
    }

    [[nodiscard]] static Cost costOfSkipping(const Token& token)
    {
        if (token.kind == Token::Kind::Mark)
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

    const GameNames& m_names;
    const ChoiceNames& m_own;
    const Piece& m_piece;
    const std::vector<bool>& m_taken;
    std::size_t m_size;
    std::size_t m_states;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_freeTo; ///< by token: the first taken one from there on
};

/// Collects what the pieces say into choices of a roster.
class Collector {
public:
    Collector(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces, int models, int copies)
        : m_names(names),
          m_kind(kind),
          m_own(names.choicesOf(kind)),
          m_pieces(pieces),
          m_models(models),
          m_copies(copies)
    {
    }

    Choices collect(const std::vector<std::vector<bool>>& taken)
    {
        std::size_t state = 0;
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            m_choices.used.push_back(taken[i]);
            // Deeper lines, and those beside them, speak of what the line above began.
            if (m_pieces[i].line->depth <= m_groupDepth || i == 0)
                m_groupDepth = noDepth;
            if (i > 0 && !m_endsOpen && m_groupDepth == noDepth)
                state = 0;
            else if (i > 0 && m_groupDepth != noDepth)
                state = m_groupState;
            auto items = PieceReader(m_names, m_own, m_pieces[i], taken[i]).read(state);
            take(i, items, taken[i]);
            const auto& tokens = m_pieces[i].line->tokens;
            m_endsOpen = m_pieces[i].to > m_pieces[i].from && tokens[m_pieces[i].to - 1].is(':');
            if (i > 0 && state > 0 && m_groupDepth == noDepth) {
                m_groupDepth = m_pieces[i].line->depth;
                m_groupState = state;
            }
        }
        for (auto& group : m_choices.groups) { // what its unit has too need not be said
            auto options = group.options;
            for (const auto& [id, count] : options)
                if (m_choices.options.find(id) == count)
                    group.options.remove(id);
        }
        leaveOutDefaults(m_choices.options, *m_own.list);
        for (auto& group : m_choices.groups)
            if (const auto* kind = m_names.catalogue().unit(m_kind).group(group.group))
                leaveOutDefaults(group.options, kind->choices);
        return std::move(m_choices);
    }

private:
    void take(std::size_t piece, const std::vector<Item>& items, const std::vector<bool>& taken)
    {
        std::size_t head = m_own.heads.size();
        for (const auto& item : items) {
            const auto& its = m_pieces[piece];
            const bool isNote = its.line->tokens[its.from + item.begin].isNote;
            m_choices.cost += item.kind == Item::Kind::Skip && isNote ? 0 : item.cost;
            switch (item.kind) {
            case Item::Kind::Skip:
                if (!taken[item.begin])
                    skip(piece, item);
                continue;
            case Item::Kind::Fact:
                m_facts.push_back(item);
                markUsed(piece, item);
                continue;
            case Item::Kind::Head:
                head = item.index;
                markUsed(piece, item);
                continue;
            case Item::Kind::Group: {
                const auto& name = m_own.groups[item.index];
                const auto models = countBeside(piece, item, taken).value_or(1);
                m_choices.groups.push_back({name.id, models, {}});
                m_current[item.index + 1] = m_choices.groups.size() - 1;
                mend(piece, item, name.group->name);
                break;
            }
            case Item::Kind::Option:
            case Item::Kind::OwnOption:
                takeOption(piece, item, taken, head);
                head = m_own.heads.size();
                break;
            }
            ++m_choices.taken;
            markUsed(piece, item);
        }
    }

    void skip(std::size_t piece, const Item& item)
    {
        const auto& token = m_pieces[piece].line->tokens[m_pieces[piece].from + item.begin];
        if (item.cost == 0 || token.isNote || token.kind != Token::Kind::Word || isFillWord(token.text) ||
            isJoinWord(token.text) || numberWord(token.text))
            return;
        auto& leftovers = m_choices.leftovers;
        if (!leftovers.empty() && leftovers.back().piece == piece && leftovers.back().end == item.begin)
            leftovers.back().end = item.end;
        else
            leftovers.push_back({piece, item.begin, item.end});
    }

    void markUsed(std::size_t piece, const Item& item)
    {
        for (auto at = item.begin; at < item.end; ++at)
            m_choices.used[piece][at] = true;
    }

    void mend(std::size_t piece, const Item& item, const std::string& name)
    {
        if (item.cost <= 20)
            return;
        const auto& its = m_pieces[piece];
        const auto& tokens = its.line->tokens;
        m_choices.mended.push_back(
            {piece, written(tokens, its.from + item.begin, its.from + item.end).toStdString(), name});
    }

    /// "2x", "2 x", "x2" or "two" before the words; "x2" or "(2)" after them.
    std::optional<int> countBeside(std::size_t piece, const Item& item, const std::vector<bool>& taken)
    {
        const auto& its = m_pieces[piece];
        const auto at = [&](std::size_t i) -> const Token& { return its.line->tokens[its.from + i]; };
        const auto take = [&](std::size_t from, std::size_t to, std::int64_t value) {
            for (auto i = from; i < to; ++i)
                m_choices.used[piece][i] = true;
            return static_cast<int>(std::min<std::int64_t>(value, 10'000));
        };
        auto before = item.begin;
        while (before > 0 && !taken[before - 1] && !m_choices.used[piece][before - 1] &&
               ((at(before - 1).isWord() &&
                 (at(before - 1).text == "x" || isModelWord(at(before - 1).text) || isJoinWord(at(before - 1).text))) ||
                at(before - 1).is('*')) &&
               item.begin - before < 3)
            --before;
        if (before > 0 && !taken[before - 1] && !m_choices.used[piece][before - 1]) {
            const auto& token = at(before - 1);
            if (token.isNumber() && !token.isTagged)
                return take(before - 1, item.begin, token.number);
            if (token.isWord())
                if (const auto value = numberWord(token.text))
                    return take(before - 1, item.begin, *value);
        }
        const auto size = its.to - its.from;
        const auto end = item.end;
        if (end + 1 < size && at(end).isWord() && at(end).text == "x" && at(end + 1).isNumber() &&
            !at(end + 1).isTagged)
            return take(end, end + 2, at(end + 1).number);
        return std::nullopt;
    }

    void takeOption(std::size_t piece, const Item& item, const std::vector<bool>& taken, std::size_t head)
    {
        const bool isGroups = item.kind == Item::Kind::Option && item.state > 0;
        const auto& list = isGroups ? m_names.choicesOf(*m_own.groups[item.state - 1].group) : m_own;
        auto* options = &m_choices.options;
        auto models = m_models;
        if (isGroups) {
            auto& group = m_choices.groups[m_current.at(item.state)];
            options = &group.options;
            models = group.models.value_or(1);
        }
        auto option = list.options[item.index].option;
        option = mounted(list, option, *options, head, piece, item);
        const auto& its = list.list->options[option];
        const auto most = its.max.at(models);
        auto count = countBeside(piece, item, taken);
        if (count && *count > most) {
            if (*count == m_models || *count == m_models * m_copies)
                count = most; // "10 rifles" for all ten models
            else if (m_copies > 1 && *count % m_copies == 0)
                count = *count / m_copies;
        }
        const auto number = std::max(count.value_or(1), 1);
        m_choices.cost += number > most ? tooMany : 0;
        const auto before = options->find(its.id).value_or(0);
        options->set(its.id, most > 1 || before == 0 || before + number <= most ? before + number : before);
        mend(piece, item, its.name);
    }

    /// Options of the same name in several mounts: the one that the words name, else the first that is free.
    Id<Option> mounted(const ChoiceNames& list, Id<Option> option, const OptionCounts& options, std::size_t head,
                       std::size_t piece, const Item& item)
    {
        const auto& its = list.list->options[option];
        if (its.group.isNone() || !list.list->groups[its.group].isMount)
            return option;
        std::vector<Id<Option>> same;
        for (const auto other : list.list->options.ids()) {
            const auto& each = list.list->options[other];
            if (each.name == its.name && !each.group.isNone() && list.list->groups[each.group].isMount)
                same.push_back(other);
        }
        if (same.size() < 2)
            return option;
        const auto groups = list.list->groups.size();
        if (const auto side = sideBeside(piece, item))
            if (std::ranges::any_of(same, [&](Id<Option> other) { return isOnSide(list, other, *side); }))
                std::erase_if(same, [&](Id<Option> other) { return !isOnSide(list, other, *side); });
        if (same.size() == 1)
            return same.front();
        Id<OptionGroup> named;
        if (head < list.heads.size())
            named = Id<OptionGroup>::at(head % groups);
        else if (const auto beside = mountBeside(list, piece, item))
            named = *beside;
        if (!named.isNone())
            for (const auto other : same)
                if (list.list->options[other].group == named)
                    return other;
        const auto isFree = [&](Id<Option> other) {
            const auto group = list.list->options[other].group;
            return std::ranges::none_of(list.list->groups[group].options, [&](Id<Option> each) {
                return options.find(list.list->options[each].id).has_value();
            });
        };
        const auto free = std::ranges::count_if(same, isFree);
        m_choices.hasOpenMount |= free > 1;
        const auto first = std::ranges::find_if(same, isFree);
        return first == same.end() ? option : *first;
    }

    enum class Side : std::uint8_t { Left, Right };
    static std::optional<Side> sideOf(std::string_view word)
    {
        if (word == "l" || word == "li" || word.starts_with("left") || word.starts_with("link"))
            return Side::Left;
        if (word == "r" || word == "re" || word.starts_with("right") || word.starts_with("recht"))
            return Side::Right;
        return std::nullopt;
    }

    /// The side named right after a weapon: "volcano cannon (R)", "melee arm right".
    std::optional<Side> sideBeside(std::size_t piece, const Item& item)
    {
        const auto& its = m_pieces[piece];
        for (auto at = its.from + item.end; at < its.to && at < its.from + item.end + 2; ++at) {
            const auto& token = its.line->tokens[at];
            if (token.isWord()) {
                const auto side = sideOf(token.text);
                // "power fist, left arm: ..." begins the next weapon.
                const bool isAlone = at + 1 >= its.to || !its.line->tokens[at + 1].isWord();
                if (side && isAlone)
                    m_choices.used[piece][at - its.from] = true;
                return isAlone ? side : std::nullopt;
            }
            if (!token.is('(') && !token.is('['))
                return std::nullopt;
        }
        return std::nullopt;
    }

    [[nodiscard]] bool isOnSide(const ChoiceNames& list, Id<Option> option, Side side) const
    {
        const auto group = list.list->options[option].group.position();
        for (std::size_t i = group; i < list.heads.size(); i += list.list->groups.size())
            for (const auto& part : list.heads[i].parts)
                if (sideOf(m_names.vocabulary().word(part.word)) == side)
                    return true;
        return false;
    }

    /// The mount named right after a weapon: "plasma cannon (left arm)".
    std::optional<Id<OptionGroup>> mountBeside(const ChoiceNames& list, std::size_t piece, const Item& item)
    {
        const auto& its = m_pieces[piece];
        auto at = its.from + item.end;
        while (at < its.to && its.line->tokens[at].kind == Token::Kind::Mark &&
               (its.line->tokens[at].is('(') || its.line->tokens[at].is('[') || its.line->tokens[at].is('-')))
            ++at;
        if (at == its.from + item.end || at >= its.to)
            return std::nullopt;
        for (std::size_t i = 0; i < list.heads.size(); ++i) {
            const auto match = matchAt(list.heads[i], its.line->tokens, *its.hits, at, its.to);
            if (match.isFound() && match.cost <= 100 && match.begin == at)
                return Id<OptionGroup>::at(i % list.list->groups.size());
        }
        return std::nullopt;
    }

    /// What a unit has anyway need not be said: its choices are left out where they are the usual ones.
    static void leaveOutDefaults(OptionCounts& options, const OptionList& list)
    {
        const auto leaveOut = [&](auto isOfGroup) {
            bool isUsual = true;
            bool isNamed = false;
            bool hasUsual = false;
            for (const auto& option : list.options)
                if (isOfGroup(option)) {
                    const auto count = options.find(option.id);
                    isNamed |= count.has_value();
                    hasUsual |= option.defaultCount > 0;
                    isUsual &= count.value_or(0) == option.defaultCount;
                }
            if (!isNamed || !isUsual || !hasUsual)
                return;
            for (const auto& option : list.options)
                if (isOfGroup(option))
                    options.remove(option.id);
        };
        for (const auto group : list.groups.ids())
            leaveOut([&](const Option& option) { return option.group == group; });
        for (const auto& each : list.options)
            if (each.group.isNone())
                leaveOut([&](const Option& option) { return &option == &each; });
    }

    const GameNames& m_names;
    Id<Unit> m_kind;
    const ChoiceNames& m_own;
    const std::vector<Piece>& m_pieces;
    int m_models;
    int m_copies;
    bool m_endsOpen = false;
    static constexpr int noDepth = std::numeric_limits<int>::max();
    int m_groupDepth = noDepth;   ///< of the line that began a group of models; deeper ones go on with it
    std::size_t m_groupState = 0; ///< its state
    std::map<std::size_t, std::size_t> m_current; ///< the last group of models that was named, by state
    std::vector<Item> m_facts;
    Choices m_choices;
};

} // namespace

Choices readChoices(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces,
                    const std::vector<std::vector<bool>>& taken, int models, int copies)
{
    return Collector(names, kind, pieces, models, copies).collect(taken);
}

} // namespace muster::text
