#include "editor/author/entries.h"

#include "editor/words/text.h"
#include "io/author/draftcheck.h"
#include "io/data/newid.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace muster::editor {

namespace {

using How = DraftPut::How;

class Entries {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::Entries)

public:
    static std::vector<AuthorSection> ofGame()
    {
        return {
            {EntryKind::Column, "/stats", tr("Figures of a unit"), tr("New Figure")},
            {EntryKind::WeaponColumn, "/weaponStats", tr("Figures of a weapon"), tr("New Figure")},
            {EntryKind::Category, "/categories", tr("Categories"), tr("New Category")},
            {EntryKind::Cost, "/costs", tr("Kinds of cost"), tr("New Kind of Cost")},
            {EntryKind::WeaponKind, "/weaponKinds", tr("Kinds of weapon"), tr("New Kind of Weapon")},
            {EntryKind::Mark, "/marks", tr("Marks"), tr("New Mark")},
            {EntryKind::Trait, "/traits", tr("Traits"), tr("New Trait")},
            {EntryKind::Place, "/places", tr("Places"), tr("New Place")},
            {EntryKind::Rule, "/rules", tr("Special rules"), tr("New Special Rule")},
            {EntryKind::Limit, "/constraints", tr("Limits"), tr("New Limit")},
            {EntryKind::Track, "/tracks", tr("Boxes on cards"), tr("New Boxes")},
            {EntryKind::Counter, "/counters", tr("Counters of a campaign"), tr("New Counter")},
            {EntryKind::BattleOption, "/battle/options", tr("Agreements"), tr("New Agreement")},
            {EntryKind::Scenario, "/battle/scenarios", tr("Scenarios"), tr("New Scenario")},
            {EntryKind::Figure, "/figures", tr("Figures of the battle"), tr("New Figure")},
        };
    }
    static std::vector<AuthorSection> ofArmy()
    {
        return {
            {EntryKind::Unit, "/units", tr("Units"), tr("New Unit")},
            {EntryKind::Weapon, "/weapons", tr("Weapons"), tr("New Weapon")},
            {EntryKind::OptionGroup, "/optionGroups", tr("Groups of options"), tr("New Group of Options")},
            {EntryKind::Rule, "/rules", tr("Special rules"), tr("New Special Rule")},
            {EntryKind::Limit, "/constraints", tr("Limits"), tr("New Limit")},
        };
    }
    static InnerList groupsOfUnit()
    {
        return {"options", EntryKind::OptionGroup, tr("Options of this unit alone"), tr("New Group of Options")};
    }
    static InnerList optionsOfGroup()
    {
        return {"options", EntryKind::Option, tr("Options of the group"), tr("New Option")};
    }
    static InnerList choicesInside()
    {
        return {"choices", EntryKind::OptionGroup, tr("Choices inside this option"), tr("New Choices Inside")};
    }
    static InnerList choicesOfAgreement()
    {
        return {"choices", EntryKind::BattleChoice, tr("What there is to agree on"), tr("New Choice")};
    }
    static QString saysWhat() { return tr("Say what it does."); }
    static QString firstUnit() { return tr("First Unit"); }
};

/// An object whose keys are in the order in which they are added.
class Members {
public:
    Members& add(const char* key, const std::string& its)
    {
        m_text += (m_text.empty() ? "{\"" : ",\"") + std::string(key) + "\":" + its;
        return *this;
    }
    Members& addText(const char* key, const QString& words) { return add(key, textJson(words.toStdString())); }
    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    std::string m_text;
};

std::string firstOf(const GameDraft& draft, const std::string& file, const std::string& list)
{
    const auto choices = choicesOf(draft, file, list);
    return choices.empty() ? std::string() : choices.front().id;
}

const char* idKey(EntryKind kind) { return kind == EntryKind::Place ? "as" : "id"; }

