#include "editor/author/fields.h"

#include "editor/words/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace muster::editor {

namespace {

using How = DraftPut::How;
using FieldKind = AuthorField::Kind;

constexpr auto sameAsKey = "/sameAs";

/// Makes the fields of a kind of entry.
class FieldMaker {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::FieldMaker)

public:
    /// `place`: the entry, or the list that it would be in.
    FieldMaker(const GameDraft& draft, const DraftPlace& place) : m_draft(draft), m_place(place), m_file(place.file) {}

    std::vector<AuthorField> of(EntryKind kind)
    {
        switch (kind) {
        case EntryKind::Game:
            game();
            break;
        case EntryKind::Army:
            army();
            break;
        case EntryKind::Unit:
            unit();
            break;
        case EntryKind::Weapon:
            name();
            line("/plural", tr("Plural"));
            choice("/kind", tr("Kind"), "weaponKinds");
            figures("weaponStats");
            list("/rules", tr("Special rules"), CellKind::Rules, "rules");
            lines("/note", tr("Note"));
            break;
        case EntryKind::OptionGroup:
            optionGroup();
            break;
        case EntryKind::Option:
            option();
            break;
        case EntryKind::Column:
        case EntryKind::WeaponColumn:
            column();
            break;
        case EntryKind::Category:
            name();
            line("/plural", tr("Plural")).isNeeded = true;
            line("/short", tr("Short"));
            plainChoice("/icon", tr("Sign"), icons());
            silhouette();
            break;
        case EntryKind::Cost:
            name();
            line("/plural", tr("Plural")).isNeeded = true;
            line("/short", tr("Short")).isNeeded = true;
            break;
        case EntryKind::WeaponKind:
            name();
            line("/heading", tr("Table")).tip = tr("Heading of a table of their own on cards");
            list("/columns", tr("Its figures"), CellKind::Words, "weaponStats");
            plainChoice("/sign", tr("Sign"), weaponSigns());
            break;
        case EntryKind::Track:
            track();
            break;
        case EntryKind::Counter:
            name();
            plainChoice("/of", tr("Counted for"), {{"unit", tr("each unit")}, {"roster", tr("the whole roster")}});
            number("/boxes", tr("Boxes"), tr("To be ticked; empty for room for a number"));
            break;
        case EntryKind::Rule:
            rule();
            break;
        case EntryKind::Trait:
            trait();
            break;
        case EntryKind::Place:
            place();
            break;
        case EntryKind::BattleOption:
            agreement();
            break;
        case EntryKind::BattleChoice:
            name();
            lines("/text", tr("Text"));
            break;
        case EntryKind::Figure:
            figure();
            break;
        case EntryKind::Limit:
            name();
            break;
        default:
            name();
            lines("/text", tr("Text"));
            citation();
        }
        return std::move(m_fields);
    }

private:
    AuthorField& add(std::string key, const QString& label, FieldKind kind)
    {
        return m_fields.emplace_back(AuthorField{std::move(key), label, kind});
    }
    AuthorField& line(std::string key, const QString& label) { return add(std::move(key), label, FieldKind::Line); }
    AuthorField& lines(std::string key, const QString& label) { return add(std::move(key), label, FieldKind::Lines); }
    AuthorField& cell(std::string key, const QString& label, CellKind kind, const QString& tip = {})
    {
        auto& made = add(std::move(key), label, FieldKind::Cell);
        made.cell = kind;
        made.tip = tip;
        return made;
    }
    void number(std::string key, const QString& label, const QString& tip)
    {
        cell(std::move(key), label, CellKind::Points, tip);
    }
    void silhouette()
    {
        line("/silhouette", tr("Drawing")).tip =
            tr("On the sheets of machines: titan, colossus, tank, transport, walker, gun or your own");
    }
    void name() { line("/name", tr("Name")).isNeeded = true; }
    AuthorField& choice(std::string key, const QString& label, const std::string& of)
    {
        auto& made = add(std::move(key), label, FieldKind::Choice);
        made.choices = choicesOf(m_draft, m_file, of);
        return made;
    }
    AuthorField& plainChoice(std::string key, const QString& label,
                             const std::vector<std::pair<const char*, QString>>& all)
    {
        auto& made = add(std::move(key), label, FieldKind::Choice);
        for (const auto& [id, words] : all)
            made.choices.push_back({id, words});
        return made;
    }
    AuthorField& flag(std::string key, const QString& label)
    {
        auto& made = add(std::move(key), label, FieldKind::Flag);
        made.choices = {{"true", tr("yes")}, {"false", tr("no")}};
        return made;
    }
    void list(std::string key, const QString& label, CellKind kind, const std::string& of)
    {
        auto& made = add(std::move(key), label, FieldKind::List);
        made.cell = kind;
        made.choices = choicesOf(m_draft, m_file, of);
    }
    /// The entries inside this one.
    [[nodiscard]] std::vector<AuthorChoice> ownChoices() const
    {
        std::vector<AuthorChoice> choices;
        for (const auto& inner : innerEntries(m_draft, m_place))
            choices.push_back({m_draft.idAt(inner), entryName(m_draft, inner)});
        return choices;
    }
    void citation()
    {
        auto& made = add("/citation", tr("Source"), FieldKind::Choice);
        const DraftPlace all{"ruleset", "/citations"};
        for (const auto& key : m_draft.keys(all)) {
            const auto section = m_draft.text(all / key / "section");
            made.choices.push_back({key, text(section.empty() ? key : section)});
        }
    }
    void figures(const std::string& columns)
    {
        for (const auto& column : choicesOf(m_draft, "ruleset", columns))
            cell("/stats/" + column.id, column.name, CellKind::Stat, tr("5 or 4+; ? for one that is not known"));
    }
    /// Beside points.
    void otherCosts()
    {
        for (const auto& kind : choicesOf(m_draft, "ruleset", "costs"))
            cell("/costs/" + kind.id, kind.name, CellKind::Price, tr("60; by size 3:115 6:210; by copy 75 then 50"));
        if (isInside())
            return;
        for (const auto& kind : choicesOf(m_draft, "ruleset", "costs"))
            cell("/costsPerModel/" + kind.id, tr("%1 of a model").arg(kind.name), CellKind::Points);
    }
    void provenance()
    {
        plainChoice("/provenance/kind", tr("Figures are"),
                    {{"own", tr("my own")},
                     {"rulebook", tr("printed in the rulebook")},
                     {"transcribed", tr("copied from a book")},
                     {"typical", tr("an example")},
                     {"playtest", tr("to be tested")}})
            .isNeeded = true;
        line("/provenance/source", tr("They come from")).isNeeded = true;
        line("/provenance/certainty", tr("How sure"));
    }

