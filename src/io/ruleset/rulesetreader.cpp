#include "io/ruleset/rulesetreader.h"

#include "core/base/wording.h"
#include "core/language/formula.h"
#include "io/ruleset/constraintreader.h"
#include "io/ruleset/gearreader.h"

#include <algorithm>

namespace muster {

using nlohmann::json;

namespace {

StatColumn plainColumn(const json& value)
{
    static const std::map<std::string, StatKind, std::less<>> kinds{
        {"inches", StatKind::Inches}, {"cm", StatKind::Centimetres}, {"hexes", StatKind::Hexes},
        {"number", StatKind::Number}, {"signed", StatKind::Signed},  {"percent", StatKind::Percent},
        {"roll", StatKind::Roll},     {"pair", StatKind::Pair},      {"triple", StatKind::Triple},
        {"dice", StatKind::Dice},     {"text", StatKind::Text}};
    const auto better = textOf(value, "better", "higher");
    return {textOf(value, "id"),
            textOf(value, "name"),
            textOf(value, "short"),
            kinds.at(textOf(value, "kind")),
            better == "lower"  ? Better::Lower
            : better == "none" ? Better::None
                               : Better::Higher,
            textOf(value, "note"),
            textOf(value, "per") == "profile",
            nullptr,
            false,
            static_cast<int>(numberOf(value, "rank")),
            noId};
}

class Declarations : FileReader {
public:
    Declarations(ReadContext& context, const DataFile& file) : FileReader(context, file, noId), m_json(file.document) {}

    void read()
    {
        m_ruleset.id = textOf(m_json, "id");
        m_ruleset.name = textOf(m_json, "name");
        m_ruleset.shortName = textOf(m_json, "shortName", m_ruleset.name);
        m_ruleset.aliases = textsOf(m_json, "aliases");
        m_ruleset.about = textOf(m_json, "about");
        m_ruleset.dataVersion = textOf(m_json, "dataVersion");
        m_ruleset.provenance = provenanceOf(m_json);
        m_ruleset.countsModels = flagOf(m_json, "models", true);
        if (const auto turns = m_json.find("turns"); turns != m_json.end()) {
            m_ruleset.turns.number = static_cast<int>(numberOf(*turns, "number", m_ruleset.turns.number));
            m_ruleset.turns.extra = static_cast<int>(numberOf(*turns, "extra"));
            m_ruleset.turns.isOfRounds = textOf(*turns, "word") == "round";
            m_ruleset.turns.steps = textOf(*turns, "steps");
            m_ruleset.turns.orders = textOf(*turns, "orders");
        }
        if (const auto points = m_json.find("points"); points != m_json.end()) {
            m_ruleset.hasPoints = true;
            m_ruleset.usualPoints = listOf(*points, "usual").get<std::vector<std::int64_t>>();
            m_ruleset.currency = {textOf(*points, "name"), textOf(*points, "plural")};
            if (points->contains("name") != points->contains("plural"))
                fault(JsonPath() / "points", "the name of points has a singular and a plural",
                      "Write both of name and plural.");
        }
        readCitations();
        if (m_ruleset.hasPoints)
            citation(JsonPath() / "points", m_json["points"]);
        for (const auto& value : listOf(m_json, "costs"))
            m_ruleset.costs.add(
                {textOf(value, "id"), textOf(value, "name"), textOf(value, "plural"), textOf(value, "short")});
        each("stats", [&](const JsonPath& path, const json& value) {
            m_ruleset.stats.add(plainColumn(value));
            refuse(path, value, "modifies", "a column of units cannot modify another",
                   "Only columns of weapons do: drop it.");
            refuse(path, value, "sign", "a column of units has no sign", "Only columns of weapons have: drop it.");
        });
        each("weaponStats", [&](const JsonPath& path, const json& value) {
            m_ruleset.weaponStats.add(plainColumn(value));
            if (value.contains("modifies"))
                m_ruleset.weaponStats.back().modifies = numberColumn(path / "modifies", textOf(value, "modifies"));
            readSign(path, value, m_ruleset.weaponStats.back());
            refuse(path, value, "from", "a column of weapons has no formula", "Drop it.");
            refuse(path, value, "per", "a column of weapons belongs to each weapon", "Drop it.");
        });
        each("weaponKinds", [&](const JsonPath& path, const json& value) { readWeaponKind(path, value); });
        if (const auto arcs = m_json.find("arcs"); arcs != m_json.end())
            for (const auto& [letter, name] : arcs->items())
                m_ruleset.arcs.emplace_back(letter, name.get<std::string>());
        for (const auto& value : listOf(m_json, "categories"))
            m_ruleset.categories.add({textOf(value, "id"), textOf(value, "name"), textOf(value, "plural"),
                                      textOf(value, "short"), textOf(value, "icon"), newFact(), noId,
                                      textOf(value, "silhouette")});
        each("marks", [&](const JsonPath& path, const json& value) {
            m_ruleset.marks.add(
                {textOf(value, "id"), textOf(value, "name"), textOf(value, "text"), citation(path, value), newFact()});
        });
        readBattle();
        each("rulings",
             [&](const JsonPath& path, const json& value) { m_ruleset.rulings.add(readRuling(path, value)); });
        each("rules",
             [&](const JsonPath& path, const json& value) { m_context.addRule(noId, readSpecialRule(path, value)); });
        each("stats", [&](const JsonPath& path, const json& value) {
            if (const auto from = value.find("from"); from != value.end()) {
                const auto id = textOf(value, "id");
                m_ruleset.stats[m_ruleset.stats.find(id)].formula = formula(path / "from", *from, id, 0);
            }
        });
        readHold();
        each("places", [&](const JsonPath& path, const json& value) { readPlace(path, value); });
        checkUnique();
    }

private:
    void readSign(const JsonPath& path, const json& value, StatColumn& column)
    {
        const auto sign = textOf(value, "sign");
        if (sign.empty())
            return;
        column.line = sign == "half-range" ? RangeLine::Half : RangeLine::Whole;
        constexpr StatKind ranges[]{StatKind::Inches, StatKind::Centimetres, StatKind::Hexes, StatKind::Number,
                                    StatKind::Pair};
        if (std::ranges::find(ranges, column.kind) == std::end(ranges))
            fault(path / "sign", "the figures of the column " + inQuotes(column.id) + " are no ranges",
                  "Only inches, cm, hexes, numbers and pairs have a line: drop it.");
    }

