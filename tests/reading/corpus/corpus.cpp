#include "reading/corpus/corpus.h"

#include "reading/fixture.h"
#include "reading/otherways.h"
#include "rules/judge/assess.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <numeric>

namespace muster::testing {

namespace {

using nlohmann::json;

/// A unit of a roster as it was read, in the order of its file.
struct Found {
    const RosterUnit* unit = nullptr;
    const RosterUnit* parent = nullptr;
    int line = 0;
    Certainty certainty = Certainty::None;
    bool isTaken = false;
};

void collect(const std::vector<RosterUnit>& units, const RosterUnit* parent, std::vector<Found>& found)
{
    for (const auto& unit : units) {
        found.push_back({&unit, parent});
        collect(unit.units, &unit, found);
    }
}

Store::CataloguePtr catalogueOf(const std::string& ruleset)
{
    static std::map<std::string, Store::CataloguePtr> catalogues;
    auto& catalogue = catalogues[ruleset];
    if (!catalogue) {
        auto whole = shippedStore().fullCatalogue(ruleset);
        REQUIRE(whole.has_value());
        catalogue = std::move(*whole);
    }
    return catalogue;
}

/// What a unit has after its choices, those that nobody chose included; of groups of models as group/option.
std::map<std::string, int> choicesOf(const RosterUnit& unit, const std::string& ruleset, const std::string& army)
{
    const auto catalogue = catalogueOf(ruleset);
    Roster alone;
    alone.ruleset = ruleset;
    alone.army = army;
    alone.units.push_back(unit);
    alone.units.back().units.clear();
    const auto assessment = assess(*catalogue, alone);
    std::map<std::string, int> choices;
    for (const auto& body : assessment.bodies) {
        const auto group = body.kind ? body.kind->id : std::string();
        if (body.kind)
            choices[group] += body.models;
        for (const auto& taken : assessment.takenBy(body))
            if (!taken.isInherited)
                choices[(group.empty() ? group : group + '/') + taken.option->id] += taken.count;
    }
    std::erase_if(choices, [](const auto& choice) { return choice.second == 0; });
    return choices;
}

int shared(const std::map<std::string, int>& a, const std::map<std::string, int>& b)
{
    int count = 0;
    for (const auto& [id, number] : a)
        if (const auto other = b.find(id); other != b.end() && other->second == number)
            ++count;
    return count;
}

/// In which place of its holder a unit is, which the truth of a text does not say: where the fewest rules are broken.
std::string placeOf(const Catalogue& catalogue, const Roster& whole, const RosterUnit& unit, const RosterUnit& holder)
{
    std::string best;
    std::ptrdiff_t fewest = -1;
    for (const auto place : catalogue.ruleset.places.ids()) {
        Roster trial;
        trial.ruleset = whole.ruleset;
        trial.army = whole.army;
        trial.units.push_back(holder);
        trial.units.front().units = {unit};
        trial.units.front().units.front().as = catalogue.ruleset.asOf(place);
        const auto assessment = assess(catalogue, trial);
        const auto broken = std::ranges::count(assessment.findings, Severity::Error, &Finding::severity);
        if (fewest < 0 || broken < fewest) {
            fewest = broken;
            best = catalogue.ruleset.asOf(place);
        }
    }
    return best;
}

bool isSameSize(const ExpectedUnit& expected, const RosterUnit& read)
{
    return !expected.models || !read.models || *expected.models == *read.models;
}

/// Puts each unit of the roster where its text has it, those that are deepest first.
void putUnits(CorpusText& text)
{
    auto& units = text.roster.units;
    std::vector<int> order(units.size());
    std::iota(order.begin(), order.end(), 0);
    const auto depthOf = [&](int at) {
        int depth = 0;
        while (text.units[static_cast<std::size_t>(at)].in >= 0 && depth < 10) {
            at = text.units[static_cast<std::size_t>(at)].in;
            ++depth;
        }
        return depth;
    };
    std::ranges::stable_sort(order, std::greater(), depthOf);
    const auto catalogue = catalogueOf(text.ruleset);
    for (const auto at : order)
        if (const auto in = text.units[static_cast<std::size_t>(at)].in; in >= 0) {
            auto& holder = units[static_cast<std::size_t>(in)];
            auto unit = units[static_cast<std::size_t>(at)];
            unit.as = placeOf(*catalogue, text.roster, unit, holder);
            holder.units.insert(holder.units.begin(), std::move(unit));
        }
    std::vector<RosterUnit> top;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (text.units[i].in < 0)
            top.push_back(std::move(units[i]));
    units = std::move(top);
}

} // namespace

std::vector<CorpusText> corpusTexts()
{
    namespace fs = std::filesystem;
    std::vector<fs::path> files;
    const fs::path folder = std::string(MUSTER_SOURCE_DIR) + "/tests/reading/texts";
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".json")
            files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<CorpusText> texts;
    for (const auto& file : files) {
        const auto meaning = json::parse(sourceFile(fs::relative(file, MUSTER_SOURCE_DIR).string()));
        CorpusText text;
        text.name = file.stem().string();
        text.kind = meaning.at("kind");
        text.third = meaning.value("third", std::string("fit"));
        text.style = meaning.at("style");
        text.ruleset = meaning.at("ruleset");
        text.army = meaning.at("army");
        for (const auto& each : meaning.at("units")) {
            ExpectedUnit unit;
            unit.unit = each.at("unit");
            if (const auto army = each.value("army", std::string()); !army.empty() && army != text.army)
                unit.unit = army + ':' + unit.unit;
            if (each.contains("models"))
                unit.models = each["models"].get<int>();
            unit.name = each.value("name", std::string());
            RosterUnit meant;
            meant.id = "u1";
            meant.unit = unit.unit;
            meant.models = unit.models;
            const auto take = [](const json& from, OptionCounts& options, std::map<std::string, int>& named,
                                 const std::string& prefix) {
                for (const auto& [id, count] : from.items()) {
                    options.set(id, count.get<int>());
                    if (count.get<int>() > 0)
                        named[prefix + id] = count.get<int>();
                }
            };
            if (each.contains("options"))
                take(each["options"], meant.options, unit.named, {});
            if (each.contains("groups"))
                for (const auto& group : each["groups"]) {
                    auto& models = meant.groups.emplace_back();
                    models.group = group.at("group");
                    models.models = group.value("models", 1);
                    unit.named[models.group] += *models.models;
                    if (group.contains("options"))
                        take(group["options"], models.options, unit.named, models.group + '/');
                }
            unit.options = choicesOf(meant, text.ruleset, text.army);
            meant.id = "u" + std::to_string(text.units.size() + 1);
            meant.reserve = each.value("reserve", false);
            text.roster.units.push_back(std::move(meant));
            unit.in = each.value("in", -1);
            unit.isReserve = each.value("reserve", false);
            unit.line = each.value("line", 0);
            text.units.push_back(std::move(unit));
        }
        text.roster.ruleset = text.ruleset;
        text.roster.army = text.army;
        putUnits(text);
        if (meaning.contains("points"))
            text.roster.battle.points = meaning["points"].get<std::int64_t>();
        text.unknown = meaning.value("unknown", std::vector<int>());
        text.doubtful = meaning.value("doubtful", std::vector<int>());
        text.tells = meaning.value("tells", text.unknown.empty() && text.doubtful.empty());
        for (const auto* ending : {".txt", ".html", ".csv", ".tsv", ".md"}) {
            auto other = file;
            other.replace_extension(ending);
            if (fs::exists(other))
                text.text = sourceFile(fs::relative(other, MUSTER_SOURCE_DIR).string());
        }
        INFO(text.name);
        REQUIRE_FALSE(text.text.empty());
        texts.push_back(std::move(text));
    }
    return texts;
}

