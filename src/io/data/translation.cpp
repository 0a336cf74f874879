#include "io/data/translation.h"

#include "core/base/faultlist.h"
#include "core/base/wording.h"
#include "io/ruleset/slotnames.h"

#include <algorithm>
#include <set>
#include <span>

namespace muster {

using nlohmann::json;

namespace {

using Ids = std::vector<std::string_view>;

/// A translation must use all slots of the source. Only the words that a slot chooses by its number may differ.
bool hasSameSlots(std::string_view source, std::string_view translation)
{
    using Names = std::set<std::string, std::less<>>;
    const auto namesOf = [](std::string_view text, bool withWords) {
        Names names;
        for (const auto& slot : slotsOfText(text))
            if (slot.hasWords == withWords)
                names.insert(slot.name);
        return names;
    };
    const auto plain = namesOf(source, false);
    const auto words = namesOf(source, true);
    return plain == namesOf(translation, false) &&
           std::ranges::all_of(namesOf(translation, true),
                               [&](const std::string& name) { return plain.contains(name) || words.contains(name); });
}

/// Every text of a catalogue that has no id, in an order of its own: the ruleset's, or those of one army. A catalogue
/// and its translation have them in the same order.
template <class TheCatalogue>
class Phrases {
public:
    using Text = std::conditional_t<std::is_const_v<TheCatalogue>, const std::string, std::string>;

    Phrases(TheCatalogue& catalogue, Id<Army> army)
    {
        addProvenance(army.isNone() ? catalogue.ruleset.provenance : catalogue.armies[army].provenance);
        for (auto& unit : catalogue.units)
            if (unit.army == army)
                addUnit(unit);
        for (auto& weapon : catalogue.weapons)
            if (weapon.army == army)
                addWeapon(weapon);
        for (auto& profile : catalogue.profiles)
            if (profile.army == army)
                addFigures(profile);
    }

    std::vector<Text*> texts;

private:
    void add(Text& text) { texts.push_back(&text); }
    void addProvenance(auto& provenance)
    {
        add(provenance.source);
        add(provenance.certainty);
    }
    void addRules(auto& rules)
    {
        for (auto& rule : rules) {
            add(rule.value);
            add(rule.note);
        }
    }
    void addStats(auto& stats)
    {
        for (auto& figure : stats)
            add(figure.text);
    }
    void addCarries(auto& carries)
    {
        for (auto& carry : carries) {
            add(carry.mount);
            add(carry.note);
        }
    }
    /// What units and kinds of model both have.
    void addFigures(auto& owner)
    {
        add(owner.origin);
        addStats(owner.stats);
        addRules(owner.rules);
        addCarries(owner.weapons);
        for (auto& doubt : owner.uncertain)
            add(doubt.why);
    }
    void addUnit(auto& unit)
    {
        addFigures(unit);
        for (auto& figure : unit.sized)
            add(figure.value.text);
        if (unit.provenance)
            addProvenance(*unit.provenance);
        for (auto& location : unit.locations)
            add(location.name);
        addChoices(unit.choices);
        for (auto& group : unit.groups) {
            addRules(group.rules);
            addRules(group.unitRules);
            addEffects(group.effects);
            addEffects(group.unitEffects);
            addChoices(group.choices);
        }
    }
    void addEffects(auto& effects)
    {
        for (auto& effect : effects)
            add(effect.value.text);
    }
    void addChoices(auto& choices)
    {
        for (auto& option : choices.options) {
            add(option.uncertain);
            addRules(option.rules);
            addCarries(option.weapons);
            addEffects(option.effects);
        }
    }
    void addWeapon(auto& weapon)
    {
        add(weapon.origin);
        add(weapon.uncertain);
        addStats(weapon.stats);
        addRules(weapon.rules);
    }
};

auto all(auto&& items)
{
    std::vector<std::remove_reference_t<decltype(*items.begin())>*> pointers;
    for (auto& item : items)
        pointers.push_back(&item);
    return pointers;
}

/// Those of an army; without one, those of the ruleset itself.
auto ofArmy(Id<Army> army, auto& items)
{
    auto pointers = all(items);
    std::erase_if(pointers, [&](const auto* item) { return item->army != army; });
    return pointers;
}

/// A text of a thing, and the key of its translation.
template <class Item>
struct Text {
    const char* key;
    std::string Item::*text;
};

class Overlay {
public:
    Overlay(Catalogue& catalogue, const Catalogue& source, const DataFile& file, Id<Army> army)
        : m_catalogue(catalogue), m_ruleset(catalogue.ruleset), m_source(source), m_file(file), m_army(army)
    {
    }

