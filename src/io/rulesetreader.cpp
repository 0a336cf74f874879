#include "io/rulesetreader.h"

#include "io/filterreader.h"

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
            noIndex};
}

class Declarations {
public:
    Declarations(ReadContext& context, const DataFile& file)
        : m_context(context), m_file(file), m_ruleset(context.catalogue.ruleset), m_json(file.document)
    {
    }

    void read()
    {
        m_ruleset.id = textOf(m_json, "id");
        m_ruleset.name = textOf(m_json, "name");
        m_ruleset.shortName = textOf(m_json, "shortName", m_ruleset.name);
        m_ruleset.about = textOf(m_json, "about");
        m_ruleset.dataVersion = textOf(m_json, "dataVersion");
        m_ruleset.provenance = provenanceOf(m_json);
        m_ruleset.countsModels = flagOf(m_json, "models", true);
        if (const auto points = m_json.find("points"); points != m_json.end()) {
            m_ruleset.hasPoints = true;
            m_ruleset.usualPoints = listOf(*points, "usual").get<std::vector<std::int64_t>>();
        }
        readCitations();
        for (const auto& value : listOf(m_json, "stats"))
            m_ruleset.stats.push_back(plainColumn(value));
        each("weaponStats", [&](const JsonPath& path, const json& value) {
            m_ruleset.weaponStats.push_back(plainColumn(value));
            if (value.contains("modifies"))
                m_ruleset.weaponStats.back().modifies = statIndex(path / "modifies", textOf(value, "modifies"));
        });
        for (const auto& value : listOf(m_json, "weaponKinds")) {
            m_ruleset.weaponKindIds.push_back(textOf(value, "id"));
            m_ruleset.weaponKindNames.push_back(textOf(value, "name"));
        }
        if (const auto arcs = m_json.find("arcs"); arcs != m_json.end())
            for (const auto& [letter, name] : arcs->items())
                m_ruleset.arcs.emplace_back(letter, name.get<std::string>());
        for (const auto& value : listOf(m_json, "categories"))
            m_ruleset.categories.push_back({textOf(value, "id"), textOf(value, "name"), textOf(value, "plural"),
                                            textOf(value, "short"), textOf(value, "icon")});
        each("marks", [&](const JsonPath& path, const json& value) {
            m_ruleset.marks.push_back({textOf(value, "id"), textOf(value, "name"), textOf(value, "text"),
                                       m_context.citation(m_file, path, value)});
        });
        readBattle();
        each("rulings", [&](const JsonPath& path, const json& value) {
            m_ruleset.rulings.push_back(m_context.readRuling(m_file, path, value, noIndex));
        });
        each("rules", [&](const JsonPath& path, const json& value) {
            m_context.addRule(noIndex, m_context.specialRule(m_file, path, value));
        });
        each("stats", [&](const JsonPath& path, const json& value) {
            if (const auto from = value.find("from"); from != value.end())
                m_ruleset.stats[static_cast<std::size_t>(statIndex(path / "id", textOf(value, "id")))].formula =
                    formula(path / "from", *from, 0);
        });
        readHold();
        for (const auto& value : listOf(m_json, "places")) {
            if (flagOf(value, "default"))
                m_ruleset.defaultPlace = static_cast<Index>(m_ruleset.places.size());
            m_ruleset.places.push_back(
                {textOf(value, "as"), textOf(value, "name"), textOf(value, "verb"), {}, {}, {}, {}, {}});
        }
        checkUnique();
    }

private:
    void each(std::string_view key, auto use)
    {
        const JsonPath root;
        const auto list = root / key;
        const auto& values = listOf(m_json, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            use(list / i, values[i]);
    }

    Index statIndex(const JsonPath& path, const std::string& id)
    {
        const auto index = indexOfId(m_ruleset.stats, id);
        if (index == noIndex)
            m_context.fault(m_file, path, "there is no column \"" + id + '"', "Look for a slip of the pen.");
        return std::max(0, index);
    }

    std::shared_ptr<const Formula> formula(const JsonPath& path, const json& value, int depth)
    {
        auto made = std::make_shared<Formula>();
        if (value.contains("stat") == value.contains("models"))
            m_context.fault(m_file, path, "a formula starts from a column or from the number of models",
                            "Write one of stat and models.");
        if (value.contains("stat")) {
            made->stat = statIndex(path / "stat", textOf(value, "stat"));
            made->part = static_cast<std::size_t>(numberOf(value, "part", 1) - 1);
        }
        for (const auto& row : listOf(value, "table"))
            made->table.emplace_back(row[0].get<int>(), row[1].get<int>());
        if (!std::ranges::is_sorted(made->table))
            m_context.fault(m_file, path / "table", "the rows of a table go up", "Sort them.");
        made->times = timesOf(value);
        made->plus = numberOf(value, "plus");
        made->rounding = roundingOf(value);
        const auto rule = [&](const std::string& key) {
            if (!value.contains(key))
                return noIndex;
            const auto found = m_context.findRule(noIndex, textOf(value, key));
            if (found == noIndex)
                m_context.fault(m_file, path / key, "there is no special rule \"" + textOf(value, key) + '"');
            return found;
        };
        made->rule = rule("rule");
        made->unless = rule("unless");
        if (value.contains("by") && depth < 4)
            made->by = formula(path / "by", value["by"], depth + 1);
        return made;
    }

    void readHold()
    {
        const auto found = m_json.find("hold");
        if (found == m_json.end())
            return;
        const JsonPath root;
        const auto here = root / "hold";
        Hold hold;
        hold.stat = statIndex(here / "stat", textOf(*found, "stat"));
        hold.weaponStat = indexOfId(m_ruleset.weaponStats, textOf(*found, "weapon"));
        if (hold.weaponStat == noIndex)
            return m_context.fault(m_file, here / "weapon",
                                   "weapons have no column \"" + textOf(*found, "weapon") + '"');
        if (found->contains("always"))
            hold.always = m_context.findRule(noIndex, textOf(*found, "always"));
        m_ruleset.hold = hold;
    }

    void readCitations()
    {
        for (const auto& value : listOf(m_json, "sources"))
            m_ruleset.sources.push_back({textOf(value, "id"), textOf(value, "title"), textOf(value, "author"),
                                         textOf(value, "publisher"), static_cast<int>(numberOf(value, "year"))});
        const JsonPath root;
        const auto list = root / "citations";
        for (const auto& [id, value] : m_json["citations"].items()) {
            const auto source = indexOfId(m_ruleset.sources, textOf(value, "source"));
            if (source == noIndex)
                m_context.fault(m_file, list / id, "there is no source \"" + textOf(value, "source") + '"');
            m_ruleset.citations.push_back({id, source, textOf(value, "section")});
        }
    }

    void readBattle()
    {
        const auto found = m_json.find("battle");
        if (found == m_json.end())
            return;
        const JsonPath root;
        const auto battle = root / "battle";
        const auto options = battle / "options";
        const auto& list = listOf(*found, "options");
        for (std::size_t i = 0; i < list.size(); ++i)
            m_ruleset.battleOptions.push_back(battleOption(options / i, list[i]));
        const auto scenarios = battle / "scenarios";
        const auto& all = listOf(*found, "scenarios");
        for (std::size_t i = 0; i < all.size(); ++i)
            m_ruleset.scenarios.push_back({textOf(all[i], "id"), textOf(all[i], "name"), textOf(all[i], "text"),
                                           m_context.citation(m_file, scenarios / i, all[i])});
    }

    BattleOption battleOption(const JsonPath& path, const json& value)
    {
        BattleOption option;
        option.id = textOf(value, "id");
        option.name = textOf(value, "name");
        option.text = textOf(value, "text");
        option.isFlag = textOf(value, "kind") == "flag";
        option.citation = m_context.citation(m_file, path, value);
        const auto& standard = value["default"];
        if (option.isFlag) {
            option.choices = {{"off", "No", {}}, {"on", "Yes", {}}};
            option.standard = standard.is_boolean() && standard.get<bool>() ? 1 : 0;
            if (!standard.is_boolean())
                m_context.fault(m_file, path / "default", "the default of a flag is true or false");
            return option;
        }
        for (const auto& choice : listOf(value, "choices"))
            option.choices.push_back({textOf(choice, "id"), textOf(choice, "name"), textOf(choice, "text")});
        option.standard = standard.is_string() ? indexOfId(option.choices, standard.get<std::string>()) : noIndex;
        if (option.standard == noIndex) {
            m_context.fault(m_file, path / "default", "the default is none of the choices");
            option.standard = 0;
        }
        return option;
    }

    void checkUnique()
    {
        const auto check = [&](std::string_view key, const auto& list) {
            const JsonPath root;
            const auto path = root / key;
            for (std::size_t i = 0; i < list.size(); ++i)
                if (indexOfId(list, list[i].id) != static_cast<Index>(i))
                    m_context.fault(m_file, path / i, "the id \"" + list[i].id + "\" is there twice",
                                    "Give one of them another id.");
            if (list.size() > 63)
                m_context.fault(m_file, path, "there are more than 63 of them", "Join or drop some.");
        };
        check("stats", m_ruleset.stats);
        check("weaponStats", m_ruleset.weaponStats);
        check("categories", m_ruleset.categories);
        check("marks", m_ruleset.marks);
        const JsonPath root;
        const auto rules = root / "rules";
        for (std::size_t i = 0; i < m_context.catalogue.rules.size(); ++i)
            if (indexOfId(m_context.catalogue.rules, m_context.catalogue.rules[i].id) != static_cast<Index>(i))
                m_context.fault(m_file, rules / i, "the id \"" + m_context.catalogue.rules[i].id + "\" is there twice",
                                "Give one of them another id.");
    }

    ReadContext& m_context;
    const DataFile& m_file;
    Ruleset& m_ruleset;
    const json& m_json;
};

class Rules {
public:
    Rules(ReadContext& context, const DataFile& file)
        : m_context(context), m_file(file), m_ruleset(context.catalogue.ruleset), m_filters(context, file, noIndex)
    {
    }