void Score::add(const Score& other)
{
    texts += other.texts;
    whole += other.whole;
    units += other.units;
    unitsRight += other.unitsRight;
    options += other.options;
    optionsRight += other.optionsRight;
    optionsInvented += other.optionsInvented;
    invented += other.invented;
    inventedSurely += other.inventedSurely;
    dropped += other.dropped;
    unknownMissed += other.unknownMissed;
    wrongArmy += other.wrongArmy;
    openMeant += other.openMeant;
    verdicts += other.verdicts;
    falseOf += other.falseOf;
    falseOpen += other.falseOpen;
    legal += other.legal;
    legalJudged += other.legalJudged;
    weighed.insert(weighed.end(), other.weighed.begin(), other.weighed.end());
    needless += other.needless;
    for (std::size_t i = 0; i < certain.size(); ++i) {
        certain[i].right += other.certain[i].right;
        certain[i].all += other.certain[i].all;
    }
    notes.insert(notes.end(), other.notes.begin(), other.notes.end());
}

std::optional<Outcome> verdictOn(const Result<ReadText>& read)
{
    if (!read || read->reading.hasUnknown())
        return std::nullopt;
    const auto catalogue = catalogueOf(read->roster.ruleset);
    const auto outcome = assess(*catalogue, read->roster).outcome();
    const auto depends = !decidingLines(*catalogue, read->roster, read->reading, outcome).empty();
    return depends || outcome == Outcome::NotJudged || outcome == Outcome::Empty ? std::nullopt
                                                                                 : std::optional(outcome);
}