    Faults apply()
    {
        if (m_army.isNone())
            applyRuleset();
        else
            applyArmy();
        applyRulings();
        applyRules();
        applyPhrases();
        return m_faults.take();
    }

private:
    void applyRuleset()
    {
        put(m_file.document, "name", m_ruleset.name);
        put(m_file.document, "shortName", m_ruleset.shortName);
        put(m_file.document, "about", m_ruleset.about);
        applyCurrency();
        applyBoth();
        applyTexts("costs", all(m_ruleset.costs),
                   {{"name", &CostKind::name}, {"plural", &CostKind::plural}, {"short", &CostKind::shortName}});
        applyTexts("marks", all(m_ruleset.marks), {{"name", &Mark::name}, {"text", &Mark::text}});
        applyNames("traits", all(m_ruleset.traits));
        applyNames("tracks", all(m_ruleset.tracks));
        applyNames("counters", all(m_ruleset.counters));
        applyNames("victory", all(m_ruleset.victory));
        Ids places;
        for (const auto& place : m_ruleset.places)
            places.push_back(place.as);
        each("places", places, [&](std::size_t i, const json& value) {
            put(value, "name", m_ruleset.places.span()[i].name);
            put(value, "verb", m_ruleset.places.span()[i].verb);
        });
        applyColumns("stats", m_ruleset.stats);
        applyColumns("weaponStats", m_ruleset.weaponStats);
        applyTexts("weaponKinds", all(m_ruleset.weaponKinds),
                   {{"name", &WeaponKind::name}, {"heading", &WeaponKind::heading}});
        Ids letters;
        for (const auto& [letter, name] : m_ruleset.arcs)
            letters.push_back(letter);
        each("arcs", letters,
             [&](std::size_t i, const json& value) { m_ruleset.arcs[i].second = value.get<std::string>(); });
        applyTexts("scenarios", all(m_ruleset.scenarios), {{"name", &Scenario::name}, {"text", &Scenario::text}});
        applyTables();
        applyTexts("figures", all(m_ruleset.figures),
                   {{"name", &Figure::name}, {"unit", &Figure::unit}, {"text", &Figure::text}});
        applyReference();
    }

    void applyTables()
    {
        const auto apply = [&](const json& owner, const JsonPath& path, BattleTable& table) {
            if (!owner.contains("table"))
                return;
            if (!table.isKnown())
                return fault(path / "table", "there is no table to translate the text of", "Drop it.");
            put(owner, "table", table.text);
        };
        apply(m_file.document, m_root, m_ruleset.table);
        // An id that is not there was reported with the names and texts of scenarios.
        const auto found = m_file.document.find("scenarios");
        for (auto& scenario : m_ruleset.scenarios)
            if (found != m_file.document.end() && found->contains(scenario.id))
                apply(found->at(scenario.id), m_root / "scenarios" / scenario.id, scenario.table);
    }

    void applyCurrency()
    {
        const auto points = m_file.document.find("points");
        if (points == m_file.document.end())
            return;
        if (m_ruleset.currency.name.empty())
            return fault(m_root / "points", "the points of the game have no name of their own", "Drop it.");
        put(*points, "name", m_ruleset.currency.name);
        put(*points, "plural", m_ruleset.currency.plural);
    }

    /// What rulesets and armies may have.
    void applyBoth()
    {
        applyMessages();
        applyTallies();
        applySections();
        applyBattle();
        applyTexts("categories", ofArmy(m_army, m_ruleset.categories),
                   {{"name", &Category::name}, {"plural", &Category::plural}, {"short", &Category::shortName}});
    }

