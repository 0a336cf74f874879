// No word of a constraint is ignored: it is a fault, or it changes verdicts.
//
// That is not so for each single constraint: { "category": "mob", "unit": "moss:frogs" } says the same without its
// category, as frogs are a mob, and no roster shows that the category was looked at. So it is tried for each word at
// each place (forEach, in, the path of keys): of all the constraints with the word there that are drawn and read
// without a fault, there must be one whose verdict on some roster is another when this one word is left out or
// something else is drawn for it, and this, too, reads without a fault. A reader or judge that ignores a word at a
// place cannot pass, as then no change of it changes anything. A word that is always a fault at a place passes.

#include "cases/vocabulary.h"
#include "rules/judged.h"

#include "io/data/datafile.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <numeric>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;

namespace {

const std::string pond = MUSTER_SOURCE_DIR "/tests/data/language/armies/pond/";

DataFile dataFile(const std::string& name)
{
    auto file = readDataFile(pond + name + ".json", name == "ruleset" ? "ruleset" : "army", store().schemas());
    if (!file)
        throw std::runtime_error(toText(file.error().front()));
    file->text.clear(); // faults need no lines here
    return std::move(*file);
}

// ---- rosters ------------------------------------------------------------------------------------------------------

/// Random rosters of the game for tests of the language, in which much of what constraints ask for is there.
class Rosters {
public:
    explicit Rosters(Vocabulary& random) : m_random(random) { renew(); }
    [[nodiscard]] const std::vector<Roster>& all() const { return m_rosters; }

    /// Others: what two traits or places have in common in some rosters they have not in all.
    void renew()
    {
        m_rosters = {empty("moss"), empty("fern")};
        while (m_rosters.size() < 24)
            m_rosters.push_back(roster(1 + m_random.below(9)));
    }

private:
    using Words = std::vector<std::string>;

    OptionCounts options(const Words& known)
    {
        OptionCounts counts;
        for (const auto& option : known)
            if (m_random.oneIn(m_fewOptions))
                counts.set(option, static_cast<int>(m_random.below(4)));
        return counts;
    }

    RosterUnit unit(const std::string& army, bool mayHaveOthers)
    {
        static const std::vector<std::pair<std::string, std::string>> kinds{
            {"moss", "frogs"}, {"moss", "frogs"}, {"moss", "newts"}, {"moss", "heron"},
            {"moss", "raft"},  {"moss", "raft"},  {"fern", "toads"}, {"fern", "carp"}};
        static const std::map<std::string, Words> options{{"frogs", {"sling", "drum", "banner"}},
                                                          {"newts", {"sling", "fat", "thin"}},
                                                          {"heron", {"drum", "banner"}},
                                                          {"toads", {"hat"}}};
        const auto& [its, kind] = m_random.anyOf(kinds);
        RosterUnit unit;
        unit.id = 'u' + std::to_string(++m_number);
        unit.unit = its == army ? kind : its + ':' + kind;
        if (m_random.oneIn(2))
            unit.models = static_cast<int>(1 + m_random.below(12));
        if (const auto known = options.find(kind); known != options.end())
            unit.options = this->options(known->second);
        if (kind == "frogs" && m_random.oneIn(3))
            unit.groups.push_back({"piper", 1, this->options({"sling"})});
        if (kind == "frogs" && m_random.oneIn(2))
            unit.groups.push_back(
                {"captain", static_cast<int>(1 + m_random.below(3)), this->options(options.at("heron"))});
        unit.reserve = m_random.oneIn(4);
        if (mayHaveOthers)
            for (auto below = m_random.below(4); below > 0; --below) {
                unit.units.push_back(this->unit(army, m_random.oneIn(3)));
                unit.units.back().as = m_random.oneIn(2) ? "aboard" : "guard";
            }
        return unit;
    }

    static Roster empty(const std::string& army)
    {
        Roster roster;
        roster.ruleset = "pond";
        roster.army = army;
        return roster;
    }

    Roster roster(std::size_t units)
    {
        Roster roster;
        roster.ruleset = "pond";
        roster.army = m_random.oneIn(3) ? "fern" : "moss";
        if (!m_random.oneIn(4))
            roster.battle.points = static_cast<std::int64_t>(m_random.below(8) * 50);
        if (!m_random.oneIn(3))
            roster.battle.scenario = m_random.oneIn(2) ? "raid" : "siege";
        roster.battle.options["truce"] = m_random.oneIn(2);
        roster.battle.options["fog"] = m_random.oneIn(2);
        roster.battle.options["size"] = std::string(m_random.oneIn(2) ? "small" : "large");
        roster.rulings["by-day"] = m_random.oneIn(2);
        m_number = 0;
        m_fewOptions = 1 + m_random.below(4);
        for (; units > 0; --units)
            roster.units.push_back(unit(roster.army, m_random.oneIn(2)));
        return roster;
    }