    Id<Fact> newFact() { return Id<Fact>::at(m_catalogue.facts++); }

    /// Filters and rosters name a place by its `as`. Some words are reserved, because they mean something else in
    /// filters.
    void readPlace(const JsonPath& path, const json& value)
    {
        const auto as = textOf(value, "as");
        const auto isWord = std::ranges::find(scopeWords, as, &decltype(scopeWords)::value_type::first);
        if (as == "alone" || isWord != scopeWords.end())
            fault(path / "as", inQuotes(as) + " means something else in filters and counts",
                  "Give the place another word.");
        const auto onlyOne = [&](const char* key, Id<Place>& one, const char* already, const char* advice) {
            if (!flagOf(value, key))
                return false;
            if (!one.isNone())
                fault(path / key, "the place " + inQuotes(m_ruleset.places[one].as) + already, advice);
            one = m_ruleset.places.nextId();
            return true;
        };
        onlyOne("default", m_ruleset.defaultPlace, " is the default already; only one place can be the default",
                "Keep one default.");
        const bool hasSlots =
            onlyOne("slots", m_ruleset.slotPlace, " has slots already; only one place can have them", "Keep one.");
        if (hasSlots)
            for (const auto* key : {"parents", "accepts"})
                refuse(path, value, key, "which units are attached in a place with slots, and to which, say the slots",
                       "Drop it, or write it in the slots of the units.");
        Place place;
        place.as = as;
        place.name = textOf(value, "name");
        place.verb = textOf(value, "verb");
        place.hasSlots = hasSlots;
        place.fact = newFact();
        m_ruleset.places.add(std::move(place));
    }