    void applyArmy()
    {
        applyBoth();
        auto& army = m_catalogue.armies[m_army];
        put(m_file.document, "name", army.name);
        putList(m_file.document, m_root, "notes", army.notes);
        const auto units = m_catalogue.units.span().subspan((*army.units.begin()).position(), army.units.size());
        applyTexts("units", all(units), {{"name", &Unit::name}, {"note", &Unit::note}});
        const auto& written = m_source.units;
        for (auto& unit : units)
            if (const auto id = m_catalogue.units.idOf(unit);
                unit.isOwn() && written[id].note == written[unit.madeFrom].note)
                unit.note = m_catalogue.unit(unit.madeFrom).note;
        applyChoices(units);
        applyTexts("weapons", ofArmy(m_army, m_catalogue.weapons),
                   {{"name", &Weapon::name}, {"plural", &Weapon::plural}, {"note", &Weapon::note}});
        applyTexts("profiles", ofArmy(m_army, m_catalogue.profiles),
                   {{"name", &Profile::name}, {"note", &Profile::note}});
        applyNames("lines", all(army.lines));
        applyNames("limits", all(army.limits));
    }

    /// Options and groups that several units share are translated once, by id, for all units of the army. What a
    /// player wrote in a unit of their own stays as it is written: only what the unit shares with the one that it was
    /// made from is translated.
    void applyChoices(std::span<Unit> units)
    {
        std::vector<Option*> options;
        std::vector<OptionGroup*> optionGroups;
        std::vector<ModelGroup*> modelGroups;
        // `made`: the same list of the unit that an own unit was made from.
        const auto collect = [&](OptionList& list, const OptionList* made) {
            for (auto& option : list.options)
                if (const auto same = made ? made->find(option.id) : Id<Option>();
                    !made || (!same.isNone() && made->options[same].name == option.name &&
                              made->options[same].text == option.text))
                    options.push_back(&option);
            for (auto& group : list.groups)
                if (const auto same = made ? made->groups.find(group.id) : Id<OptionGroup>();
                    !made || (!same.isNone() && made->groups[same].name == group.name))
                    optionGroups.push_back(&group);
        };
        for (auto& unit : units) {
            const auto* made = unit.isOwn() ? &m_catalogue.unit(unit.madeFrom) : nullptr;
            collect(unit.choices, made ? &made->choices : nullptr);
            for (auto& group : unit.groups) {
                const auto* same = made ? made->group(group.id) : nullptr;
                if (made && (!same || same->name != group.name))
                    continue;
                modelGroups.push_back(&group);
                collect(group.choices, same ? &same->choices : nullptr);
            }
        }
        std::vector<Slot*> filled;
        std::vector<OptionLimit*> limits;
        for (auto& unit : units) {
            std::ranges::copy(all(unit.slotList), std::back_inserter(filled));
            std::ranges::copy(all(unit.choices.limits), std::back_inserter(limits));
        }
        applyNames("optionLimits", limits);
        applyNames("slots", filled);
        applyTo("options", options, [&](Option& option, const json& value) {
            put(value, "name", option.name);
            if (const auto& id = m_catalogue.options[option.named].id; id == option.id)
                put(value, "name", m_catalogue.options[option.named].name);
            put(value, "text", option.text);
        });
        applyNames("optionGroups", optionGroups);
        applyNames("modelGroups", modelGroups);
    }

    /// One rule can have several messages under the same id, so a message is found by the rule and by its original
    /// text.
    void applyMessages()
    {
        const auto here = m_root / "messages";
        const auto& list = listOf(m_file.document, "messages");
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto rule = textOf(list[i], "rule");
            const auto message = textOf(list[i], "message");
            const auto text = textOf(list[i], "text");
            if (!hasSameSlots(message, text)) {
                fault(here / i / "text", "the translation does not have the slots of the message",
                      "Keep every {name} of the message, and no others.");
                continue;
            }
            bool isKnown = false;
            for (const auto k : m_ruleset.constraints.ids()) {
                const auto& written = m_source.ruleset.constraints[k];
                if (written.id != rule || written.when.army != m_army)
                    continue;
                if (written.messageMore == message)
                    m_ruleset.constraints[k].messageMore = text;
                if (written.messageFewer == message)
                    m_ruleset.constraints[k].messageFewer = text;
                isKnown |= written.messageMore == message || written.messageFewer == message;
            }
            if (!isKnown)
                fault(here / i / "message", "no constraint \"" + rule + "\" has this message",
                      "Copy it from the ruleset, word for word.");
        }
    }