    void game()
    {
        name();
        line("/shortName", tr("Short name"));
        lines("/about", tr("About it"));
        line("/dataVersion", tr("Version")).isNeeded = true;
        provenance();
        line("/sources/0/title", tr("Book")).isNeeded = true;
        add("/points/usual", tr("Sizes of a game"), FieldKind::Numbers).tip = tr("Points, with commas: 500, 1000");
        line("/points/name", tr("One point is a")).tip = tr("Where points have another name: coin");
        line("/points/plural", tr("Several are")).tip = tr("Where points have another name: coins");
    }
    void army()
    {
        name();
        line("/dataVersion", tr("Version")).isNeeded = true;
        line("/colour", tr("Colour")).tip = tr("As #2f5d8a");
        provenance();
    }
    void unit()
    {
        name();
        choice("/category", tr("Category"), "categories").isNeeded = true;
        cell("/models", tr("Models"), CellKind::Models, tr("10, 5/10/20, 5-20, or 5-20 (10) with the usual size"));
        if (m_draft.has({"ruleset", "/points"})) {
            cell("/points", tr("Points"), CellKind::Price, tr("60; by size 3:115 6:210; by copy 75 then 50"));
            cell("/pointsPerModel", tr("A model"), CellKind::Points, tr("Points of each model"));
        }
        otherCosts();
        figures("stats");
        if (m_draft.size({"ruleset", "/marks"}) > 0)
            list("/marks", tr("Marks"), CellKind::Words, "marks");
        list("/rules", tr("Special rules"), CellKind::Rules, "rules");
        list("/weapons", tr("Weapons"), CellKind::Weapons, "weapons");
        list("/options", tr("Options"), CellKind::Words, "optionGroups");
        if (m_file != "ruleset")
            choice(sameAsKey, tr("Counts as"), "units");
        silhouette();
        lines("/note", tr("Note"));
    }
    /// Choices inside an option go by how often that is taken, and so have no bounds of their own.
    [[nodiscard]] bool isInside() const { return isInsideOption(m_place); }
    void optionGroup()
    {
        name();
        if (isInside()) {
            cell("/min", tr("At least"), CellKind::Bound, tr("1: each time the option is taken, one of these is"));
            add("/default", tr("If nothing is said"), FieldKind::Choice).choices = ownChoices();
        } else {
            cell("/min", tr("At least"), CellKind::Bound, tr("How many of the group a unit takes at least"));
            cell("/max", tr("At most"), CellKind::Bound, tr("3, any, or 1 per 4 for one for each four models"));
        }
        citation();
    }
    void option()
    {
        const bool hasPoints = m_draft.has({"ruleset", "/points"});
        name();
        if (!isInside()) {
            cell("/min", tr("At least"), CellKind::Bound);
            cell("/max", tr("At most"), CellKind::Bound, tr("3, any, or 1 per 4 for one for each four models"));
        }
        if (hasPoints)
            cell("/points", tr("Points"), CellKind::Price);
        if (hasPoints && isInside())
            number("/times", tr("Or so many times"),
                   tr("The points of the option around it: 3 for three times as much"));
        else if (hasPoints)
            cell("/pointsPerModel", tr("A model"), CellKind::Points, tr("Points of each model"));
        otherCosts();
        if (!isInside())
            number("/models", tr("More models"), tr("Of the unit's own kind, each time it is taken"));
        lines("/text", tr("Text"));
        list("/rules", tr("Special rules"), CellKind::Rules, "rules");
        list("/weapons", tr("Weapons"), CellKind::Weapons, "weapons");
        if (m_draft.size({"ruleset", "/marks"}) > 0)
            list("/marks", tr("Marks"), CellKind::Words, "marks");
    }
    void column()
    {
        name();
        line("/short", tr("Short")).isNeeded = true;
        plainChoice("/kind", tr("Kind"),
                    {{"number", tr("a number")},
                     {"roll", tr("a roll: 4+")},
                     {"inches", tr("inches")},
                     {"cm", tr("centimetres")},
                     {"hexes", tr("hexes")},
                     {"signed", tr("with a sign: +1")},
                     {"percent", tr("per cent")},
                     {"pair", tr("two numbers: 9/11")},
                     {"triple", tr("three numbers: 1/2/3")},
                     {"dice", tr("dice: D6+2")},
                     {"text", tr("words")}})
            .isNeeded = true;
        plainChoice("/better", tr("Better is"),
                    {{"higher", tr("higher")}, {"lower", tr("lower")}, {"none", tr("neither")}});
        line("/note", tr("Note"));
        number("/rank", tr("Rank"), tr("1 to 9: where a list has no room for all, the highest stay"));
    }
    void track()
    {
        name();
        cell("/boxes", tr("Boxes"), CellKind::Stat, tr("A number, models or locations")).isNeeded = true;
    }
    /// A filter that asks for one category, one mark and one special rule at most; another is shown as the file has it.
    void filter(const std::string& key, const QString& ofCategory, const QString& withMark, const QString& withRule)
    {
        const auto asks = m_place / key.substr(1);
        const auto isPlain = [&](const std::string& question) {
            return (question == "category" || question == "mark" || question == "rule") &&
                   m_draft.isText(asks / question);
        };
        if (!std::ranges::all_of(m_draft.keys(asks), isPlain))
            return;
        choice(key + "/category", ofCategory, "categories");
        choice(key + "/mark", withMark, "marks");
        choice(key + "/rule", withRule, "rules");
    }
    void trait()
    {
        name();
        filter("/when", tr("Units of the category"), tr("With the mark"), tr("With the special rule"));
    }
    void place()
    {
        name();
        line("/verb", tr("The upper unit")).tip = tr("Such as: carries, leads");
        filter("/parents", tr("Below units of the category"), tr("Below units with the mark"),
               tr("Below units with the special rule"));
        filter("/accepts", tr("For units of the category"), tr("For units with the mark"),
               tr("For units with the special rule"));
        flag("/default", tr("The usual place"));
        flag("/included", tr("The upper unit has paid for it"));
        flag("/sharesReserve", tr("Is held back with the upper unit"));
        flag("/sameArmy", tr("Only of the upper unit's army"));
    }
    void agreement()
    {
        name();
        lines("/text", tr("Text"));
        plainChoice("/kind", tr("Kind"), {{"flag", tr("yes or no")}, {"choice", tr("one of several")}}).isNeeded = true;
        auto& usual = flag("/default", tr("If nothing is said"));
        if (m_draft.text(m_place / "kind") == "choice") {
            usual.kind = FieldKind::Choice;
            usual.choices = ownChoices();
        }
        citation();
    }
    void figure()
    {
        name();
        plainChoice("/forEach", tr("Printed"), {{"unit", tr("on the card of each unit")}}).tip =
            tr("Left out: on the battle sheet");
        number("/value", tr("Value"), tr("A number; what is worked out is written in the file"));
        line("/unit", tr("Its unit")).tip = tr("points, or point|points for one and for more");
        lines("/text", tr("Text"));
        flag("/scores", tr("Is scored"));
        citation();
    }
    void rule()
    {
        name();
        m_fields.back().tip = tr("A rule with a number ends in (n): Tough (n)");
        line("/short", tr("On cards"));
        lines("/text", tr("Text")).isNeeded = true;
        plainChoice("/kind", tr("It is for"),
                    {{"unit", tr("units")},
                     {"weapon", tr("weapons")},
                     {"army", tr("the whole army")},
                     {"building", tr("building the army")}});
        citation();
    }
    static std::vector<std::pair<const char*, QString>> weaponSigns()
    {
        return {{"shot", tr("a shot")},       {"many", tr("many shots")}, {"missile", tr("a missile")},
                {"blast", tr("a blast")},     {"heat", tr("heat")},       {"cannon", tr("a cannon")},
                {"melee", tr("hand to hand")}};
    }
    static std::vector<std::pair<const char*, QString>> icons()
    {
        return {{"infantry", tr("infantry")}, {"light-infantry", tr("light infantry")},
                {"cavalry", tr("cavalry")},   {"chariot", tr("chariot")},
                {"ordnance", tr("ordnance")}, {"armour", tr("armour")},
                {"hero", tr("hero")},         {"monster", tr("monster")},
                {"flyer", tr("flyer")},       {"transport", tr("transport")},
                {"force", tr("force")},       {"unit", tr("unit")},
                {"model", tr("model")},       {"part", tr("part")}};
    }