    /// Kinds with one heading share a table, so they have the same columns.
    void readWeaponKind(const JsonPath& path, const json& value)
    {
        WeaponKind kind{
            textOf(value, "id"), textOf(value, "name"), textOf(value, "sign"), textOf(value, "heading"), {}};
        each(path, value, "columns", [&](const JsonPath& here, const json& id) {
            const auto column = named(here, "column of weapons", id.get<std::string>(), m_ruleset.weaponStats,
                                      "Add it to weaponStats.");
            if (column.isNone())
                return;
            if (std::ranges::find(kind.columns, column) != kind.columns.end())
                fault(here, "the table has this column already", "Keep one of them.");
            kind.columns.push_back(column);
        });
        std::ranges::sort(kind.columns);
        if (kind.heading.empty())
            refuse(path, value, "columns", "only a table with a heading of its own has its own columns",
                   "Add heading, or drop it.");
        const auto other = std::ranges::find(m_ruleset.weaponKinds, kind.heading, &WeaponKind::heading);
        if (!kind.heading.empty() && other != m_ruleset.weaponKinds.end() && other->columns != kind.columns)
            fault(path / "heading",
                  "the kind " + inQuotes(other->id) + " has this heading with other columns, and both share a table",
                  "Give both the same columns, or one another heading.");
        m_ruleset.weaponKinds.add(std::move(kind));
    }

    Id<StatColumn> numberColumn(const JsonPath& path, const std::string& id)
    {
        const auto found = named(path, "column", id, m_ruleset.stats, "Check the spelling.");
        if (found.isNone())
            return Id<StatColumn>::at(0);
        if (m_ruleset.stats[found].kind == StatKind::Text)
            fault(path, "the column " + inQuotes(id) + " has words, not numbers", "Name a column of numbers.");
        return found;
    }

    /// `column`: the id of the column that the formula calculates.
    std::shared_ptr<const Formula> formula(const JsonPath& path, const json& value, const std::string& column,
                                           int depth)
    {
        auto made = std::make_shared<Formula>();
        if (value.contains("stat") == value.contains("models"))
            fault(path, "a formula starts from a column or from the number of models", "Write one of stat and models.");
        readStart(path, value, column, *made);
        for (const auto& row : listOf(value, "table"))
            made->table.emplace_back(row[0].get<int>(), row[1].get<int>());
        if (!std::ranges::is_sorted(made->table))
            fault(path / "table", "the rows of a table go up", "Sort them.");
        made->times = timesOf(value);
        made->plus = numberOf(value, "plus");
        made->rounding = roundingOf(value);
        if (depth == 0) {
            made->rule = ruleOf(path, value, "rule");
            readUnless(path, value, *made);
            if (!made->rule.isNone() && made->rule == made->unless)
                fault(path / "unless", "no unit both has this special rule and is without it", "Drop rule or unless.");
        } else {
            for (const auto* key : {"rule", "unless"})
                refuse(path, value, key, "only a whole formula asks for a special rule, not its by",
                       "Write it beside by, further out.");
        }
        constexpr int deepest = 4;
        if (value.contains("by") && depth == deepest)
            fault(path / "by", "formulas are nested more than four deep", "Make it simpler.");
        else if (value.contains("by"))
            made->by = formula(path / "by", value["by"], column, depth + 1);
        return made;
    }

    /// A special rule, or one with the ruling under which it counts.
    void readUnless(const JsonPath& path, const json& value, Formula& made)
    {
        const auto unless = value.find("unless");
        if (unless == value.end() || unless->is_string()) {
            made.unless = ruleOf(path, value, "unless");
            return;
        }
        made.unless = ruleOf(path / "unless", *unless, "rule");
        made.unlessRuling = rulingNamed(path / "unless" / "ruling", textOf(*unless, "ruling"));
        made.unlessIs = flagOf(*unless, "is");
    }

    /// Reads the figure that a formula starts from.
    void readStart(const JsonPath& path, const json& value, const std::string& column, Formula& made)
    {
        if (!value.contains("stat"))
            return refuse(path, value, "part", "the number of models has no parts", "Drop it.");
        const auto id = textOf(value, "stat");
        made.stat = numberColumn(path / "stat", id);
        made.part = static_cast<std::size_t>(numberOf(value, "part", 1) - 1);
        const auto kind = m_ruleset.stats[made.stat].kind;
        const std::size_t parts = kind == StatKind::Triple ? 3 : kind == StatKind::Pair ? 2 : 1;
        if (made.part >= parts)
            fault(path / "part",
                  "a figure of the column " + inQuotes(id) + " has " + std::to_string(parts) +
                      (parts == 1 ? " part" : " parts"),
                  parts == 1 ? "Drop it." : "Name a part from 1 on.");
        if (id == column)
            fault(path / "stat", "a formula cannot start from the column that it works out", "Name another column.");
    }