namespace {

/// Which lines a verdict waits for.
std::string whyNone(const Result<ReadText>& read)
{
    if (!read)
        return ", not read";
    std::string words;
    for (const auto& line : read->reading.lines)
        if (line.isUnread()) {
            words += ", unread " + std::to_string(line.line);
            for (const auto& unknown : line.unknown)
                words += " '" + unknown.words + '\'';
        }
    const auto catalogue = catalogueOf(read->roster.ruleset);
    const auto outcome = assess(*catalogue, read->roster).outcome();
    for (const auto line : decidingLines(*catalogue, read->roster, read->reading, outcome))
        words += ", depends on " + std::to_string(line);
    return words;
}

void scoreVerdict(const CorpusText& text, const Result<ReadText>& read, Score& score)
{
    auto roster = text.roster;
    if (read && read->roster.ruleset == text.ruleset) { // what was agreed but for the points, truths do not say
        roster.battle.options = read->roster.battle.options;
        roster.battle.scenario = read->roster.battle.scenario;
    }
    const auto meant = assess(*catalogueOf(text.ruleset), roster).outcome();
    const auto given = verdictOn(read);
    const bool isLegal = meant == Outcome::Legal;
    score.openMeant = text.tells ? 0 : 1;
    score.verdicts = given ? 1 : 0;
    if (text.tells && isLegal) {
        score.legal = 1;
        score.legalJudged = score.verdicts;
    }
    const bool isGivenLegal = given == Outcome::Legal;
    if (given && (isGivenLegal != isLegal || !text.tells)) {
        (text.tells ? score.falseOf : score.falseOpen) += isGivenLegal != isLegal ? 1 : 0;
        if (isGivenLegal != isLegal)
            score.notes.push_back(text.name + ":0: FALSE VERDICT" + (text.tells ? "" : " (open text)"));
    }
    if (!given && text.tells)
        score.notes.push_back(text.name + ":0: no verdict" + (isLegal ? " (legal)" : "") + whyNone(read));
}

} // namespace