/// The keys that an entry must have besides its id and its name.
void addNeeded(Members& made, EntryKind kind, const GameDraft& draft, const DraftPlace& list, const QString& name)
{
    switch (kind) {
    case EntryKind::Column:
    case EntryKind::WeaponColumn:
        made.addText("short", name.left(8)).add("kind", "\"number\"");
        break;
    case EntryKind::Category:
        made.addText("plural", name);
        break;
    case EntryKind::Cost:
        made.addText("plural", name).addText("short", name.left(8));
        break;
    case EntryKind::Track:
        made.add("boxes", "1");
        break;
    case EntryKind::BattleOption:
        made.add("kind", "\"flag\"").add("default", "false");
        break;
    case EntryKind::Trait:
        made.add("when", Members().addText("category", text(firstOf(draft, list.file, "categories"))).text());
        break;
    case EntryKind::Rule:
    case EntryKind::Scenario:
    case EntryKind::Figure:
        made.addText("text", Entries::saysWhat());
        break;
    case EntryKind::Unit:
        made.addText("category", text(firstOf(draft, list.file, "categories"))).add("models", "1");
        if (draft.has({"ruleset", "/points"}))
            made.add("points", "10");
        break;
    case EntryKind::OptionGroup:
        made.add("options",
                 '[' + Members().addText("id", text(idFrom(name.toStdString()) + "-1")).addText("name", name).text() +
                     ']');
        break;
    default:
        break;
    }
}

} // namespace

std::vector<AuthorSection> sectionsOf(const std::string& file)
{
    return file == "ruleset" ? Entries::ofGame() : Entries::ofArmy();
}

AuthorSection sectionAt(const DraftPlace& list)
{
    for (auto& section : sectionsOf(list.file))
        if (section.pointer == list.pointer)
            return section;
    const auto inner = innerListOf(listOf(list)).value_or(Entries::optionsOfGroup());
    return {inner.kind, list.pointer, inner.heading, inner.newOne};
}

bool isInsideOption(const DraftPlace& place)
{
    return !place.pointer.starts_with("/battle/") && place.pointer.find("/choices") != std::string::npos;
}

std::optional<InnerList> innerListOf(const DraftPlace& entry)
{
    switch (kindAt(entry)) {
    case EntryKind::Unit:
        return Entries::groupsOfUnit();
    case EntryKind::OptionGroup:
        return Entries::optionsOfGroup();
    case EntryKind::Option:
        return isInsideOption(entry) ? std::nullopt : std::optional(Entries::choicesInside()); // one level only
    case EntryKind::BattleOption:
        return Entries::choicesOfAgreement();
    default:
        return std::nullopt;
    }
}

DraftPlace listOf(const DraftPlace& entry) { return {entry.file, entry.pointer.substr(0, entry.pointer.rfind('/'))}; }

std::size_t indexOf(const DraftPlace& entry)
{
    return std::strtoul(entry.pointer.c_str() + entry.pointer.rfind('/') + 1, nullptr, 10);
}

EntryKind kindAt(const DraftPlace& entry)
{
    if (entry.pointer.empty())
        return entry.file == "ruleset" ? EntryKind::Game : EntryKind::Army;
    return sectionAt(listOf(entry)).kind;
}

QString entryName(const GameDraft& draft, const DraftPlace& entry)
{
    auto name = draft.text(entry / "name");
    if (name.empty())
        name = draft.idAt(entry);
    if (name.empty())
        name = draft.isText(entry) ? draft.text(entry) : entry.pointer.empty() ? entry.file : std::string("?");
    return text(name);
}

std::vector<DraftPlace> innerEntries(const GameDraft& draft, const DraftPlace& entry)
{
    std::vector<DraftPlace> inner;
    const auto of = innerListOf(entry);
    if (!of)
        return inner;
    const auto list = entry / of->key;
    for (std::size_t i = 0; draft.isList(list) && i < draft.size(list); ++i)
        // A group that is named by its id is the army's.
        if (const auto place = list / i; draft.has(place / "id"))
            inner.push_back(place);
    return inner;
}