    const GameDraft& m_draft;
    DraftPlace m_place;
    std::string m_file;
    std::vector<AuthorField> m_fields;
};

class FieldFaults {
    Q_DECLARE_TR_FUNCTIONS(muster::editor::FieldFaults)

public:
    static QString needed() { return tr("This is needed."); }
    static QString notRead(const QString& typed, const QString& forms)
    {
        return tr("“%1” cannot be read here. Write %2.").arg(typed, forms);
    }
    static QString numbers() { return tr("whole numbers with commas: 500, 1000"); }
    static QString yesOrNo() { return tr("yes or no"); }
    static QString notThere() { return tr("The file has something else in this place."); }
};

/// Cuts an item at its first space: the id, and what stands behind it.
std::pair<std::string, std::string> idAndExtra(const std::string& item)
{
    const auto space = item.find(' ');
    return {item.substr(0, space), space == item.npos ? std::string() : item.substr(space + 1)};
}

QString nameIn(const std::vector<AuthorChoice>& choices, const std::string& id)
{
    const auto found = std::ranges::find(choices, id, &AuthorChoice::id);
    return found == choices.end() ? text(id) : found->name;
}

bool isPlainItem(const std::string& item) { return !item.starts_with('{') && !item.starts_with('['); }

/// "/stats/move" is in "/stats".
std::string ownerKey(const std::string& key) { return key.substr(0, key.rfind('/')); }