    void read()
    {
        each("traits", [&](const JsonPath& path, const json& value) {
            if (m_ruleset.traits.size() >= 63)
                return m_context.fault(m_file, path, "there are more than 63 traits");
            // A trait may ask for those before it: it is added once it is read.
            Trait trait{textOf(value, "id"), textOf(value, "name"), m_filters.filterAt(path, value, "when"),
                        m_context.citation(m_file, path, value)};
            m_ruleset.traits.push_back(std::move(trait));
        });
        each("places", [&](const JsonPath& path, const json& value) {
            auto& place = m_ruleset.places[static_cast<std::size_t>(indexOfPlace(textOf(value, "as")))];
            place.parents = m_filters.filterAt(path, value, "parents");
            place.accepts = m_filters.filterAt(path, value, "accepts");
            if (value.contains("required"))
                place.required = m_filters.filterAt(path, value, "required");
            place.sameArmy = flagOf(value, "sameArmy");
            place.included = m_context.ruledFlag(m_file, path, value, "included", false);
        });
        each("sections", [&](const JsonPath& path, const json& value) {
            m_ruleset.sections.push_back({textOf(value, "name"), m_filters.filterAt(path, value, "where")});
        });
        readStructure();
        each("constraints", [&](const JsonPath& path, const json& value) { readConstraint(path, value); });
        each("figures", [&](const JsonPath& path, const json& value) { readFigure(path, value); });
        each("tracks", [&](const JsonPath& path, const json& value) { readTrack(path, value); });
        each("victory", [&](const JsonPath& path, const json& value) {
            m_ruleset.victory.push_back({textOf(value, "id"), textOf(value, "name"), timesOf(value),
                                         m_filters.filterAt(path, value, "where"),
                                         m_context.citation(m_file, path, value)});
        });
        each("reference", [&](const JsonPath& path, const json& value) { readBlock(path, value); });
    }

private:
    void each(std::string_view key, auto use)
    {
        const JsonPath root;
        const auto list = root / key;
        const auto& values = listOf(m_file.document, key);
        for (std::size_t i = 0; i < values.size(); ++i)
            use(list / i, values[i]);
    }