    /// Texts without an id are found by how they were written, wherever they are.
    void applyPhrases()
    {
        const Phrases written(m_source, m_army);
        const Phrases said(m_catalogue, m_army);
        const auto here = m_root / "phrases";
        const auto& list = listOf(m_file.document, "phrases");
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto phrase = textOf(list[i], "phrase");
            bool isKnown = false;
            for (std::size_t k = 0; k < written.texts.size(); ++k)
                if (*written.texts[k] == phrase) {
                    *said.texts[k] = textOf(list[i], "text");
                    isKnown = true;
                }
            if (!isKnown)
                fault(here / i / "phrase", "nothing says \"" + phrase + '"', "Copy it from the data, word for word.");
        }
    }

    void applyTallies()
    {
        std::vector<Id<Constraint>> rules;
        Ids names;
        for (const auto id : m_source.ruleset.constraints.ids())
            if (const auto& rule = m_source.ruleset.constraints[id]; rule.when.army == m_army) {
                rules.push_back(id);
                names.push_back(rule.name);
            }
        each("tallies", names, [&](std::size_t i, const json& value) {
            if (const auto text = value.get<std::string>(); hasSameSlots(names[i], text))
                m_ruleset.constraints[rules[i]].name = text;
            else
                fault(m_root / "tallies" / names[i], "the translation does not have the slots of the name",
                      "Keep every {name} of it, and no others.");
        });
    }

    void applySections()
    {
        std::vector<std::size_t> sections;
        Ids names;
        for (std::size_t i = 0; i < m_source.ruleset.sections.size(); ++i)
            if (const auto& section = m_source.ruleset.sections[i]; section.army == m_army) {
                sections.push_back(i);
                names.push_back(section.name);
            }
        each("sections", names, [&](std::size_t i, const json& value) {
            m_ruleset.sections[sections[i]].name = value.get<std::string>();
        });
    }

    void applyColumns(std::string_view key, Table<StatColumn>& columns)
    {
        applyTexts(key, all(columns),
                   {{"name", &StatColumn::name}, {"short", &StatColumn::shortName}, {"note", &StatColumn::note}});
    }

    void applyBattle()
    {
        std::vector<BattleOption*> options;
        for (auto& option : m_ruleset.battleOptions)
            if (option.when.army == m_army)
                options.push_back(&option);
        const auto here = m_root / "battleOptions";
        applyTo("battleOptions", options, [&](BattleOption& option, const json& value) {
            put(value, "name", option.name);
            put(value, "text", option.text);
            each(value, here / option.id, "choices", idsOf(option.choices), [&](std::size_t k, const json& choice) {
                put(choice, "name", option.choices.span()[k].name);
                put(choice, "text", option.choices.span()[k].text);
            });
        });
    }

    void applyReference()
    {
        applyTo("reference", all(m_ruleset.reference), [&](ReferenceBlock& block, const json& value) {
            const auto blocks = m_root / "reference";
            const auto here = blocks / block.id;
            put(value, "title", block.title);
            putList(value, here, "steps", block.steps);
            putList(value, here, "notes", block.notes);
            putList(value, here, "columns", block.columns);
            if (const auto rows = value.find("rows"); rows != value.end()) {
                auto said = rows->get<std::vector<std::vector<std::string>>>();
                if (std::ranges::equal(said, block.rows, {}, &std::vector<std::string>::size,
                                       &std::vector<std::string>::size))
                    block.rows = std::move(said);
                else
                    fault(here / "rows", "the table does not have the rows and columns of the ruleset's table",
                          "Translate all.");
            }
        });
    }

    void applyRulings()
    {
        applyTexts("rulings", ofArmy(m_army, m_ruleset.rulings),
                   {{"question", &Ruling::question}, {"answer", &Ruling::answer}, {"otherwise", &Ruling::otherwise}});
    }