    Vocabulary& m_random;
    std::vector<Roster> m_rosters;
    int m_number = 0;             ///< of units
    std::size_t m_fewOptions = 1; ///< one in so many is taken
};

// ---- verdicts -----------------------------------------------------------------------------------------------------

std::string shownValue(const std::optional<Fraction>& value) { return value ? value->text() : "-"; }

void add(std::string& verdict, const Finding& finding)
{
    verdict += std::to_string(static_cast<int>(finding.severity)) + (finding.tooMany ? '>' : '<') +
               std::to_string(finding.subject.index()) + ':' + std::to_string(positionOf(finding.subject)) + ' ' +
               shownValue(finding.actual) + '/' + shownValue(finding.allowed);
    for (const auto unit : finding.units)
        verdict += " u" + std::to_string(unit.position());
    for (const auto weapon : finding.weapons)
        verdict += " w" + std::to_string(weapon.position());
    verdict += ';';
}

void add(std::string& verdict, const Tally& tally)
{
    verdict += '=' + std::to_string(tally.subject.index()) + ':' + std::to_string(positionOf(tally.subject)) + ' ' +
               shownValue(tally.actual) + ' ' + shownValue(tally.min) + ' ' + shownValue(tally.max) + ';';
}

/// Reads constraints beside those of the game, and judges all rosters by them, alone and in battles.
class Judge {
public:
    explicit Judge(const std::vector<Roster>& rosters)
        : m_ruleset(dataFile("ruleset")), m_armies{dataFile("moss"), dataFile("fern")}, m_rosters(rosters)
    {
    }

    /// The verdict of each constraint over all rosters; nothing where reading tells a fault of it.
    std::vector<std::optional<std::string>> verdicts(const std::vector<json>& constraints)
    {
        std::vector<std::size_t> left(constraints.size());
        std::iota(left.begin(), left.end(), std::size_t{0});
        for (;;) {
            auto ruleset = m_ruleset;
            auto& all = ruleset.document["constraints"];
            const auto before = all.size();
            for (const auto i : left)
                all.push_back(constraints[i]);
            const auto catalogue = buildCatalogue(ruleset, m_armies, true);
            std::vector<std::optional<std::string>> verdicts(constraints.size());
            if (catalogue) {
                for (const auto i : left)
                    verdicts[i].emplace();
                judge(*catalogue, before, [&](std::size_t i) -> std::string& { return *verdicts[left[i]]; });
                return verdicts;
            }
            std::set<std::size_t> faulty;
            for (const auto& fault : catalogue.error()) {
                const auto prefix = std::string("/constraints/");
                if (fault.pointer.starts_with(prefix) && std::stoul(fault.pointer.substr(prefix.size())) >= before)
                    faulty.insert(left[std::stoul(fault.pointer.substr(prefix.size())) - before]);
                else if (!fault.pointer.empty())
                    throw std::runtime_error(toText(fault));
            }
            std::erase_if(left, [&](std::size_t i) { return faulty.contains(i); });
        }
    }

private:
    void judge(const Catalogue& catalogue, std::size_t before, auto verdictOf)
    {
        std::vector<Assessment> assessments;
        for (const auto& roster : m_rosters)
            assessments.push_back(assess(catalogue, roster));
        const auto addAll = [&](const auto& list) {
            for (const auto& each : list)
                if (!each.constraint.isNone() && each.constraint.position() >= before)
                    add(verdictOf(each.constraint.position() - before), each);
        };
        const auto end = [&] {
            for (std::size_t i = before; i < catalogue.ruleset.constraints.size(); ++i)
                verdictOf(i - before) += '\n';
        };
        for (const auto& assessment : assessments) {
            addAll(assessment.tallies);
            addAll(assessment.findings);
            end();
        }
        for (std::size_t i = 0; i + 1 < m_rosters.size(); ++i) {
            const Side sides[]{{{&m_rosters[i]}, {&assessments[i]}}, {{&m_rosters[i + 1]}, {&assessments[i + 1]}}};
            addAll(assessBattle(catalogue, sides));
            end();
        }
    }