    Index indexOfPlace(const std::string& as) const { return m_context.catalogue.findPlace(as); }

    void readStructure()
    {
        const JsonPath root;
        const auto here = root / "structure";
        const auto& structure = m_file.document["structure"];
        for (std::size_t i = 0; i < structuralIds.size(); ++i) {
            const auto& value = structure[std::string(structuralIds[i])];
            const auto path = here / structuralIds[i];
            m_ruleset.structure[i] = {m_filters.severity(path, value), m_context.citation(m_file, path, value)};
        }
    }

    void readConstraint(const JsonPath& path, const json& value)
    {
        static const std::map<std::string, Constraint::Subject, std::less<>> subjects{
            {"roster", Constraint::Subject::Roster}, {"army", Constraint::Subject::Army},
            {"unit", Constraint::Subject::Unit},     {"body", Constraint::Subject::Body},
            {"kind", Constraint::Subject::Kind},     {"line", Constraint::Subject::Line},
            {"limit", Constraint::Subject::Limit},   {"battle", Constraint::Subject::Battle}};
        Constraint rule;
        rule.id = textOf(value, "id");
        rule.name = textOf(value, "name");
        rule.subject = subjects.at(textOf(value, "forEach", "roster"));
        rule.where = m_filters.filterAt(path, value, "where");
        rule.quickWhere = QuickFilter::of(rule.where);
        const bool hasWhere = rule.subject != Constraint::Subject::Roster &&
                              rule.subject != Constraint::Subject::Limit && rule.subject != Constraint::Subject::Battle;
        if (value.contains("where") && !hasWhere)
            m_context.fault(m_file, path / "where", "only armies, units, kinds and lines can be picked out with where",
                            "Put the question into count.");
        const auto scope = textOf(value, "in", "self");
        if (scope == "below") {
            rule.scope = Constraint::Scope::Below;
        } else if (scope != "self") {
            rule.scope = Constraint::Scope::Place;
            rule.place = indexOfPlace(scope);
            if (rule.place == noIndex)
                m_context.fault(m_file, path / "in", "there is no place \"" + scope + '"');
        }
        rule.when = m_filters.condition(path, value);
        rule.whenEmpty = flagOf(value, "whenEmpty");
        rule.count = m_filters.measure(path / "count", value["count"]);
        if (value.contains("exactly")) {
            rule.exactly = true;
            rule.atMost = m_filters.bound(path / "exactly", value["exactly"]);
        }
        if (value.contains("atMost"))
            rule.atMost = m_filters.bound(path / "atMost", value["atMost"]);
        if (value.contains("atLeast"))
            rule.atLeast = m_filters.bound(path / "atLeast", value["atLeast"]);
        if (!rule.atMost && !rule.atLeast)
            m_context.fault(m_file, path, "the rule compares with nothing", "Write atMost, atLeast or exactly.");
        if (rule.exactly && (value.contains("atMost") || value.contains("atLeast")))
            m_context.fault(m_file, path, "exactly stands beside atMost or atLeast", "Write one or the other.");
        rule.severity = m_filters.severity(path, value);
        rule.citation = m_context.citation(m_file, path, value);
        const auto& message = value["message"];
        if (message.is_string()) {
            rule.messageMore = rule.messageFewer = message.get<std::string>();
        } else {
            rule.messageMore = textOf(message, "more");
            rule.messageFewer = textOf(message, "fewer");
        }
        m_ruleset.constraints.push_back(std::move(rule));
    }

