#include "io/author/gamedraft.h"

#include "core/base/jsonpath.h"
#include "core/base/safetext.h"
#include "io/author/draftdocument.h"
#include "io/data/ownentries.h"
#include "io/files/folder.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/spreadsheet/cells.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <utility>

namespace muster {

namespace {

namespace fs = std::filesystem;
using nlohmann::ordered_json;

constexpr std::size_t mostFiles = 500; ///< of a game

/// A key as it was before escapedKey().
std::string unescaped(std::string key)
{
    for (auto tilde = key.find('~'); tilde != key.npos; tilde = key.find('~', tilde + 1))
        key.replace(tilde, 2, key.compare(tilde, 2, "~1") == 0 ? "/" : "~");
    return key;
}

std::optional<std::size_t> indexOf(const std::string& key)
{
    std::size_t index = 0;
    const auto [rest, error] = std::from_chars(key.data(), key.data() + key.size(), index);
    return error == std::errc() && rest == key.data() + key.size() ? std::optional(index) : std::nullopt;
}

/// The value at a pointer; null if there is none. Pointers are made here or come from faults, never from strangers.
const ordered_json* valueAt(const ordered_json& document, const std::string& pointer)
{
    const auto* value = &document;
    std::size_t from = 0;
    while (from < pointer.size()) {
        const auto end = std::min(pointer.find('/', from + 1), pointer.size());
        const auto key = pointer.substr(from + 1, end - from - 1);
        from = end;
        if (value->is_array()) {
            const auto index = indexOf(key);
            if (!index || *index >= value->size())
                return nullptr;
            value = &(*value)[*index];
            continue;
        }
        if (!value->is_object())
            return nullptr;
        const auto found = value->find(unescaped(key));
        if (found == value->end())
            return nullptr;
        value = &*found;
    }
    return value;
}

ordered_json* valueAt(ordered_json& document, const std::string& pointer)
{
    return const_cast<ordered_json*>(valueAt(std::as_const(document), pointer));
}

/// The owner of a value, and its key or index there.
std::pair<std::string, std::string> cut(const std::string& pointer)
{
    const auto slash = pointer.rfind('/');
    return {pointer.substr(0, slash), unescaped(pointer.substr(slash + 1))};
}

/// It may be of the clipboard. A text alone has no key that says how long it may be: that is seen when the file is
/// written.
std::optional<ordered_json> parsed(const std::string& json)
{
    constexpr JsonBounds bounds{.string = JsonBounds{}.longString};
    return parseJson(json, {}, bounds) ? std::optional(ordered_json::parse(json, nullptr, false)) : std::nullopt;
}

/// Sets or takes out a member. What it was, with its position; nothing if it was not there.
std::optional<std::pair<std::string, std::size_t>> takeMember(ordered_json& owner, const std::string& key)
{
    const auto found = owner.find(key);
    if (found == owner.end())
        return std::nullopt;
    auto before = std::pair(found->dump(), static_cast<std::size_t>(std::distance(owner.begin(), found)));
    owner.erase(found);
    return before;
}

void putMember(ordered_json& owner, const std::string& key, ordered_json value, std::size_t position)
{
    ordered_json made = ordered_json::object();
    std::size_t at = 0;
    bool isIn = false;
    for (auto& [name, member] : owner.items()) {
        if (at++ == position) {
            made[key] = std::move(value);
            isIn = true;
        }
        made[name] = std::move(member);
    }
    if (!isIn)
        made[key] = std::move(value);
    owner = std::move(made);
}

/// Changes an entry of a list; the change that takes it back.
std::optional<DraftPut> changeList(ordered_json& list, const DraftPut& put, std::size_t index)
{
    if (put.how == DraftPut::How::Insert) {
        auto value = parsed(put.json);
        if (!value || index > list.size())
            return std::nullopt;
        list.insert(list.begin() + static_cast<std::ptrdiff_t>(index), std::move(*value));
        return DraftPut{put.place, DraftPut::How::Remove};
    }
    if (index >= list.size())
        return std::nullopt;
    auto before = list[index].dump();
    if (put.how == DraftPut::How::Remove) {
        list.erase(index);
        return DraftPut{put.place, DraftPut::How::Insert, std::move(before)};
    }
    auto value = parsed(put.json);
    if (!value)
        return std::nullopt;
    list[index] = std::move(*value);
    return DraftPut{put.place, DraftPut::How::Set, std::move(before)};
}

std::optional<DraftPut> changeObject(ordered_json& object, const DraftPut& put, const std::string& key)
{
    const auto found = object.find(key);
    if (put.how == DraftPut::How::Remove) {
        auto before = takeMember(object, key);
        return before ? std::optional(DraftPut{put.place, DraftPut::How::Set, std::move(before->first), before->second})
                      : std::nullopt;
    }
    auto value = parsed(put.json);
    if (!value || put.how == DraftPut::How::Insert)
        return std::nullopt;
    if (found != object.end()) {
        auto before = found->dump();
        *found = std::move(*value);
        return DraftPut{put.place, DraftPut::How::Set, std::move(before)};
    }
    putMember(object, key, std::move(*value), put.position);
    return DraftPut{put.place, DraftPut::How::Remove};
}

// ---- ids, wherever a game names them --------------------------------------------------------------------------------

/// A key whose value is an id or a list of ids; where another thing has the same key, only inside this one.
struct NamingKey {
    std::string_view key;
    std::string_view in{};
};

/// What names an entry of a list of this name.
struct Naming {
    std::string_view list;
    std::vector<NamingKey> keys;
};

const Naming* namingOf(std::string_view list)
{
    static const std::vector<Naming> all{
        {"units", {{"unit"}, {"modelsOf"}, {"sameAs"}, {"units"}}},
        {"weapons", {{"weapon", "weapons"}, {"weapon", "sameWeapon"}, {"weapon", "largest"}, {"replaces"}}},
        {"rules", {{"rule"}, {"rules"}, {"unitRules"}, {"parameter"}, {"unless"}, {"always", "hold"}}},
        {"categories", {{"category"}}},
        {"traits", {{"trait"}}},
        {"marks", {{"mark"}, {"marks"}}},
        {"weaponKinds", {{"kind", "weapons"}, {"kind", "sameWeapon"}, {"kind", "largest"}, {"weaponKind"}}},
        {"tracks", {}},
        {"counters", {}},
        {"optionGroups",
         {{"options", "units"},
          {"options", "groups"},
          {"options", "modelGroups"},
          {"use", "options"},
          {"of", "options"},
          {"groups", "optionLimits"},
          {"swap", "options"},
          {"swap", "optionGroups"}}},
    };
    const auto found = std::ranges::find(all, list, &Naming::list);
    return found == all.end() ? nullptr : &*found;
}

/// Renames one id in a document; the edit collects what must be set.
class Renamer {
public:
    Renamer(const Naming& naming, std::string from, std::string to, std::string file, DraftEdit& edit)
        : m_naming(naming), m_from(std::move(from)), m_to(std::move(to)), m_file(std::move(file)), m_edit(edit)
    {
    }