    DataFile m_ruleset;
    std::vector<DataFile> m_armies;
    const std::vector<Roster>& m_rosters;
};

// ---- places of words ----------------------------------------------------------------------------------------------

bool isIndex(const std::string& key) { return key.find_first_not_of("0123456789") == std::string::npos; }

bool isNested(const std::string& key) { return key == "all" || key == "any" || key == "not"; }

using Keys = std::vector<std::string>;

Keys keysTo(const Vocabulary::Pointer& at)
{
    Keys keys;
    for (auto rest = at; !rest.empty(); rest = rest.parent_pointer())
        keys.insert(keys.begin(), rest.back());
    return keys;
}

/// Whom the constraint is for: "army", "unit/below".
std::string subjectOf(const json& constraint)
{
    const auto subject = constraint.value("forEach", "roster");
    const auto in = constraint.value("in", "self");
    return in == "self" ? subject : subject + (in == "below" ? "/below" : "/place");
}

/// Takes off the keys that lead into a bound, and says which part of it the rest is about: the count that it starts
/// from, another by which it is multiplied, or itself. Empty where the word is in no bound.
std::string takeBound(Keys& keys)
{
    if (keys[0] != "atMost" && keys[0] != "atLeast" && keys[0] != "exactly")
        return {};
    if (const auto count = std::ranges::find(keys, "count"); count != keys.end()) {
        keys.erase(keys.begin(), count + 1);
        return "bound count";
    }
    const auto by = std::find(keys.rbegin(), keys.rend(), "by");
    if (by == keys.rend())
        return "bound";
    const bool isTheWord = by == keys.rbegin();
    keys.erase(keys.begin(), isTheWord ? by.base() - 1 : by.base());
    return "by";
}

/// The keys without what does not make a place: which of several entries a word is in, and how deep in filters. In
/// the plainest filters it does make one in which nested filter a word is.
Keys withoutNesting(const Keys& keys, bool isPlain)
{
    Keys rest;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto isLast = i + 1 == keys.size();
        const auto isNextToLast = i + 2 == keys.size();
        if (isLast || !(isIndex(keys[i]) || (isNested(keys[i]) && !(isPlain && isNextToLast))))
            rest.push_back(isIndex(keys[i]) ? "[]" : keys[i]);
    }
    return rest;
}

/// Where the filter begins that the word is in; the number of keys where it is in none.
std::size_t filterIn(const Keys& keys)
{
    static const std::set<std::string> filters{"units", "models", "points", "flies", "reeds", "by", "for", "of"};
    static const std::set<std::string> lists{"options", "distinct"}; // there "of" is not a filter
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
        const bool isOwn = keys[i] == "models" && (keys[i + 1] == "group" || keys[i + 1] == "of");
        if (filters.contains(keys[i]) && !isOwn && (keys[i] != "of" || i == 0 || !lists.contains(keys[i - 1])))
            return i;
    }
    return keys.size();
}

/// "unit/below: count/units/category": what the constraint is for, and the keys that lead to the word. Words that the
/// same code reads and judges wherever they are, have one place in common: those of a count that a bound starts from,
/// of a bound by which another is multiplied (whatever it is for), and all of a filter there, or among the places of
/// unmatched units.
std::string placeOf(const json& constraint, const Vocabulary::Pointer& at)
{
    auto keys = keysTo(at);
    const bool isPlain = keys[0] == "where" || (keys.size() > 2 && keys[0] == "count" && keys[1] == "units");
    const auto bound = takeBound(keys);
    const bool isShared = bound == "bound count" || std::ranges::find(keys, "places") != keys.end();
    keys = withoutNesting(keys, isPlain);
    if (const auto filter = filterIn(keys); isShared && filter < keys.size()) {
        keys.resize(filter + 1);
        keys.push_back("...");
    }
    auto place = (bound == "by" ? "any" : subjectOf(constraint)) + ": " + bound;
    for (const auto& key : keys)
        place += (place.ends_with(' ') ? "" : "/") + key;
    return place;
}

/// Whether it is enough to look at lists in the plainest filters: in others, their entries are not places.
bool isPlace(const std::string& name)
{
    return !name.ends_with("[]") || name.find(": where") != std::string::npos ||
           name.find(": count/units") != std::string::npos;
}

/// Where only one thing can be said there is no other to compare it with.
bool isOnlyOne(const std::string& name)
{
    const bool hasOnlyKinds = name.starts_with("army:") || name.starts_with("line:") || name.starts_with("limit:");
    return (hasOnlyKinds && name.ends_with("count/distinct/of")) || name == "unit/below: forEach" ||
           name == "unit/place: forEach";
}

/// Constraints with a word at one place that read without a fault.
struct Place {
    struct Use {
        json constraint;
        Vocabulary::Pointer at;
    };
    std::vector<Use> uses; ///< some
    int changes = 0;       ///< of the word that read without a fault
    bool matters = false;  ///< one of them changed a verdict
};

class Search {
public:
    explicit Search(std::uint64_t seed) : m_vocabulary(seed), m_rosters(m_vocabulary), m_judge(m_rosters.all()) {}

    /// Draws constraints, and changes the words of each that are not yet known to matter.
    void draw(int rounds)
    {
        for (int round = 0; round < rounds; ++round) {
            if (round % 10 == 9)
                m_rosters.renew();
            std::vector<json> drawn;
            for (int i = 0; i < 60; ++i)
                drawn.push_back(m_vocabulary.constraint());
            tryAll(drawn, [&](const json& constraint) { return openWords(constraint); });
        }
    }

