#include "reading/text/choicereader.h"

#include "reading/text/choiceitems.h"
#include "reading/text/plainwords.h"

#include <algorithm>
#include <limits>
#include <map>

namespace muster::text {

namespace {

constexpr Cost tooMany = 80; ///< more of a choice than the unit may have

/// What a unit has anyway need not be said: its choices are left out where they
/// are the usual ones.
void leaveOutDefaults(OptionCounts& options, const OptionList& list)
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
        if (isNamed && isUsual && hasUsual)
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

/// Where a weapon belongs whose name several mounts of a unit have.
struct Mounted {
    Id<Option> option;
    bool isOpen = false; ///< nothing says which of several mounts it is
};

enum class Side : std::uint8_t { None, Left, Right };

Side sideOf(std::string_view word)
{
    if (word == "l" || word == "li" || word.starts_with("left") || word.starts_with("link"))
        return Side::Left;
    if (word == "r" || word == "re" || word.starts_with("right") || word.starts_with("recht"))
        return Side::Right;
    return Side::None;
}

/// The side named right after a weapon: "volcano cannon (R)", "melee arm
/// right".
Side sideBehind(const Piece& piece, std::size_t end, std::vector<bool>& used)
{
    const auto at = piece[end].isAny("([") ? end + 1 : end;
    // "power fist, left arm: ..." begins the next weapon.
    const auto side = piece[at].isWord() && !piece[at + 1].isWord() ? sideOf(piece[at].text) : Side::None;
    if (side != Side::None)
        used[at] = true;
    return side;
}

/// The mount named right after a weapon: "plasma cannon (left arm)"; "... - left arm" is weaker than a mount before it.
Id<OptionGroup> mountBehind(const ChoiceNames& list, const Piece& piece, std::size_t end, std::string_view marks)
{
    auto at = end;
    while (piece[at].isAny(marks))
        ++at;
    if (at > end && at < piece.size())
        for (std::size_t i = 0; i < list.heads.size(); ++i)
            if (const auto match = piece.matchAt(list.heads[i], at); match.isFound() && match.cost <= 100)
                return Id<OptionGroup>::at(i % list.list->groups.size());
    return {};
}

/// The mount that ends the words on a weapon: "gatling blaster left arm, laser blaster right arm", "... on the
/// carapace".
Id<OptionGroup> mountAtEnd(const ChoiceNames& list, const Piece& piece, std::size_t end)
{
    auto at = end;
    while (piece[at].isWord() && (isFillWord(piece[at].text) || piece[at].says({"on", "in", "am", "auf", "im"})))
        ++at;
    for (std::size_t i = 0; at < piece.size() && i < list.heads.size(); ++i)
        if (const auto match = piece.matchAt(list.heads[i], at); match.isFound() && match.cost <= 20)
            if (const auto behind = match.end - piece.from; behind == piece.size() || piece[behind].isAny(",;)].-|"))
                return Id<OptionGroup>::at(i % list.list->groups.size());
    return {};
}

/// Finds the mount of a weapon whose name ends before token `end` of a piece:
/// the one that the words name, else the one that the `head` above names, else
/// the first that `options` leave free. Marks the word of a side in `used`.
Mounted mountOf(const GameNames& names, const ChoiceNames& list, Id<Option> option, const OptionCounts& options,
                Id<OptionGroup> head, const Piece& piece, std::size_t end, std::vector<bool>& used)
{
    const auto& all = *list.list;
    const auto isMounted = [&](const Option& each) { return !each.group.isNone() && all.groups[each.group].isMount; };
    const auto& its = all.options[option];
    std::vector<Id<Option>> same;
    for (const auto other : all.options.ids())
        if (all.options[other].name == its.name && isMounted(all.options[other]))
            same.push_back(other);
    if (!isMounted(its) || same.size() < 2)
        return {option};
    const auto side = sideBehind(piece, end, used);
    const auto isOnSide = [&](Id<Option> other) { // in any language
        for (auto i = all.options[other].group.position(); i < list.heads.size(); i += all.groups.size())
            for (const auto& part : list.heads[i].parts)
                if (sideOf(names.vocabulary().word(part.word)) == side)
                    return true;
        return false;
    };
    if (side != Side::None && std::ranges::any_of(same, isOnSide))
        std::erase_if(same, [&](Id<Option> other) { return !isOnSide(other); });
    if (same.size() == 1)
        return {same.front()};
    auto named = mountAtEnd(list, piece, end);
    if (named.isNone())
        named = mountBehind(list, piece, end, "([");
    if (named.isNone())
        named = head.isNone() ? mountBehind(list, piece, end, "([-") : head;
    for (const auto other : same)
        if (!named.isNone() && all.options[other].group == named)
            return {other};
    const auto isFree = [&](Id<Option> other) {
        return std::ranges::none_of(all.groups[all.options[other].group].options,
                                    [&](Id<Option> each) { return options.find(all.options[each].id).has_value(); });
    };
    const auto first = std::ranges::find_if(same, isFree);
    return {first == same.end() ? option : *first, std::ranges::count_if(same, isFree) > 1};
}

/// Of choices inside options that have one name, that of the option named before: "Nail gun (Left), Bolt cannon
/// (Left)".
const Option& insideOf(const OptionList& list, const Option& option, const Option* outer)
{
    const auto found = std::ranges::find_if(list.options, [&](const Option& other) {
        const auto inside = other.name == option.name ? list.groups[other.group].inside : noId;
        return !inside.isNone() && &list.options[inside] == outer;
    });
    return found == list.options.end() ? option : *found;
}

/// Collects what the pieces say into choices of a roster.
class Collector {
public:
    Collector(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces, const Taken& taken, int models,
              int copies)
        : m_names(names),
          m_kind(kind),
          m_own(names.choicesOf(kind)),
          m_pieces(pieces),
          m_taken(taken),
          m_models(models),
          m_copies(copies)
    {
    }