    Id<SpecialRule> ruleOf(const JsonPath& path, const json& value, const std::string& key)
    {
        return value.contains(key) ? specialRule(path / key, textOf(value, key)) : Id<SpecialRule>();
    }

    void readHold()
    {
        const auto found = m_json.find("hold");
        if (found == m_json.end())
            return;
        const auto here = m_root / "hold";
        Hold hold;
        hold.stat = numberColumn(here / "stat", textOf(*found, "stat"));
        hold.weaponStat = named(here / "weapon", "column of weapons", textOf(*found, "weapon"), m_ruleset.weaponStats,
                                "Add it to weaponStats.");
        if (hold.weaponStat.isNone())
            return;
        if (m_ruleset.weaponStats[hold.weaponStat].kind == StatKind::Text)
            fault(here / "weapon", "the column has words, not numbers", "Name a column of numbers.");
        if (found->contains("always"))
            hold.always = specialRule(here / "always", textOf(*found, "always"));
        m_ruleset.hold = hold;
    }

    Id<SpecialRule> specialRule(const JsonPath& path, const std::string& id)
    {
        const auto found = m_context.findRule(noId, id);
        if (found.isNone())
            unknown(path, "special rule", id, m_context.ruleIds(noId), "Add it to rules of the ruleset.");
        return found;
    }

    void readCitations()
    {
        for (const auto& value : listOf(m_json, "sources"))
            m_ruleset.sources.add({textOf(value, "id"), textOf(value, "title"), textOf(value, "author"),
                                   textOf(value, "publisher"), static_cast<int>(numberOf(value, "year"))});
        const auto list = m_root / "citations";
        for (const auto& [id, value] : m_json["citations"].items()) {
            const auto source =
                named(list / id / "source", "source", textOf(value, "source"), m_ruleset.sources, "Add it to sources.");
            m_ruleset.citations.add({id, source, textOf(value, "section"), static_cast<int>(numberOf(value, "page"))});
        }
    }

    void readBattle()
    {
        const auto found = m_json.find("battle");
        if (found == m_json.end())
            return;
        const auto battle = m_root / "battle";
        each(battle, *found, "options", [&](const JsonPath& path, const json& value) {
            m_ruleset.battleOptions.add(readBattleOption(path, value));
        });
        each(battle, *found, "scenarios", [&](const JsonPath& path, const json& value) {
            m_ruleset.scenarios.add({textOf(value, "id"), textOf(value, "name"), textOf(value, "text"),
                                     citation(path, value), battleTable(path, value)});
        });
        m_ruleset.table = battleTable(battle, *found);
    }

    BattleTable battleTable(const JsonPath& path, const json& owner)
    {
        BattleTable table;
        const auto found = owner.find("table");
        if (found == owner.end())
            return table;
        const auto here = path / "table";
        const auto number = [](const json& value, std::string_view key) {
            return static_cast<int>(numberOf(value, key));
        };
        table.width = number(*found, "width");
        table.depth = number(*found, "depth");
        table.grid = number(*found, "grid");
        table.text = textOf(*found, "text");
        table.citation = citation(here, *found);
        constexpr int flattest = 4;
        constexpr int mostLines = 60; // a finer grid is grey paper
        if (table.width > table.depth * flattest || table.depth > table.width * flattest)
            fault(here, "the table is more than 4 times as long on one side as on the other", "Is a figure wrong?");
        if (table.grid > 0 && std::max(table.width, table.depth) / table.grid > mostLines)
            fault(here / "grid", "the grid has more than 60 lines", "Make it wider.");
        each(here, *found, "zones", [&](const JsonPath& at, const json& value) {
            BattleTable::Zone zone{
                textOf(value, "side") == "ours" ? BattleTable::Side::Ours : BattleTable::Side::Theirs,
                number(value, "x"), number(value, "y"), number(value, "width"), number(value, "depth")};
            if (zone.x + zone.width > table.width || zone.y + zone.depth > table.depth)
                fault(at, "the zone does not lie on the table",
                      "x and width, y and depth are counted from its far left "
                      "corner.");
            table.zones.push_back(zone);
        });
        static const std::map<std::string, BattleTable::Edge, std::less<>> edges{{"near", BattleTable::Edge::Near},
                                                                                 {"far", BattleTable::Edge::Far},
                                                                                 {"left", BattleTable::Edge::Left},
                                                                                 {"right", BattleTable::Edge::Right}};
        for (const auto& edge : textsOf(*found, "entries"))
            table.entries.push_back(edges.at(edge));
        return table;
    }

