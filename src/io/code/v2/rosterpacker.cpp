#include "io/code/v2/rosterpacker.h"

#include "io/code/v2/bitcoder.h"
#include "io/code/v2/codenames.h"
#include "io/code/v2/textcoder.h"
#include "io/files/deflated.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <map>
#include <vector>

namespace muster {

namespace {

// Work is a decision, or a byte that is taken from elsewhere. A code that is as long as codes may be needs less, unless
// it is made to need more.
constexpr std::size_t mostWork = std::size_t{1} << 18u;
// Units are attached to units at most as deep as a file may be nested.
constexpr int mostDepth = 32;
// Ids of a list, and choices of a kind of unit, that are kept; further ones are coded in full each time.
constexpr std::size_t mostIds = 250;
constexpr std::size_t mostChoices = 60;

/// A chance that is the same for each roster: `yes` of `all`.
constexpr Chance of(Chance yes, Chance all) { return yes * certainty / all; }

/// Odds of whether a number is longer than so many bits.
struct NumberOdds {
    std::array<Odds, 16> isLonger;
};

std::size_t sizeOf(const OptionCounts& options)
{
    std::size_t size = 0;
    for (const auto& option : options)
        size += option.id.size() + 1;
    return size;
}

std::size_t sizeOf(const OptionCounts& options, const std::vector<RosterGroup>& groups)
{
    auto size = sizeOf(options);
    for (const auto& group : groups)
        size += group.group.size() + 1 + sizeOf(group.options);
    return size;
}

constexpr int bitsOfHash = 48;
constexpr int bitsOfSum = 32;

/// "1A2B-3C4D-5E6F" as a number.
std::uint64_t numberOfHash(const std::string& hash)
{
    std::uint64_t number = 0;
    for (const char c : hash)
        if (c != '-')
            number = number << 4u | static_cast<std::uint64_t>(c <= '9' ? c - '0' : c - 'A' + 10);
    return number;
}

std::string hashOfNumber(std::uint64_t number)
{
    std::string hash;
    for (int shift = bitsOfHash - 4; shift >= 0; shift -= 4) {
        hash += "0123456789ABCDEF"[number >> shift & 15u];
        if (shift == 32 || shift == 16)
            hash += '-';
    }
    return hash;
}

/// Passes decisions on and keeps them, to make their sum.
class KeepingCoder final : public BitCoder {
public:
    explicit KeepingCoder(BitCoder& coder) : m_coder(coder) {}

    bool code(Chance chance, bool yes) override
    {
        yes = m_coder.code(chance, yes);
        m_made += yes ? '1' : '0';
        return yes;
    }

    [[nodiscard]] std::uint32_t sum() const { return checksum(m_made); }

private:
    BitCoder& m_coder;
    std::string m_made;
};

/// Codes a roster: all that it says, in a fixed order. Each function passes on what is to be written and puts in its
/// place what was coded; for a reader, what is passed is empty. Odds follow from what was coded before.
class RosterCoder {
public:
    explicit RosterCoder(BitCoder& coder) : m_coder(coder) {}

    void code(Roster& roster);

    /// Whether all was coded, within the limits, and the checksum was right.
    [[nodiscard]] bool isWhole() const { return m_left > 0; }

private:
    /// The ids that a place may have: those of the table, and those that were spelled.
    struct Names {
        std::vector<std::string> ids;
        std::size_t last = 0; ///< index of the one that was coded last; may be one behind the end
        Odds isSpelled;
        Odds isLast;
    };
    /// What was chosen for a unit.
    struct Choices {
        std::optional<int> models;
        OptionCounts options;
        std::vector<RosterGroup> groups;

        friend bool operator==(const Choices&, const Choices&) = default;
    };
    /// The units of a kind so far.
    struct Kind {
        std::vector<Choices> all; ///< each once
        Odds isKnown;             ///< the next choices are among these
        bool hadUnits = false;    ///< the last one
    };