/// Where a new key goes: in front of the first that the entry has of those behind it in the list.
std::size_t positionFor(const GameDraft& draft, const DraftPlace& owner, const std::string& prefix,
                        const std::vector<AuthorField>& fields, const std::string& key)
{
    const auto keys = draft.keys(owner);
    auto field = std::ranges::find_if(
        fields, [&](const AuthorField& each) { return each.key == key || each.key.starts_with(key + '/'); });
    for (; field != fields.end(); ++field) {
        if (!field->key.starts_with(prefix + '/') || field->key == key || field->key.starts_with(key + '/'))
            continue;
        const auto rest = field->key.substr(prefix.size() + 1);
        const auto found = std::ranges::find(keys, rest.substr(0, rest.find('/')));
        if (found != keys.end())
            return static_cast<std::size_t>(found - keys.begin());
    }
    return std::string::npos;
}

DraftEdit setting(const GameDraft& draft, const DraftPlace& entry, const std::vector<AuthorField>& fields,
                  const std::string& key, const std::string& json)
{
    DraftEdit edit;
    const auto owner = ownerKey(key);
    const DraftPlace ownerPlace{entry.file, entry.pointer + owner};
    if (!owner.empty() && !draft.has(ownerPlace))
        edit.push_back({ownerPlace, How::Set, "{}", positionFor(draft, entry, {}, fields, owner)});
    edit.push_back(
        {{entry.file, entry.pointer + key}, How::Set, json, positionFor(draft, ownerPlace, owner, fields, key)});
    return edit;
}