Score scoreOf(const CorpusText& text, const Result<ReadText>& read)
{
    Score score;
    score.texts = 1;
    score.units = static_cast<int>(text.units.size());
    for (const auto& unit : text.units)
        score.options += static_cast<int>(unit.named.size());
    scoreVerdict(text, read, score);
    const auto note = [&](int line, const std::string& words) {
        score.notes.push_back(text.name + ':' + std::to_string(line) + ": " + words);
    };
    if (!read) {
        if (text.units.empty()) {
            score.whole = 1;
            return score;
        }
        note(0, toText(read.error().front()));
        return score;
    }
    if (read->roster.ruleset != text.ruleset || read->roster.army != text.army) {
        ++score.wrongArmy;
        note(0, "army " + read->roster.ruleset + '/' + read->roster.army + ", is " + text.ruleset + '/' + text.army);
    }
    std::vector<Found> found;
    collect(read->roster.units, nullptr, found);
    const auto weigh = [&](const Found& unit, bool isRight) {
        for (const auto& each : read->evidence)
            if (std::ranges::find(each.ids, unit.unit->id) != each.ids.end()) {
                score.weighed.push_back({text.name, text.third, each.evidence, each.best, isRight});
                return;
            }
    };
    std::map<int, const LineReading*> lines;
    for (const auto& line : read->reading.lines) {
        lines[line.line] = &line;
        if (line.as == LineKind::Unit || line.as == LineKind::Unknown)
            for (auto& each : found)
                if (each.line == 0 && std::ranges::find(line.units, each.unit->id) != line.units.end()) {
                    each.line = line.line;
                    each.certainty = line.certainty;
                }
    }
    const auto idOf = [&](const RosterUnit& unit) {
        // A unit of the main army, whether or not the roster names the army.
        return unit.unit.starts_with(text.army + ':') ? unit.unit.substr(text.army.size() + 1)
               : read->roster.army != text.army && unit.unit.find(':') == std::string::npos
                   ? read->roster.army + ':' + unit.unit
                   : unit.unit;
    };
    bool isWhole = score.wrongArmy == 0;
    std::vector<Found*> taken(text.units.size(), nullptr);
    // The unit of the same kind on the same line with the most choices in common; else on the next line, where a name
    // is broken over two; else one of another kind there.
    struct Pass {
        bool sameKind;
        int down;
    };
    for (const auto pass : {Pass{true, 0}, Pass{true, 1}, Pass{false, 0}})
        for (std::size_t i = 0; i < text.units.size(); ++i) {
            const auto& expected = text.units[i];
            if (taken[i])
                continue;
            Found* best = nullptr;
            int bestShared = -1;
            for (auto& each : found) {
                if (each.isTaken || (pass.sameKind && idOf(*each.unit) != expected.unit) ||
                    each.line != expected.line + pass.down)
                    continue;
                const auto fit =
                    shared(expected.options, choicesOf(*each.unit, read->roster.ruleset, read->roster.army)) * 4 +
                    (isSameSize(expected, *each.unit) ? 2 : 0) +
                    (expected.name.empty() || expected.name == each.unit->name ? 1 : 0);
                if (fit > bestShared) {
                    best = &each;
                    bestShared = fit;
                }
            }
            if (best) {
                best->isTaken = true;
                taken[i] = best;
            }
        }
    for (std::size_t i = 0; i < text.units.size(); ++i) {
        const auto& expected = text.units[i];
        const auto line = lines.find(expected.line);
        const bool isOpen = std::ranges::find(text.doubtful, expected.line) != text.doubtful.end();
        if (!taken[i]) {
            isWhole = false;
            const bool isSaid =
                line != lines.end() && (line->second->as == LineKind::Unknown || !line->second->unknown.empty() ||
                                        line->second->certainty >= Certainty::Doubtful);
            score.dropped += isSaid ? 0 : 1;
            note(expected.line,
                 std::string(isSaid ? "missing " : "DROPPED ") + expected.unit +
                     (line == lines.end() ? " (no record)"
                                          : " as " + std::to_string(static_cast<int>(line->second->as))));
            continue;
        }
        const auto& unit = *taken[i]->unit;
        const bool isRight = idOf(unit) == expected.unit && isSameSize(expected, unit);
        const auto choices = choicesOf(unit, read->roster.ruleset, read->roster.army);
        const auto common = shared(expected.options, choices);
        const bool hasAll =
            common == static_cast<int>(expected.options.size()) && choices.size() == expected.options.size();
        score.unitsRight += isRight ? 1 : 0;
        score.optionsRight += isRight ? shared(expected.named, choices) : 0;
        score.optionsInvented += isRight ? static_cast<int>(choices.size()) - common : 0;
        const bool isPlaced = expected.in < 0
                                  ? taken[i]->parent == nullptr
                                  : taken[static_cast<std::size_t>(expected.in)] &&
                                        taken[i]->parent == taken[static_cast<std::size_t>(expected.in)]->unit;
        const bool isHeld = expected.isReserve == unit.reserve;
        if (!isRight)
            note(expected.line, "is " + expected.unit + ' ' + std::to_string(expected.models.value_or(0)) + ", read " +
                                    unit.unit + ' ' + std::to_string(unit.models.value_or(0)));
        else if (!hasAll) {
            std::string words = "choices";
            for (const auto& [id, count] : expected.options)
                if (const auto other = choices.find(id); other == choices.end() || other->second != count)
                    words += " -" + id + ' ' + std::to_string(count);
            for (const auto& [id, count] : choices)
                if (const auto other = expected.options.find(id);
                    other == expected.options.end() || other->second != count)
                    words += " +" + id + ' ' + std::to_string(count);
            note(expected.line, words);
        } else if (!isPlaced)
            note(expected.line, "place");
        else if (!isHeld)
            note(expected.line, unit.reserve ? "reserve invented" : "reserve missed");
        isWhole &= isRight && hasAll && isPlaced && isHeld;
        const auto certainty = static_cast<std::size_t>(taken[i]->certainty);
        const bool isAllRight = isRight && hasAll && isPlaced && isHeld && score.wrongArmy == 0;
        weigh(*taken[i], isAllRight);
        if (certainty < score.certain.size()) {
            ++score.certain[certainty].all;
            score.certain[certainty].right += isAllRight ? 1 : 0;
            if (certainty == 0 && !isAllRight)
                note(expected.line, "SURE AND WRONG");
        }
        if (taken[i]->certainty >= Certainty::Doubtful && isAllRight && !isOpen) {
            ++score.needless;
            note(expected.line, "needless doubt");
        }
    }
    for (const auto& each : found)
        if (!each.isTaken) {
            weigh(each, false);
            ++score.invented;
            const bool isSure = each.certainty <= Certainty::Likely;
            score.inventedSurely += isSure ? 1 : 0;
            isWhole = false;
            note(each.line, (isSure ? "SURELY INVENTED " : "INVENTED ") + each.unit->unit);
        }
    for (const auto number : text.unknown) {
        const auto line = lines.find(number);
        if (line == lines.end() || (line->second->as != LineKind::Unknown && line->second->unknown.empty())) {
            ++score.unknownMissed;
            isWhole = false;
            note(number, "not called unknown");
        }
    }
    score.whole = isWhole ? 1 : 0;
    return score;
}

} // namespace muster::testing