    /// `in`: the key that the value has, or the list that it is in.
    void walk(const ordered_json& value, const std::string& pointer, std::string_view in = {})
    {
        if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                walk(value[i], pointer + '/' + std::to_string(i), in);
        if (!value.is_object())
            return;
        for (const auto& [key, member] : value.items()) {
            const auto at = pointer + '/' + escapedKey(key);
            const auto names = [&](const NamingKey& each) {
                return each.key == key && (each.in.empty() || each.in == in);
            };
            if (std::ranges::any_of(m_naming.keys, names))
                rename(member, at);
            walk(member, at, key);
        }
    }

private:
    void rename(const ordered_json& value, const std::string& pointer)
    {
        if (value.is_string() && value.get_ref<const std::string&>() == m_from)
            m_edit.push_back({{m_file, pointer}, DraftPut::How::Set, ordered_json(m_to).dump()});
        if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                rename(value[i], pointer + '/' + std::to_string(i));
    }

    const Naming& m_naming;
    std::string m_from;
    std::string m_to;
    std::string m_file;
    DraftEdit& m_edit;
};

std::string idOf(const ordered_json& entry)
{
    for (const auto* key : {"id", "as"})
        if (entry.is_object() && entry.contains(key) && entry[key].is_string())
            return entry[key].get<std::string>();
    return {};
}

} // namespace

DraftPlace DraftPlace::operator/(const std::string& key) const { return {file, pointer + '/' + escapedKey(key)}; }

Result<GameDraft> GameDraft::of(const std::string& folder, const std::map<std::string, std::string>& texts)
{
    GameDraft draft;
    draft.m_folder = folder;
    Faults faults;
    for (const auto& [name, text] : texts) {
        const auto bounded = parseJson(text, draft.pathOf(name));
        if (bounded)
            draft.m_files[name] =
                std::make_shared<const DraftDocument>(DraftDocument{ordered_json::parse(text, nullptr, false)});
        else
            faults.insert(faults.end(), bounded.error().begin(), bounded.error().end());
    }
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    if (!draft.m_files.contains("ruleset"))
        return failure(Fault::about(folder + "/ruleset.json", "there is no such file", "It is the file of the game."));
    return draft;
}

Result<GameDraft> GameDraft::read(const std::string& folder)
{
    std::map<std::string, std::string> texts;
    for (const auto& path : entriesOf(folder)) {
        const auto name = path.stem().string();
        if (path.extension() != ".json" || !isFile(path) || name.find('.') != name.npos)
            continue; // ARMY.de.json, ARMY.own.json
        if (texts.size() == mostFiles)
            return failure(Fault::about(folder, "the game has more than " + std::to_string(mostFiles) + " files"));
        auto text = readFile(path.string(), JsonBounds{}.bytes);
        if (!text)
            return tl::unexpected<Faults>(std::move(text.error()));
        texts[name] = std::move(*text);
    }
    auto draft = of(folder, texts);
    if (draft)
        for (const auto& [name, text] : texts)
            draft->m_saved[name] = {draft->m_files.at(name), FileStamp::of(text)};
    return draft;
}

std::vector<std::string> GameDraft::files() const
{
    std::vector<std::string> names{"ruleset"};
    for (const auto& [name, document] : m_files)
        if (name != "ruleset")
            names.push_back(name);
    return names;
}

std::string GameDraft::fileAt(const std::string& path) const
{
    for (const auto& [name, document] : m_files)
        if (pathOf(name) == path)
            return name;
    return {};
}

DraftDocumentPtr GameDraft::document(const std::string& file) const
{
    const auto found = m_files.find(file);
    return found == m_files.end() ? nullptr : found->second;
}

namespace {

const ordered_json* valueOf(const GameDraft& draft, const DraftPlace& place)
{
    const auto document = draft.document(place.file);
    return document ? valueAt(document->value, place.pointer) : nullptr;
}

} // namespace

bool GameDraft::has(const DraftPlace& place) const { return valueOf(*this, place) != nullptr; }

bool GameDraft::isText(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value && value->is_string();
}

bool GameDraft::isObject(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value && value->is_object();
}

bool GameDraft::isList(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value && value->is_array();
}

std::size_t GameDraft::size(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value && value->is_structured() ? value->size() : 0;
}

std::vector<std::string> GameDraft::keys(const DraftPlace& place) const
{
    std::vector<std::string> keys;
    if (const auto* value = valueOf(*this, place); value && value->is_object())
        for (const auto& [key, member] : value->items())
            keys.push_back(key);
    return keys;
}

std::string GameDraft::text(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return !value ? std::string() : value->is_string() ? value->get<std::string>() : value->dump();
}

std::string GameDraft::json(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value ? value->dump() : std::string();
}

std::string GameDraft::canonicalJson(const DraftPlace& place) const
{
    const auto* value = valueOf(*this, place);
    return value ? canonicalText(*value) : std::string();
}

std::string GameDraft::cell(const DraftPlace& place, CellKind kind) const
{
    const auto* value = valueOf(*this, place);
    // What a file has in the place of a list may be anything, until its schema has seen it.
    const bool isOfList = kind == CellKind::Words || kind == CellKind::Rules || kind == CellKind::Weapons;
    return value && isOfList && !value->is_array() ? value->dump() : cellOf(kind, value);
}

std::string GameDraft::itemCell(const DraftPlace& entry, CellKind kind) const
{
    const auto* value = valueOf(*this, entry);
    if (!value)
        return {};
    const auto list = ordered_json::array({*value});
    return cellOf(kind, &list);
}

std::string GameDraft::idAt(const DraftPlace& entry) const
{
    const auto* value = valueOf(*this, entry);
    return value ? idOf(*value) : std::string();
}

std::optional<std::size_t> GameDraft::find(const DraftPlace& list, const std::string& id) const
{
    const auto* value = valueOf(*this, list);
    for (std::size_t i = 0; value && value->is_array() && i < value->size(); ++i)
        if (idOf((*value)[i]) == id)
            return i;
    return std::nullopt;
}

std::string GameDraft::freeId(const DraftPlace& list, const std::string& wanted) const
{
    auto id = wanted;
    for (int number = 2; find(list, id); ++number)
        id = wanted + '-' + std::to_string(number);
    return id;
}

namespace {

/// The documents of a game while they are changed: each is copied once, when it is first touched.
class Changing {
public:
    explicit Changing(std::map<std::string, DraftDocumentPtr> files) : m_files(std::move(files)) {}