    void checkUnique()
    {
        for (const auto* list : {"sources", "costs", "stats", "weaponStats", "weaponKinds", "categories", "marks",
                                 "traits", "rules", "weapons", "profiles", "optionGroups", "modelGroups", "figures",
                                 "tracks", "counters", "victory", "reference"})
            checkUniqueIds(m_root / list, idsIn(m_json, list));
        checkUniqueIds(m_root / "places", idsIn(m_json, "places", "as"));
        checkUniqueIds(m_root / "sections", idsIn(m_json, "sections", "name"));
        const auto battle = m_root / "battle";
        checkUniqueIds(battle / "options", idsOf(m_ruleset.battleOptions));
        checkUniqueIds(battle / "scenarios", idsOf(m_ruleset.scenarios));
        // The columns that effects change are noted as bits of one 64-bit number.
        for (const auto* list : {"stats", "weaponStats"})
            if (listOf(m_json, list).size() > 63)
                fault(m_root / list, "there are more than 63 columns", "Join or drop some.");
    }

    const json& m_json;
};

class Rules : FileReader {
public:
    Rules(ReadContext& context, const DataFile& file)
        : FileReader(context, file, noId), m_filters(context, file, noId), m_constraints(context, file, noId)
    {
    }

    void read()
    {
        each("traits", [&](const JsonPath& path, const json& value) {
            // A trait may ask only for traits before it, so it is added after it was read.
            Trait trait{textOf(value, "id"),
                        textOf(value, "name"),
                        m_filters.filterAt(path, value, "when", Domain::Unit),
                        citation(path, value),
                        Id<Fact>::at(m_catalogue.facts++),
                        {}};
            trait.quickWhen = QuickFilter::of(trait.when);
            m_ruleset.traits.add(std::move(trait));
        });
        each("places", [&](const JsonPath& path, const json& value) {
            auto& place = m_ruleset.places[indexOfPlace(textOf(value, "as"))];
            place.parents = m_filters.filterAt(path, value, "parents", Domain::Unit);
            place.accepts = m_filters.filterAt(path, value, "accepts", Domain::Unit);
            if (value.contains("required"))
                place.required = m_filters.filterAt(path, value, "required", Domain::Unit);
            place.sameArmy = flagOf(value, "sameArmy");
            place.included = ruledFlag(path, value, "included", false);
            place.sharesReserve = ruledFlag(path, value, "sharesReserve", true);
        });
        each("sections", [&](const JsonPath& path, const json& value) {
            m_ruleset.sections.push_back(
                {textOf(value, "name"), noId, m_filters.filterAt(path, value, "where", Domain::Unit)});
        });
        readBattle();
        readStructure();
        each("constraints", [&](const JsonPath& path, const json& value) {
            m_ruleset.addConstraint(m_constraints.constraint(path, value));
        });
        each("figures", [&](const JsonPath& path, const json& value) { readFigure(path, value); });
        each("tracks", [&](const JsonPath& path, const json& value) { readTrack(path, value); });
        each("counters", [&](const JsonPath& path, const json& value) {
            const bool isOfRoster = textOf(value, "of") == "roster";
            if (isOfRoster)
                refuse(path, value, "where", "the counter is the roster's, not one of units",
                       "Drop it, or drop \"of\": \"roster\".");
            m_ruleset.counters.add({textOf(value, "id"), textOf(value, "name"),
                                    static_cast<int>(numberOf(value, "boxes")), isOfRoster,
                                    m_filters.filterAt(path, value, "where", Domain::Unit)});
        });
        each("victory", [&](const JsonPath& path, const json& value) {
            if (!m_ruleset.hasPoints)
                fault(path, "the game has no points to give a share of", "Drop it, or add points.");
            m_ruleset.victory.push_back({textOf(value, "id"), textOf(value, "name"), timesOf(value),
                                         m_filters.filterAt(path, value, "where", Domain::Unit),
                                         citation(path, value)});
        });
        each("reference", [&](const JsonPath& path, const json& value) { readBlock(path, value); });
        checkTurns();
    }

private:
    Id<Place> indexOfPlace(const std::string& as) const { return m_catalogue.findPlace(as); }