std::vector<AuthorChoice> choicesOf(const GameDraft& draft, const std::string& file, const std::string& listName)
{
    std::vector<AuthorChoice> choices;
    const auto add = [&](const std::string& of) {
        const DraftPlace list{of, '/' + listName};
        for (std::size_t i = 0; draft.isList(list) && i < draft.size(list); ++i)
            if (auto id = draft.idAt(list / i); !id.empty())
                choices.push_back({std::move(id), entryName(draft, list / i), text(draft.text(list / i / "plural"))});
    };
    add("ruleset");
    if (file != "ruleset")
        add(file);
    return choices;
}

/// The list may not be there yet, nor the object that it is in.
static DraftEdit insertInto(const GameDraft& draft, const DraftPlace& list, std::size_t index, const std::string& json)
{
    DraftEdit edit;
    if (const auto owner = listOf(list); !owner.pointer.empty() && !draft.has(owner))
        edit.push_back({owner, How::Set, "{}"});
    if (!draft.isList(list)) {
        // A list of units or of options is last in a file; lists before it keep their order.
        edit.push_back({list, How::Set, '[' + json + ']'});
        return edit;
    }
    edit.push_back({list / std::min(index, draft.size(list)), How::Insert, json});
    return edit;
}

NewEntry newEntry(const GameDraft& draft, const DraftPlace& list, std::size_t index, const QString& name)
{
    const auto kind = sectionAt(list).kind;
    const auto wanted = idFrom(name.toStdString());
    if (wanted.empty())
        return {};
    const auto id = draft.freeId(list, wanted);
    Members made;
    made.add(idKey(kind), textJson(id)).addText("name", name);
    addNeeded(made, kind, draft, list, name);
    const auto size = draft.isList(list) ? draft.size(list) : 0;
    return {insertInto(draft, list, index, made.text()), list / std::min(index, size)};
}

NewEntry pastedEntry(const GameDraft& draft, const DraftPlace& list, std::size_t index, const std::string& json)
{
    const auto size = draft.isList(list) ? draft.size(list) : 0;
    NewEntry made{insertInto(draft, list, index, json), list / std::min(index, size)};
    auto after = draft;
    if (!after.apply(made.edit))
        return {};
    const auto id = after.idAt(made.place);
    if (id.empty())
        return {};
    if (const auto freed = draft.freeId(list, id); freed != id)
        made.edit.push_back({made.place / idKey(sectionAt(list).kind), How::Set, textJson(freed)});
    return made;
}

NewEntry newArmy(const GameDraft& draft, const QString& name)
{
    auto id = idFrom(name.toStdString());
    if (id.empty())
        return {};
    const auto files = draft.files();
    const auto isTaken = [&](const std::string& wanted) { return std::ranges::find(files, wanted) != files.end(); };
    const auto wanted = id;
    for (int number = 2; isTaken(id); ++number)
        id = wanted + '-' + std::to_string(number);
    Members unit;
    unit.addText("id", QStringLiteral("first-unit")).addText("name", Entries::firstUnit());
    addNeeded(unit, EntryKind::Unit, draft, {id, "/units"}, {});
    Members army;
    army.addText("$schema", QStringLiteral("../../schemas/army.schema.json"))
        .addText("format", QStringLiteral("muster-army"))
        .add("version", "1")
        .add("id", textJson(id))
        .add("ruleset", draft.json({"ruleset", "/id"}))
        .addText("name", name)
        .addText("dataVersion", QStringLiteral("0.1"))
        .add("provenance",
             Members().addText("kind", QStringLiteral("own")).add("source", textJson(std::string(unsaidSource))).text())
        .add("units", '[' + unit.text() + ']');
    return {{{{id, {}}, How::Set, army.text()}}, {id, {}}};
}

DraftEdit removing(const DraftPlace& entry) { return {{entry, How::Remove}}; }

DraftEdit moving(const GameDraft& draft, const DraftPlace& entry, int by)
{
    const auto list = listOf(entry);
    const auto from = static_cast<std::ptrdiff_t>(indexOf(entry));
    const auto to = from + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(draft.size(list)))
        return {};
    return {{entry, How::Remove}, {list / static_cast<std::size_t>(to), How::Insert, draft.json(entry)}};
}

} // namespace muster::editor