    void readFigure(const JsonPath& path, const json& value)
    {
        Figure figure;
        figure.id = textOf(value, "id");
        figure.name = textOf(value, "name");
        figure.unit = textOf(value, "unit");
        figure.text = textOf(value, "text");
        figure.when = m_filters.condition(path, value);
        figure.citation = m_context.citation(m_file, path, value);
        if (value.contains("value"))
            figure.value = m_filters.bound(path / "value", value["value"]);
        m_ruleset.figures.push_back(std::move(figure));
    }

    void readTrack(const JsonPath& path, const json& value)
    {
        Track track;
        track.id = textOf(value, "id");
        track.name = textOf(value, "name");
        track.where = m_filters.filterAt(path, value, "where");
        const auto here = path / "boxes";
        const auto& boxes = value["boxes"];
        if (boxes.is_number()) {
            track.number = boxes.get<int>();
        } else if (boxes.is_string()) {
            track.kind = boxes == "locations" ? Track::Boxes::Locations : Track::Boxes::Models;
        } else if (boxes.contains("parameter")) {
            track.kind = Track::Boxes::Parameter;
            track.ruleMask = m_context.watchRule(m_file, here / "parameter", noIndex, textOf(boxes, "parameter"));
            track.number = -static_cast<int>(numberOf(boxes, "minus"));
        } else {
            track.kind = Track::Boxes::Stat;
            track.stat = indexOfId(m_ruleset.stats, textOf(boxes, "stat"));
            if (track.stat == noIndex) {
                m_context.fault(m_file, here / "stat", "there is no column \"" + textOf(boxes, "stat") + '"');
                track.stat = 0;
            }
        }
        if (const auto mark = value.find("mark"); mark != value.end()) {
            track.mark = indexOfId(m_ruleset.stats, textOf(*mark, "stat"));
            if (track.mark == noIndex)
                m_context.fault(m_file, path / "mark" / "stat", "there is no column \"" + textOf(*mark, "stat") + '"');
        }
        m_ruleset.tracks.push_back(std::move(track));
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
            block.where = m_filters.filterAt(path, value, "where");
        if (value.contains("scenario")) {
            block.scenario = m_context.catalogue.findScenario(textOf(value, "scenario"));
            if (block.scenario == noIndex)
                m_context.fault(m_file, path / "scenario", "there is no scenario \"" + textOf(value, "scenario") + '"');
        }
        block.citation = m_context.citation(m_file, path, value);
        m_ruleset.reference.push_back(std::move(block));
    }

    ReadContext& m_context;
    const DataFile& m_file;
    Ruleset& m_ruleset;
    FilterReader m_filters;
};

} // namespace

void readDeclarations(ReadContext& context, const DataFile& file) { Declarations(context, file).read(); }
void readRules(ReadContext& context, const DataFile& file) { Rules(context, file).read(); }

std::vector<Grant> readGrants(ReadContext& context, const DataFile& file, Index army)
{
    std::vector<Grant> grants;
    FilterReader filters(context, file, army);
    const JsonPath root;
    const auto list = root / "grants";
    const auto& values = listOf(file.document, "grants");
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto path = list / i;
        Grant grant;
        grant.where = filters.filterAt(path, values[i], "where");
        if (values[i].contains("unless"))
            grant.unless = filters.filterAt(path, values[i], "unless");
        const auto rules = path / "rules";
        for (std::size_t k = 0; k < values[i]["rules"].size(); ++k)
            if (auto ref = context.ruleRef(file, rules / k, army, values[i]["rules"][k]); ref.rule != noIndex)
                grant.rules.push_back(std::move(ref));
        grants.push_back(std::move(grant));
    }
    return grants;
}

} // namespace muster