    void work(std::size_t much) { m_left -= std::min(m_left, much); }
    bool flag(Chance chance, bool yes);
    bool flag(Odds& odds, bool yes);
    std::uint64_t bits(int count, std::uint64_t value);
    std::uint64_t below(std::uint64_t count, std::uint64_t value);
    std::uint64_t number(NumberOdds& odds, std::uint64_t value);
    int numberMostlyOne(Odds& isOne, int value);
    void text(TextCoder::Kind kind, std::string& text);

    Names& namesAt(const std::string& place);
    void spell(Names& names, std::string& id);
    void name(Names& names, std::string& id);
    template <typename Value>
    void members(const std::string& place, NumberOdds& counts, std::map<std::string, Value, std::less<>>& members,
                 auto codeValue);

    void battle(Battle& battle);
    void madeWith(std::optional<MadeWith>& made);
    void units(std::vector<RosterUnit>& units, int depth);
    void unit(RosterUnit& unit, int depth);
    std::string kind(std::string& kind);
    void unitId(std::string& id);
    void choices(Choices& choices, Kind& kind, const std::string& place);
    void options(OptionCounts& options, NumberOdds& counts, const std::string& place);
    void groups(std::vector<RosterGroup>& groups, const std::string& place);

    KeepingCoder m_coder;
    TextCoder m_texts;
    std::size_t m_left = mostWork;

    std::string m_ruleset;
    std::string m_army;
    std::map<std::string, Names> m_names; ///< by place (codenames.h)
    std::map<std::string, Kind> m_kinds;  ///< by ruleset/army/unit

    // Of the unit before.
    std::uint64_t m_number = 0; ///< in its id
    bool m_hadModels = false;
    bool m_hadName = true;
    bool m_wasReserve = false;