    Choices collect()
    {
        constexpr int noDepth = std::numeric_limits<int>::max();
        int groupDepth = noDepth; // of the line that began a group of models;
                                  // deeper ones go on with it
        std::size_t groupState = 0;
        std::size_t state = 0;
        m_choices.used = m_taken;
        for (m_at = 0; m_at < m_pieces.size(); ++m_at) {
            // Deeper lines, and those beside them, speak of what the line above
            // began.
            const auto& piece = m_pieces[m_at];
            if (piece.line->depth <= groupDepth || m_at == 0)
                groupDepth = noDepth;
            if (groupDepth != noDepth)
                state = groupState;
            else
                state = 0;
            take(itemsOf(m_names, m_own, piece, m_taken[m_at], state));
            if (m_at > 0 && state > 0 && groupDepth == noDepth) {
                groupDepth = piece.line->depth;
                groupState = state;
            }
        }
        leaveOutTheUsual();
        return std::move(m_choices);
    }

private:
    void leaveOutTheUsual()
    {
        for (auto& group : m_choices.groups) // what its unit has too need not be said
            for (const auto& [id, count] : OptionCounts(group.options))
                if (m_choices.options.find(id) == count)
                    group.options.remove(id);
        leaveOutDefaults(m_choices.options, *m_own.list);
        for (auto& group : m_choices.groups)
            if (const auto* kind = m_names.catalogue().unit(m_kind).group(group.group))
                leaveOutDefaults(group.options, kind->choices);
    }

    void take(const std::vector<Item>& items)
    {
        Id<OptionGroup> head;
        for (const auto& item : items) {
            if (item.kind == Item::Kind::Skip) {
                skip(item);
                continue;
            }
            m_choices.cost += item.cost;
            if (item.kind == Item::Kind::Head)
                head = Id<OptionGroup>::at(item.index % m_own.list->groups.size());
            else if (item.kind == Item::Kind::Group)
                takeGroup(item);
            else if (item.kind != Item::Kind::Fact) {
                takeOption(item, head);
                head = {};
            }
            markUsed(item.begin, item.end);
        }
    }

    void markUsed(std::size_t from, std::size_t to)
    {
        for (auto at = from; at < to; ++at)
            m_choices.used[m_at][at] = true;
    }

    void skip(const Item& item)
    {
        const auto& token = m_pieces[m_at][item.begin];
        if (token.isNote)
            return;
        m_choices.cost += item.cost;
        if (item.cost == 0 || !token.isWord() || isFillWord(token.text) || isJoinWord(token.text) ||
            numberWord(token.text))
            return;
        auto& leftovers = m_choices.leftovers;
        if (!leftovers.empty() && leftovers.back().piece == m_at && leftovers.back().end == item.begin)
            leftovers.back().end = item.end;
        else
            leftovers.push_back({m_at, item.begin, item.end});
    }