    /// When battle options exist: conditions may ask for any scenario and ruling.
    void readBattle()
    {
        const auto battle = m_root / "battle";
        const auto here = battle / "options";
        for (const auto id : m_ruleset.battleOptions.ids())
            if (m_ruleset.battleOptions[id].when.army.isNone()) // those of armies are read with their armies
                m_constraints.optionCondition(here / id.position(), m_file.document["battle"]["options"][id.position()],
                                              m_ruleset.battleOptions[id]);
    }

    void readStructure()
    {
        const auto here = m_root / "structure";
        static const json none = json::object();
        const auto& structure = m_file.document["structure"];
        if (m_ruleset.slotPlace.isNone())
            refuse(here, structure, "slots", "no place has slots", "Drop it, or write \"slots\": true in a place.");
        for (std::size_t i = 0; i < structuralIds.size(); ++i) {
            const auto found = structure.find(std::string(structuralIds[i]));
            const auto& value = found == structure.end() ? none : *found;
            const auto path = here / structuralIds[i];
            m_ruleset.structure[i] = {m_constraints.severity(path, value), citation(path, value)};
        }
    }

    /// A column of the unit stat line that has numbers.
    Id<StatColumn> column(const JsonPath& path, const std::string& id)
    {
        return m_constraints.column(path, id, m_ruleset.stats);
    }

    void readFigure(const JsonPath& path, const json& value)
    {
        Figure figure;
        figure.id = textOf(value, "id");
        figure.name = textOf(value, "name");
        figure.unit = textOf(value, "unit");
        figure.text = textOf(value, "text");
        figure.when = m_constraints.condition(path, value);
        figure.citation = citation(path, value);
        figure.isForUnits = value.contains("forEach");
        if (figure.isForUnits)
            figure.where = m_filters.filterAt(path, value, "where", Domain::Unit);
        else
            refuse(path, value, "where", "the figure is not for units, but for the battle",
                   "Drop it, or add \"forEach\": \"unit\".");
        if (value.contains("value"))
            figure.value = m_constraints.bound(path / "value", value["value"],
                                               figure.isForUnits ? CountAt::Unit : CountAt::Figure);
        else if (value.contains("unit"))
            fault(path / "unit", "there is no value before the word", "Add value, or drop it.");
        if (!value.contains("value") && !value.contains("text"))
            fault(path, "the figure has no value and no text", "Add value, text or both.");
        figure.scores = flagOf(value, "scores");
        if (figure.scores && (!figure.value || figure.isForUnits))
            fault(path / "scores", "only a figure of the battle with a value can be scored", "Drop scores.");
        m_ruleset.figures.push_back(std::move(figure));
    }

    void readTrack(const JsonPath& path, const json& value)
    {
        Track track;
        track.id = textOf(value, "id");
        track.name = textOf(value, "name");
        track.where = m_filters.filterAt(path, value, "where", Domain::Unit);
        const auto here = path / "boxes";
        const auto& boxes = value["boxes"];
        if (boxes.is_number()) {
            track.number = boxes.get<int>();
        } else if (boxes.is_string()) {
            track.kind = boxes == "locations" ? Track::Boxes::Locations : Track::Boxes::Models;
        } else if (boxes.contains("parameter")) {
            track.kind = Track::Boxes::Parameter;
            m_constraints.parameter(here / "parameter", boxes["parameter"]);
            track.rule = factOfRule(here / "parameter", textOf(boxes, "parameter"));
            track.number = -static_cast<int>(numberOf(boxes, "minus"));
        } else {
            track.kind = Track::Boxes::Stat;
            track.stat = column(here / "stat", textOf(boxes, "stat"));
            track.isForEachModel = textOf(boxes, "each") == "model";
        }
        if (const auto mark = value.find("mark"); mark != value.end()) {
            track.mark = column(path / "mark" / "stat", textOf(*mark, "stat"));
        }
        track.eachTurn = flagOf(value, "eachTurn");
        track.isFatal = track.kind == Track::Boxes::Models || flagOf(value, "fatal");
        if (track.isForEachModel)
            for (const auto* key : {"fatal", "mark"})
                refuse(path, value, key, "each model has boxes of its own", "Drop it, or drop each.");
        m_ruleset.tracks.add(std::move(track));
    }