    // Odds begin as if decisions had been made that often: an unlikely one then costs little where it is never made.
    Odds m_isForeign{40, 1};
    Odds m_isNextId{1, 60};
    std::array<Odds, 2> m_hasModels;
    std::array<Odds, 2> m_hasGroup{Odds(60, 1), Odds(3, 1)};
    Odds m_hasGroupModels{1, 6};
    Odds m_isOneModel{1, 16};
    Odds m_isOneOption{1, 30};
    std::array<Odds, 2> m_hasPlace{Odds(200, 1), Odds(1, 30)};
    std::array<Odds, 2> m_isReserve{Odds(16, 1), Odds(1, 1)};
    std::array<Odds, 2> m_hasName;
    Odds m_hasNote{30, 1};
    std::array<Odds, 2> m_isOneMore{Odds(1, 16), Odds(1, 1)};
    std::array<Odds, 2> m_hasUnits{Odds(6, 1), Odds(1, 3)};
    NumberOdds m_idNumbers;
    NumberOdds m_models;
    NumberOdds m_optionCounts;
    NumberOdds m_groupOptionCounts;
    NumberOdds m_others;
};

// ---- decisions, numbers, texts --------------------------------------------------------------------------------------

bool RosterCoder::flag(Chance chance, bool yes)
{
    work(1);
    // At the limit each answer is no, so that every loop ends.
    return isWhole() && m_coder.code(chance, yes);
}

bool RosterCoder::flag(Odds& odds, bool yes)
{
    constexpr int mostCounted = 200;
    // With a half more of each than was counted, nothing is impossible.
    yes = flag(of(odds.yes() * 2 + 1, odds.all() * 2 + 2), yes);
    odds.count(yes, mostCounted);
    return yes;
}

/// A number of so many bits, each as probable as any other.
std::uint64_t RosterCoder::bits(int count, std::uint64_t value)
{
    std::uint64_t coded = 0;
    while (--count >= 0)
        coded = coded << 1u | (flag(of(1, 2), (value >> count & 1u) != 0) ? 1u : 0u);
    return coded;
}

/// A number from 0 to count - 1, each as probable as any other.
std::uint64_t RosterCoder::below(std::uint64_t count, std::uint64_t value)
{
    std::uint64_t least = 0;
    while (count > 1) {
        const auto half = count / 2;
        const bool isLow = flag(static_cast<Chance>(half * certainty / count), value < least + half);
        least += isLow ? 0 : half;
        count = isLow ? half : count - half;
    }
    return least;
}

/// A number that is more probable the smaller it is: how many bits it has, then the bits.
std::uint64_t RosterCoder::number(NumberOdds& odds, std::uint64_t value)
{
    constexpr int mostBits = 40; // more than any number of a file has
    const auto above = value + 1;
    const auto length = static_cast<int>(std::bit_width(above)) - 1;
    int count = 0;
    while (count < mostBits &&
           flag(odds.isLonger.at(std::min(static_cast<std::size_t>(count), odds.isLonger.size() - 1)), length > count))
        ++count;
    return (std::uint64_t{1} << static_cast<unsigned>(count) | bits(count, above)) - 1;
}

int RosterCoder::numberMostlyOne(Odds& isOne, int value)
{
    return flag(isOne, value == 1) ? 1 : static_cast<int>(number(m_others, static_cast<std::uint64_t>(value)));
}

void RosterCoder::text(TextCoder::Kind kind, std::string& text) { text = m_texts.code(m_coder, kind, text, m_left); }

// ---- ids ------------------------------------------------------------------------------------------------------------

RosterCoder::Names& RosterCoder::namesAt(const std::string& place)
{
    const auto* known = CodeNames::frozen().find(place);
    const auto [found, isNew] = m_names.try_emplace(known ? known->place : place);
    auto& names = found->second;
    if (isNew && known) {
        names.ids.assign(known->ids.begin(), known->ids.end());
        names.last = names.ids.size();
        names.isSpelled = Odds(60, 1);
    }
    return names;
}

void RosterCoder::spell(Names& names, std::string& id)
{
    text(TextCoder::Kind::Id, id);
    names.last = names.ids.size();
    if (names.ids.size() < mostIds)
        names.ids.push_back(id);
}

/// An id: the same as the last one, or another of the list, or one that is not in it yet.
void RosterCoder::name(Names& names, std::string& id)
{
    const auto index = static_cast<std::size_t>(std::ranges::find(names.ids, id) - names.ids.begin());
    const bool hasLast = names.last < names.ids.size();
    if (!hasLast || !flag(names.isLast, index == names.last)) {
        if (names.ids.empty() || flag(names.isSpelled, index == names.ids.size()))
            return spell(names, id);
        names.last = below(names.ids.size(), index);
    }
    id = names.ids[names.last];
    work(id.size());
}

/// Ids with values, such as options: how many of the list, which ones, and then others.
template <typename Value>
void RosterCoder::members(const std::string& place, NumberOdds& counts,
                          std::map<std::string, Value, std::less<>>& members, auto codeValue)
{
    auto& names = namesAt(place);
    const auto size = names.ids.size();
    const auto given = std::ranges::count_if(names.ids, [&](const auto& id) { return members.contains(id); });
    auto left = size == 0 ? 0 : std::min<std::uint64_t>(number(counts, static_cast<std::uint64_t>(given)), size);
    for (std::size_t i = 0; left > 0; ++i) {
        const auto chance = static_cast<Chance>(left * certainty / (size - i));
        if (chance < certainty && !flag(chance, members.contains(names.ids[i])))
            continue;
        work(names.ids[i].size());
        codeValue(names.ids[i], members[names.ids[i]]);
        --left;
    }
    std::vector<std::string> others;
    for (const auto& [id, value] : members)
        if (std::ranges::find(names.ids, id) == names.ids.end())
            others.push_back(id);
    for (std::size_t i = 0; flag(names.isSpelled, i < others.size()); ++i) {
        auto id = i < others.size() ? others[i] : std::string();
        spell(names, id);
        codeValue(id, members[id]);
    }
}

// ---- the roster -----------------------------------------------------------------------------------------------------

void RosterCoder::code(Roster& roster)
{
    name(namesAt(""), roster.ruleset);
    m_ruleset = roster.ruleset;
    name(namesAt(m_ruleset), roster.army);
    m_army = roster.army;
    battle(roster.battle);
    NumberOdds counts;
    members(m_ruleset + "!ruling", counts, roster.rulings,
            [&](const std::string& /*id*/, bool& isOn) { isOn = flag(of(1, 2), isOn); });
    madeWith(roster.madeWith);
    if (flag(of(31, 32), !roster.name.empty()))
        text(TextCoder::Kind::Name, roster.name);
    if (flag(of(1, 4), !roster.player.empty()))
        text(TextCoder::Kind::Name, roster.player);
    units(roster.units, 0);
    if (flag(of(1, 4), !roster.notes.empty()))
        text(TextCoder::Kind::Prose, roster.notes);
    // The sum is of what was decided, not of a text: how a roster file is written may change one day.
    const auto sum = m_coder.sum();
    if (bits(bitsOfSum, sum) != sum)
        m_left = 0;
}

void RosterCoder::battle(Battle& battle)
{
    if (flag(of(3, 4), battle.points.has_value())) {
        constexpr std::uint64_t round = 250;
        const auto points = static_cast<std::uint64_t>(battle.points.value_or(0));
        const auto unit = flag(of(15, 16), points % round == 0) ? round : 1;
        NumberOdds odds;
        battle.points = static_cast<std::int64_t>(number(odds, points / unit) * unit);
    }
    auto& scenarios = namesAt(m_ruleset + "!scenario");
    if (flag(scenarios.ids.empty() ? of(1, 16) : of(15, 16), !battle.scenario.empty()))
        name(scenarios, battle.scenario);
    const auto place = m_ruleset + "!option";
    NumberOdds counts;
    members(place, counts, battle.options, [&](const std::string& id, OptionValue& value) {
        auto& choices = namesAt(place + '/' + id);
        const auto* chosen = std::get_if<std::string>(&value);
        if (flag(choices.ids.empty() ? of(1, 4) : of(31, 32), chosen != nullptr)) {
            auto choice = chosen ? *chosen : std::string();
            name(choices, choice);
            value = std::move(choice);
        } else {
            const auto* isOn = std::get_if<bool>(&value);
            value = flag(of(3, 4), isOn && *isOn);
        }
    });
}

void RosterCoder::madeWith(std::optional<MadeWith>& made)
{
    if (!flag(of(7, 8), made.has_value()))
        return;
    if (!made)
        made.emplace();
    text(TextCoder::Kind::Version, made->ruleset);
    made->data = hashOfNumber(bits(bitsOfHash, numberOfHash(made->data)));
}

/// At least one, where they are attached to another unit.
void RosterCoder::units(std::vector<RosterUnit>& units, int depth)
{
    if (depth > mostDepth)
        m_left = 0;
    const bool isBelow = depth > 0;
    for (std::size_t i = 0; (isBelow && i == 0) || flag(m_isOneMore.at(isBelow), i < units.size()); ++i) {
        if (i == units.size())
            units.emplace_back();
        unit(units[i], depth);
    }
}

void RosterCoder::unit(RosterUnit& unit, int depth)
{
    if (!isWhole())
        return;
    const auto place = kind(unit.unit);
    unitId(unit.id);
    auto& kindSoFar = m_kinds[place];
    Choices chosen{unit.models, std::move(unit.options), std::move(unit.groups)};
    choices(chosen, kindSoFar, place);
    unit.models = chosen.models;
    unit.options = std::move(chosen.options);
    unit.groups = std::move(chosen.groups);
    if (flag(m_hasPlace.at(depth > 0), !unit.as.empty()))
        name(namesAt(m_ruleset + "!as"), unit.as);
    unit.reserve = m_wasReserve = flag(m_isReserve.at(m_wasReserve), unit.reserve);
    m_hadName = flag(m_hasName.at(m_hadName), !unit.name.empty());
    if (m_hadName)
        text(TextCoder::Kind::Name, unit.name);
    if (flag(m_hasNote, !unit.note.empty()))
        text(TextCoder::Kind::Prose, unit.note);
    kindSoFar.hadUnits = flag(m_hasUnits.at(kindSoFar.hadUnits), !unit.units.empty());
    if (kindSoFar.hadUnits)
        units(unit.units, depth + 1);
}

/// The kind of a unit: of the roster's army, or army:unit. Returns its place (codenames.h).
std::string RosterCoder::kind(std::string& kind)
{
    const auto colon = kind.find(':');
    const bool isForeign = flag(m_isForeign, colon != std::string::npos);
    auto army = m_army;
    auto id = kind;
    if (isForeign) {
        army = kind.substr(0, colon);
        id.erase(0, colon == std::string::npos ? colon : colon + 1);
        name(namesAt(m_ruleset), army);
    }
    const auto units = m_ruleset + '/' + army;
    name(namesAt(units), id);
    kind = isForeign ? army + ':' + id : id;
    return units + '/' + id;
}

/// Mostly the number after that of the unit before.
void RosterCoder::unitId(std::string& id)
{
    std::uint64_t given = numberOfUnitId(id);
    if (flag(m_isNextId, given == m_number + 1))
        given = m_number + 1;
    else
        given = number(m_idNumbers, given);
    if (given == 0)
        return text(TextCoder::Kind::Id, id);
    id = 'u' + std::to_string(given);
    m_number = given;
}

/// Models, options and groups: as an earlier unit of the kind has them, or others.
void RosterCoder::choices(Choices& choices, Kind& kind, const std::string& place)
{
    const auto index = static_cast<std::size_t>(std::ranges::find(kind.all, choices) - kind.all.begin());
    if (!kind.all.empty() && flag(kind.isKnown, index < kind.all.size())) {
        choices = kind.all[below(kind.all.size(), index)];
        return work(sizeOf(choices.options, choices.groups));
    }
    m_hadModels = flag(m_hasModels.at(m_hadModels), choices.models.has_value());
    if (m_hadModels)
        choices.models = static_cast<int>(number(m_models, static_cast<std::uint64_t>(choices.models.value_or(0))));
    options(choices.options, m_optionCounts, place);
    groups(choices.groups, place);
    if (kind.all.size() < mostChoices)
        kind.all.push_back(choices);
}

void RosterCoder::options(OptionCounts& options, NumberOdds& counts, const std::string& place)
{
    std::map<std::string, int, std::less<>> byId;
    for (const auto& option : options)
        byId.emplace(option.id, option.count);
    members(place, counts, byId,
            [&](const std::string& /*id*/, int& count) { count = numberMostlyOne(m_isOneOption, count); });
    for (const auto& [id, count] : byId)
        options.set(id, count);
}

void RosterCoder::groups(std::vector<RosterGroup>& groups, const std::string& place)
{
    auto& names = namesAt(place + '/');
    auto& hasGroup = m_hasGroup.at(names.ids.empty() ? 0 : 1);
    for (std::size_t i = 0; flag(hasGroup, i < groups.size()); ++i) {
        if (i == groups.size())
            groups.emplace_back();
        auto& group = groups[i];
        name(names, group.group);
        if (flag(m_hasGroupModels, group.models.has_value()))
            group.models = numberMostlyOne(m_isOneModel, group.models.value_or(0));
        options(group.options, m_groupOptionCounts, place + '/' + group.group);
    }
}

} // namespace

std::size_t numberOfUnitId(const std::string& unitId)
{
    constexpr std::size_t mostDigits = 6;
    if (unitId.size() < 2 || unitId.size() > mostDigits + 1 || unitId[0] != 'u' || unitId[1] == '0')
        return 0;
    std::size_t number = 0;
    const auto* last = unitId.data() + unitId.size();
    const auto [end, error] = std::from_chars(unitId.data() + 1, last, number);
    return error == std::errc{} && end == last ? number : 0;
}

std::string packRoster(const Roster& roster)
{
    auto copy = roster;
    RangeWriter writer;
    RosterCoder(writer).code(copy);
    return writer.finish();
}

std::optional<Roster> unpackRoster(std::string_view digits)
{
    Roster roster;
    RangeReader reader(digits);
    RosterCoder coder(reader);
    coder.code(roster);
    // Packed again it must give the same digits: nothing was left over, and no other digits are read as this roster.
    if (!coder.isWhole() || packRoster(roster) != digits)
        return std::nullopt;
    return roster;
}

} // namespace muster