    /// Tries a place again and again with constraints that are like those that are known to have it.
    void insist(const std::string& name, int rounds)
    {
        auto& place = m_places.at(name);
        const auto drawn = place.uses;
        place.uses.resize(12);
        for (int round = 0; round < rounds && !place.matters; ++round) {
            m_rosters.renew();
            // What the search has come to may never show anything, such as a bound times 0: it starts over.
            if (round % 20 == 0)
                std::ranges::generate(place.uses, [&] { return m_vocabulary.anyOf(drawn); });
            std::vector<json> like;
            for (int i = 0; i < 40; ++i) {
                auto constraint = m_vocabulary.anyOf(place.uses).constraint;
                for (auto changes = m_vocabulary.below(4); changes > 0; --changes)
                    constraint = m_vocabulary.oneIn(2) ? m_vocabulary.grown(constraint)
                                                       : m_vocabulary.changed(constraint, anyWordOf(constraint));
                like.push_back(std::move(constraint));
            }
            tryAll(like, [&](const json& constraint) {
                std::vector<Vocabulary::Pointer> its;
                for (const auto& at : Vocabulary::words(constraint))
                    if (placeOf(constraint, at) == name)
                        its.push_back(at);
                // Those that are like these come next: so the search leaves what never holds, or is off.
                if (!its.empty())
                    place.uses[m_vocabulary.below(place.uses.size())] = {constraint, its.front()};
                return its;
            });
        }
    }

    [[nodiscard]] const std::map<std::string, Place>& places() const { return m_places; }
    [[nodiscard]] const std::set<std::string>& words() const { return m_words; }
    [[nodiscard]] const Vocabulary& vocabulary() const { return m_vocabulary; }
    [[nodiscard]] std::size_t read() const { return m_read; }

private:
    Vocabulary::Pointer anyWordOf(const json& constraint)
    {
        const auto words = Vocabulary::words(constraint);
        return m_vocabulary.anyOf(words);
    }

    /// Words of a constraint that reads well, at places where none was seen to matter yet.
    std::vector<Vocabulary::Pointer> openWords(const json& constraint)
    {
        std::vector<Vocabulary::Pointer> open;
        for (const auto& at : Vocabulary::words(constraint)) {
            const auto name = placeOf(constraint, at);
            if (!isPlace(name))
                continue;
            auto& place = m_places[name];
            if (place.matters)
                continue;
            if (place.uses.size() < 12)
                place.uses.push_back({constraint, at});
            open.push_back(at);
        }
        return open;
    }

    /// Changes words of those constraints that read well, and compares the verdicts.
    void tryAll(const std::vector<json>& constraints, auto wordsOf)
    {
        const auto verdicts = m_judge.verdicts(constraints);
        std::vector<json> changed;
        std::vector<std::pair<std::size_t, Vocabulary::Pointer>> from;
        for (std::size_t i = 0; i < constraints.size(); ++i) {
            if (!verdicts[i])
                continue;
            ++m_read;
            for (const auto& at : wordsOf(constraints[i])) {
                changed.push_back(m_vocabulary.changed(constraints[i], at));
                from.emplace_back(i, at);
            }
        }
        const auto after = m_judge.verdicts(changed);
        for (std::size_t i = 0; i < changed.size(); ++i) {
            const auto& [base, at] = from[i];
            if (!after[i] || changed[i] == constraints[base])
                continue;
            auto& place = m_places[placeOf(constraints[base], at)];
            ++place.changes;
            if (*after[i] == *verdicts[base])
                continue;
            place.matters = true;
            m_words.merge(m_vocabulary.wordsAt(constraints[base], at));
        }
    }

    Vocabulary m_vocabulary;
    Rosters m_rosters;
    Judge m_judge;
    std::map<std::string, Place> m_places;
    std::set<std::string> m_words; ///< that mattered somewhere
    std::size_t m_read = 0;        ///< constraints without a fault
};

} // namespace

TEST_CASE("no word of a constraint is ignored")
{
    Search search(7);
    search.draw(200);
    CHECK(search.read() > 1000);
    std::vector<std::string> open;
    for (const auto& [name, place] : search.places())
        if (!place.matters && !isOnlyOne(name))
            open.push_back(name);
    for (const auto& name : open) {
        search.insist(name, 300);
        const auto& place = search.places().at(name);
        INFO(name << ": changed " << place.changes << " times, and no verdict changed, as in\n"
                  << place.uses.front().constraint.dump(2));
        CHECK(place.matters);
    }
    std::vector<std::string> missed;
    std::ranges::set_difference(search.vocabulary().allWords(), search.words(), std::back_inserter(missed));
    for (const auto& word : missed)
        FAIL_CHECK("no drawn constraint shows that " << word << " matters");
}