    void checkTurns()
    {
        const auto check = [&](const char* key, const std::string& id, const char* what, const auto& has) {
            if (!id.empty() && std::ranges::none_of(m_ruleset.reference, [&](const ReferenceBlock& block) {
                    return block.id == id && has(block);
                }))
                fault(JsonPath() / "turns" / key, "no block \"" + id + "\" of the reference has " + what,
                      "Name one that has.");
        };
        check("steps", m_ruleset.turns.steps, "steps", [](const auto& block) { return !block.steps.empty(); });
        check("orders", m_ruleset.turns.orders, "a table", [](const auto& block) { return !block.rows.empty(); });
    }

    void readBlock(const JsonPath& path, const json& value)
    {
        ReferenceBlock block;
        block.id = textOf(value, "id");
        block.title = textOf(value, "title");
        block.steps = textsOf(value, "steps");
        if (const auto table = value.find("table"); table != value.end()) {
            block.columns = textsOf(*table, "columns");
            block.rows = (*table)["rows"].get<std::vector<std::vector<std::string>>>();
        }
        block.notes = textsOf(value, "notes");
        if (value.contains("where"))
            block.where = m_filters.filterAt(path, value, "where", Domain::Unit);
        if (value.contains("scenario"))
            block.scenario = named(path / "scenario", "scenario", textOf(value, "scenario"), m_ruleset.scenarios,
                                   "Add it to scenarios of the battle.");
        block.citation = citation(path, value);
        m_ruleset.reference.push_back(std::move(block));
    }

    FilterReader m_filters;
    ConstraintReader m_constraints;
};

} // namespace

void readDeclarations(ReadContext& context, const DataFile& file) { Declarations(context, file).read(); }
void readRules(ReadContext& context, const DataFile& file) { Rules(context, file).read(); }

namespace {

bool countsCosts(const Measure& measure)
{
    return measure.kind == Measure::Kind::Points || measure.kind == Measure::Kind::OptionPoints;
}

bool countsCosts(const std::optional<Bound>& bound)
{
    return bound && bound->anyPart([](const Bound& part) { return part.measure && countsCosts(*part.measure); });
}

bool countsCosts(const Condition& condition)
{
    bool counts = false;
    condition.eachPart([&](const Condition& part) {
        for (const auto& its : part.comparisons)
            counts = counts || countsCosts(its.count) || countsCosts(its.atLeast) || countsCosts(its.atMost);
    });
    return counts;
}

} // namespace

std::vector<KindGrant> readGrants(ReadContext& context, const DataFile& file, Id<Army> army)
{
    std::vector<KindGrant> grants;
    const FileReader reader(context, file, army);
    FilterReader filters(context, file, army);
    ConstraintReader constraints(context, file, army);
    GearReader gear(context, file, army);
    reader.each("grants", [&](const JsonPath& path, const json& value) {
        const auto cited = reader.citation(path, value);
        KindGrant grant;
        grant.where = filters.filterAt(path, value, "where", Domain::Kind);
        if (value.contains("unless"))
            grant.unless = filters.filterAt(path, value, "unless", Domain::Kind);
        grant.rules = gear.rules(path, value);
        if (value.contains("when")) {
            auto when = constraints.condition(path, value);
            when.army = noId; // allies bring their grants
            if (countsCosts(when))
                reader.fault(path / "when", "a grant cannot depend on costs, which may depend on what units have",
                             "Count something else, or drop it.");
            grant.grant = context.catalogue.ruleset.grants.add({std::move(when), cited});
        }
        grants.push_back(std::move(grant));
    });
    return grants;
}

} // namespace muster