DraftEdit clearing(const GameDraft& draft, const DraftPlace& entry, const std::string& key)
{
    const DraftPlace place{entry.file, entry.pointer + key};
    if (!draft.has(place))
        return {};
    // Figures and questions that are all gone leave no empty object behind.
    const DraftPlace owner{entry.file, entry.pointer + ownerKey(key)};
    const bool isOneOfMany = key.starts_with("/stats/") || key.starts_with("/parents/") || key.starts_with("/accepts/");
    if (isOneOfMany && draft.size(owner) == 1)
        return {{owner, How::Remove}};
    return {{place, How::Remove}};
}

std::optional<std::string> numbersJson(const QString& typed)
{
    std::string json = "[";
    for (const auto& part : typed.split(u',')) {
        bool isNumber = false;
        const auto number = part.trimmed().toInt(&isNumber);
        if (!isNumber)
            return std::nullopt;
        json += (json.size() > 1 ? "," : "") + std::to_string(number);
    }
    return json + ']';
}

} // namespace

std::vector<AuthorField> fieldsOf(const GameDraft& draft, const DraftPlace& entry)
{
    auto fields = FieldMaker(draft, entry).of(kindAt(entry));
    // A unit does not count as itself.
    for (auto& field : fields)
        if (field.key == sameAsKey)
            std::erase_if(field.choices,
                          [own = draft.text(entry / "id")](const AuthorChoice& each) { return each.id == own; });
    return fields;
}

std::vector<AuthorField> fieldsIn(const GameDraft& draft, const DraftPlace& list)
{
    return FieldMaker(draft, list).of(sectionAt(list).kind);
}

DraftPlace placeOf(const DraftPlace& entry, const AuthorField& field)
{
    return {entry.file, entry.pointer + field.key};
}

QString valueOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field)
{
    const auto place = placeOf(entry, field);
    if (field.kind == FieldKind::Numbers) {
        QStringList numbers;
        for (std::size_t i = 0; draft.isList(place) && i < draft.size(place); ++i)
            numbers << text(draft.text(place / i));
        return numbers.join(QStringLiteral(", "));
    }
    const bool isCell = field.kind == FieldKind::Cell || field.kind == FieldKind::List;
    return text(isCell ? draft.cell(place, field.cell) : draft.text(place));
}

QString wordsOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field)
{
    if (field.isChosen())
        return nameIn(field.choices, draft.text(placeOf(entry, field)));
    if (field.kind != FieldKind::List)
        return valueOf(draft, entry, field);
    const auto items = itemsOf(draft, entry, field);
    const auto place = placeOf(entry, field);
    if (!std::ranges::all_of(items, &ListItem::isPlain) || (draft.has(place) && !draft.isList(place)))
        return text(draft.json(place)); // names would not say all of it
    QStringList words;
    for (const auto& item : items)
        words << (item.extra.isEmpty() ? item.name : item.name + u' ' + item.extra);
    return words.join(QStringLiteral("; "));
}