    void applyRules()
    {
        const auto& ofArmy = m_army.isNone() ? std::vector<Id<SpecialRule>>{} : m_catalogue.army(m_army).rules;
        std::set<Id<SpecialRule>> ofArmies;
        for (const auto& army : m_catalogue.armies)
            ofArmies.insert(army.rules.begin(), army.rules.end());
        std::vector<SpecialRule*> rules;
        for (const auto id : m_catalogue.rules.ids())
            if (m_army.isNone() ? !ofArmies.contains(id) : std::ranges::find(ofArmy, id) != ofArmy.end())
                rules.push_back(&m_catalogue.rules[id]);
        applyTo("rules", rules, [&](SpecialRule& rule, const json& value) {
            // A rule with a parameter has "(n)" in its name.
            const auto name = textOf(value, "name", rule.name);
            const auto hasNumber = [](const std::string& text) { return text.find("(n)") != std::string::npos; };
            if (hasNumber(name) == hasNumber(rule.name))
                rule.name = name;
            else
                fault(m_root / "rules" / rule.id / "name", "only one of name and translation has its \"(n)\"",
                      "Keep \"(n)\" where the rule has a parameter.");
            const bool wasShort = rule.shortText != rule.text;
            put(value, "text", rule.text);
            if (!wasShort)
                rule.shortText = rule.text;
            put(value, "short", rule.shortText);
            put(value, "note", rule.note);
        });
    }

    template <class Item>
    void applyNames(std::string_view key, const std::vector<Item*>& items)
    {
        applyTexts(key, items, {{"name", &Item::name}});
    }

    template <class Item>
    void applyTexts(std::string_view key, const std::vector<Item*>& items, std::initializer_list<Text<Item>> texts)
    {
        applyTo(key, items, [&](Item& item, const json& value) {
            for (const auto& [name, text] : texts)
                put(value, name, item.*text);
        });
    }

    template <class Item>
    void applyTo(std::string_view key, const std::vector<Item*>& items, auto use)
    {
        Ids ids;
        for (const auto* item : items)
            ids.push_back(item->id);
        each(key, ids, [&](std::size_t i, const json& value) { use(*items[i], value); });
    }

    void each(std::string_view key, const Ids& ids, auto use) { each(m_file.document, m_root, key, ids, use); }

    /// Calls `use` for each entry of an object of texts, with the positions of all things that have the entry's key as
    /// their id.
    void each(const json& owner, const JsonPath& above, std::string_view key, const Ids& ids, auto use)
    {
        const auto found = owner.find(key);
        if (found == owner.end())
            return;
        const auto here = above / key;
        for (const auto& [id, value] : found->items()) {
            bool isKnown = false;
            for (std::size_t i = 0; i < ids.size(); ++i)
                if (ids[i] == id) {
                    isKnown = true;
                    use(i, value);
                }
            if (!isKnown) {
                const auto near = nearest(id, ids);
                fault(here / id, "there is no \"" + id + "\" to translate",
                      near.empty() ? "Leave it out." : "Did you mean \"" + near + "\"?");
            }
        }
    }

    static void put(const json& owner, std::string_view key, std::string& target)
    {
        target = textOf(owner, key, std::move(target));
    }

    void putList(const json& owner, const JsonPath& path, std::string_view key, std::vector<std::string>& target)
    {
        if (!owner.contains(key))
            return;
        auto texts = textsOf(owner, key);
        if (texts.size() == target.size())
            target = std::move(texts);
        else
            fault(path / key,
                  "these are " + std::to_string(texts.size()) + " texts, where there are " +
                      std::to_string(target.size()) + " to translate",
                  "Translate all of them, in their order.");
    }

    void fault(const JsonPath& path, std::string message, std::string advice)
    {
        m_faults.add(m_file.text, {m_file.path, 0, 0, path.pointer(), std::move(message), std::move(advice)});
    }

    Catalogue& m_catalogue;
    Ruleset& m_ruleset;
    const Catalogue& m_source;
    const DataFile& m_file;
    Id<Army> m_army;
    JsonPath m_root;
    FaultList m_faults;
};

} // namespace

Faults applyTranslation(Catalogue& catalogue, const Catalogue& source, const DataFile& file, Id<Army> army)
{
    return Overlay(catalogue, source, file, army).apply();
}

} // namespace muster