    /// The change that takes it back; nothing if it cannot be made.
    [[nodiscard]] std::optional<DraftPut> apply(const DraftPut& put)
    {
        if (put.place.pointer.empty())
            return applyToFile(put);
        auto* document = opened(put.place.file);
        if (!document)
            return std::nullopt;
        const auto [ownerPointer, key] = cut(put.place.pointer);
        auto* owner = valueAt(document->value, ownerPointer);
        if (owner && owner->is_object())
            return changeObject(*owner, put, key);
        const auto index = indexOf(key);
        return owner && owner->is_array() && index ? changeList(*owner, put, *index) : std::nullopt;
    }

    [[nodiscard]] std::map<std::string, DraftDocumentPtr> take()
    {
        for (auto& [name, document] : m_open)
            m_files[name] = std::move(document);
        return std::move(m_files);
    }

private:
    DraftDocument* opened(const std::string& file)
    {
        auto& document = m_open[file];
        const auto found = m_files.find(file);
        if (!document && found != m_files.end())
            document = std::make_shared<DraftDocument>(*found->second);
        if (!document)
            m_open.erase(file);
        return found == m_files.end() ? nullptr : document.get();
    }

    std::optional<DraftPut> applyToFile(const DraftPut& put)
    {
        const auto& file = put.place.file;
        const auto* before = opened(file);
        const auto back = before ? DraftPut{put.place, DraftPut::How::Set, before->value.dump()}
                                 : DraftPut{put.place, DraftPut::How::Remove};
        if (put.how == DraftPut::How::Remove) {
            m_open.erase(file);
            return m_files.erase(file) ? std::optional(back) : std::nullopt;
        }
        auto value = parsed(put.json);
        if (!value)
            return std::nullopt;
        m_open.erase(file);
        m_files[file] = std::make_shared<const DraftDocument>(std::move(*value));
        return back;
    }