FieldEdit typedInto(const GameDraft& draft, const DraftPlace& entry, const std::vector<AuthorField>& fields,
                    const AuthorField& field, const QString& typed)
{
    const auto words = typed.trimmed();
    if (words == valueOf(draft, entry, field))
        return {};
    if (words.isEmpty())
        return field.isNeeded ? FieldEdit{{}, FieldFaults::needed()} : FieldEdit{clearing(draft, entry, field.key), {}};
    std::optional<std::string> json;
    QString forms;
    switch (field.kind) {
    case FieldKind::Cell:
    case FieldKind::List:
        json = cellJson(field.cell, words.toStdString());
        forms = text(cellForms(field.cell));
        break;
    case FieldKind::Numbers:
        json = numbersJson(words);
        forms = FieldFaults::numbers();
        break;
    case FieldKind::Flag:
        if (words == QLatin1String("true") || words == QLatin1String("false"))
            json = words.toStdString();
        forms = FieldFaults::yesOrNo();
        break;
    case FieldKind::Lines:
        json = linesJson(words.toStdString());
        break;
    default:
        json = textJson(words.toStdString());
    }
    if (!json)
        return {{}, FieldFaults::notRead(words, forms)};
    FieldEdit made{setting(draft, entry, fields, field.key, *json), {}};
    auto after = draft;
    if (!after.apply(made.edit))
        return {{}, FieldFaults::notThere()};
    return made;
}

std::vector<ListItem> itemsOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field)
{
    std::vector<ListItem> items;
    const auto list = placeOf(entry, field);
    for (std::size_t i = 0; draft.isList(list) && i < draft.size(list); ++i) {
        const auto item = draft.itemCell(list / i, field.cell);
        if (!isPlainItem(item)) {
            const auto of = [&](const char* key) { return draft.text(list / i / key); };
            const auto id = !of("weapon").empty() ? of("weapon") : !of("rule").empty() ? of("rule") : of("use");
            items.push_back({id.empty() ? entryName(draft, list / i) : nameIn(field.choices, id), {}, false});
            continue;
        }
        const auto [id, extra] = idAndExtra(item);
        items.push_back({nameIn(field.choices, id), text(extra)});
    }
    return items;
}

DraftEdit addItem(const GameDraft& draft, const DraftPlace& entry, const std::vector<AuthorField>& fields,
                  const AuthorField& field, const std::string& id)
{
    const auto list = placeOf(entry, field);
    const auto isWithNumber = field.cell == CellKind::Rules && nameIn(field.choices, id).contains(QLatin1String("(n)"));
    const auto item = id + (field.cell == CellKind::Weapons ? " all" : isWithNumber ? " 1" : "");
    const auto json = itemJson(field.cell, item);
    if (!json)
        return {};
    if (!draft.isList(list))
        return setting(draft, entry, fields, field.key, '[' + *json + ']');
    return {{list / draft.size(list), How::Insert, *json}};
}

FieldEdit changeItem(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field, std::size_t index,
                     const QString& extra)
{
    const auto place = placeOf(entry, field) / index;
    const auto id = idAndExtra(draft.itemCell(place, field.cell)).first;
    const auto typed = extra.trimmed();
    const auto json = itemJson(field.cell, typed.isEmpty() ? id : id + ' ' + typed.toStdString());
    if (!json)
        return {{}, FieldFaults::notRead(typed, text(cellForms(field.cell)))};
    return *json == draft.json(place) ? FieldEdit() : FieldEdit{{{place, How::Set, *json}}, {}};
}

DraftEdit removeItem(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field, std::size_t index)
{
    const auto list = placeOf(entry, field);
    if (draft.size(list) == 1)
        return {{list, How::Remove}};
    return {{list / index, How::Remove}};
}

QString otherKeys(const GameDraft& draft, const DraftPlace& entry, const std::vector<AuthorField>& fields)
{
    QStringList lines;
    const auto inner = innerListOf(entry);
    const bool hasInner = inner && !innerEntries(draft, entry).empty();
    for (const auto& key : draft.keys(entry)) {
        const auto pointer = '/' + key;
        const bool isShown = key == "id" || key == "as" || key == "$schema" || key == "format" || key == "version" ||
                             std::ranges::any_of(fields, [&](const AuthorField& field) {
                                 return field.key == pointer || field.key.starts_with(pointer + '/');
                             });
        const bool isOther = !isShown && !(entry.pointer.empty() && draft.size(entry / key) > 0);
        if (isOther && !(hasInner && key == inner->key))
            lines << text('"' + key + "\": " + draft.json(entry / key));
    }
    return lines.join(u'\n');
}

} // namespace muster::editor