    void choose(const Item& item, const std::string& name)
    {
        constexpr Cost most = 20; // else it is called mended
        ++m_choices.taken;
        if (item.cost > most)
            m_choices.mended.push_back(m_pieces[m_at].words(item.begin, item.end) + " -> " + name);
    }

    /// "2x", "2 x", "x2" or "two" before the words; "x2" after them.
    std::optional<int> countBeside(const Item& item)
    {
        const auto& piece = m_pieces[m_at];
        const auto& used = m_choices.used[m_at];
        const auto take = [&](std::size_t from, std::size_t to, std::int64_t value) {
            markUsed(from, to);
            return static_cast<int>(std::min<std::int64_t>(value, 10'000));
        };
        auto before = item.begin;
        const auto isFree = [&] { return before > 0 && !used[before - 1]; };
        const auto isSmall = [](const Token& token) {
            return token.says({"x", "times", "mal"}) || token.isA(isModelWord) || token.isA(isJoinWord) ||
                   token.is('*');
        };
        while (isFree() && item.begin - before < 3 && isSmall(piece[before - 1]))
            --before;
        if (const auto& token = piece[before - 1]; isFree() && !token.isTagged)
            if (const auto value = valueOf(token))
                return take(before - 1, item.begin, *value);
        const auto end = item.end;
        if (piece[end].says("x") && piece[end + 1].isPlainNumber())
            return take(end, end + 2, piece[end + 1].number);
        return std::nullopt;
    }

    void takeGroup(const Item& item)
    {
        const auto& name = m_own.groups[item.index];
        m_choices.groups.push_back({name.group->id, countBeside(item).value_or(1), {}});
        m_current[item.state] = m_choices.groups.size() - 1;
        choose(item, name.group->name);
    }

    void takeOption(const Item& item, Id<OptionGroup> head)
    {
        const bool isGroups = item.kind == Item::Kind::Option && item.state > 0;
        const auto& list = isGroups ? m_names.choicesOf(*m_own.groups[item.state - 1].group) : m_own;
        auto* group = isGroups ? &m_choices.groups[m_current.at(item.state)] : nullptr;
        auto& options = group ? group->options : m_choices.options;
        const auto mounted =
            mountOf(m_names, list, list.options[item.index].option, options, isGroups ? Id<OptionGroup>() : head,
                    m_pieces[m_at], item.end, m_choices.used[m_at]);
        m_choices.hasOpenMount |= mounted.isOpen;
        const auto& its = insideOf(*list.list, list.list->options[mounted.option], m_outer);
        if (list.list->groups[its.group].inside.isNone())
            m_outer = &its;
        const auto most = its.max.at(group ? group->models.value_or(1) : m_models);
        auto count = countBeside(item);
        if (count && *count > most) {
            if (*count == m_models || *count == m_models * m_copies)
                count = most; // "10 rifles" for all ten models
            else if (m_copies > 1 && *count % m_copies == 0)
                count = *count / m_copies;
        }
        const auto number = std::max(count.value_or(1), 1);
        m_choices.cost += number > most ? tooMany : 0;
        const auto before = options.find(its.id).value_or(0);
        options.set(its.id, most > 1 || before == 0 || before + number <= most ? before + number : before);
        choose(item, its.name);
    }

    const GameNames& m_names;
    Id<Unit> m_kind;
    const ChoiceNames& m_own;
    const std::vector<Piece>& m_pieces;
    const Taken& m_taken;
    int m_models;
    int m_copies;
    std::size_t m_at = 0;                         ///< the piece that is read
    const Option* m_outer = nullptr;              ///< the last option that is inside no other
    std::map<std::size_t, std::size_t> m_current; ///< the last group of models that was named, by state
    Choices m_choices;
};

} // namespace

Choices readChoices(const GameNames& names, Id<Unit> kind, const std::vector<Piece>& pieces, const Taken& taken,
                    int models, int copies)
{
    return Collector(names, kind, pieces, taken, models, copies).collect();
}

} // namespace muster::text