    std::map<std::string, DraftDocumentPtr> m_files;
    std::map<std::string, std::shared_ptr<DraftDocument>> m_open;
};

} // namespace

std::optional<DraftEdit> GameDraft::apply(const DraftEdit& edit)
{
    Changing changing(m_files);
    DraftEdit back;
    for (const auto& put : edit) {
        auto one = changing.apply(put);
        if (!one)
            return std::nullopt;
        back.push_back(std::move(*one));
    }
    m_files = changing.take();
    std::ranges::reverse(back);
    return back;
}

DraftEdit GameDraft::renaming(const DraftPlace& entry, const std::string& id) const
{
    DraftEdit edit;
    const auto [listPointer, index] = cut(entry.pointer);
    const auto list = listPointer.substr(listPointer.rfind('/') + 1);
    const auto* naming = namingOf(list);
    const auto before = text(entry / "id");
    if (!naming || before.empty() || listPointer != '/' + list)
        return edit;
    edit.push_back({entry / "id", DraftPut::How::Set, textJson(id)});
    for (const auto& [file, document] : m_files) {
        // What an army has is named in its own file and by the ruleset; what the ruleset has, everywhere.
        if (entry.file == "ruleset" || file == "ruleset" || file == entry.file)
            Renamer(*naming, before, id, file, edit).walk(document->value, {});
        if (list == "units") // army:unit, in the ruleset and in other armies
            Renamer(*naming, entry.file + ':' + before, entry.file + ':' + id, file, edit).walk(document->value, {});
    }
    return edit;
}

std::string GameDraft::fileText(const std::string& file) const
{
    const auto its = document(file);
    return its ? canonicalText(its->value) : std::string();
}

namespace {

/// Not by ==, which takes 1 and 1.0 for the same.
bool areSame(const DraftDocumentPtr& a, const DraftDocumentPtr& b)
{
    return a == b || (a && b && a->value.dump() == b->value.dump());
}

} // namespace

bool GameDraft::isSame(const GameDraft& other) const
{
    return std::ranges::equal(m_files, other.m_files, [](const auto& a, const auto& b) {
        return a.first == b.first && areSame(a.second, b.second);
    });
}

bool GameDraft::differs(const std::string& file) const
{
    const auto before = m_saved.find(file);
    return !areSame(document(file), before == m_saved.end() ? nullptr : before->second.document);
}

bool GameDraft::isModified() const
{
    const auto isChanged = [this](const auto& entry) { return differs(entry.first); };
    return std::ranges::any_of(m_files, isChanged) || std::ranges::any_of(m_saved, isChanged);
}

void GameDraft::moveTo(const std::string& folder)
{
    m_folder = folder;
    m_saved.clear();
}

namespace {

/// The window for authors has no other name to save under.
Result<void> changedMeanwhile(const std::string& path)
{
    return failure(Fault::about(path, "somebody else has changed the file meanwhile",
                                "Close the game without saving and open it again: it is then as the files are now."));
}

} // namespace

Result<void> GameDraft::save()
{
    for (const auto& [name, document] : m_files) {
        if (!differs(name))
            continue;
        const auto bytes = readableJson(document->value, pathOf(name));
        if (!bytes)
            return tl::unexpected<Faults>(bytes.error());
        const auto before = m_saved.find(name);
        const auto stamp = before == m_saved.end() ? FileStamp() : before->second.stamp;
        if (hasFileChanged(pathOf(name), stamp))
            return changedMeanwhile(pathOf(name));
        const auto saved = saveFileUnlessChanged(pathOf(name), *bytes, stamp);
        if (!saved)
            return tl::unexpected<Faults>(saved.error());
        m_saved[name] = {document, FileStamp::of(*bytes)};
    }
    for (auto it = m_saved.begin(); it != m_saved.end();) {
        if (m_files.contains(it->first)) {
            ++it;
            continue;
        }
        const auto path = pathOf(it->first);
        std::error_code error;
        if (fs::exists(path, error) || error) { // the person may have deleted it
            if (hasFileChanged(path, it->second.stamp))
                return failure(Fault::about(path, "somebody else has changed the file meanwhile",
                                            "Look at it, and delete it yourself."));
            fs::remove(path, error);
        }
        if (error)
            return failure(Fault::about(path, "the file cannot be deleted: " + error.message()));
        it = m_saved.erase(it);
    }
    return {};
}

std::optional<std::string> cellJson(CellKind kind, const std::string& cell)
{
    const auto value = valueOf(kind, cell);
    return value ? std::optional(value->dump()) : std::nullopt;
}

std::optional<std::string> itemJson(CellKind kind, const std::string& item)
{
    const auto value = valueOf(kind, item);
    return value && value->is_array() && value->size() == 1 ? std::optional((*value)[0].dump()) : std::nullopt;
}

std::string cellForms(CellKind kind) { return std::string(formsOf(kind)); }

std::string textJson(const std::string& text) { return ordered_json(safeLine(text)).dump(); }
std::string linesJson(const std::string& text) { return ordered_json(safeLines(text)).dump(); }

} // namespace muster
