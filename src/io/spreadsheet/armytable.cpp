#include "io/spreadsheet/armytable.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/data/store.h"
#include "io/files/safefile.h"
#include "io/json/canonical.h"
#include "io/ruleset/catalogueloader.h"
#include "io/spreadsheet/cells.h"
#include "io/spreadsheet/csv.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

namespace muster {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t mostFaults = 200;

/// A column of a table: a key that an entry has, or one of an object inside it, such as a figure in its `stats`.
struct Column {
    std::string head; ///< with the object in front where that is not `stats`: "costs.command"
    CellKind kind = CellKind::Text;
    std::string inside = {}; ///< the key of the object; empty for a key of the entry itself

    [[nodiscard]] std::string key() const { return head.substr(head.find('.') + 1); }
    /// From the entry.
    [[nodiscard]] std::string pointer() const { return (inside.empty() ? "/" : '/' + inside + '/') + key(); }

    [[nodiscard]] const ordered_json* in(const ordered_json& entry) const
    {
        const auto* owner = &entry;
        if (!inside.empty()) {
            const auto object = entry.find(inside);
            if (object == entry.end())
                return nullptr;
            owner = &*object;
        }
        const auto found = owner->find(key());
        return found == owner->end() ? nullptr : &*found;
    }

    void set(ordered_json& entry, std::optional<ordered_json> value) const
    {
        if (!inside.empty() && !entry.contains(inside))
            entry[inside] = ordered_json::object();
        auto& owner = inside.empty() ? entry : entry[inside];
        if (value)
            owner[key()] = std::move(*value);
        else
            owner.erase(key());
        if (!inside.empty() && entry[inside].empty())
            entry.erase(inside);
    }
};

/// The army's file, and its ruleset's.
struct Files {
    DataFile ruleset;
    std::string path;
    FileStamp read;    ///< of the army
    ordered_json army; ///< with its keys in the order of the file
};

Result<Files> readFiles(Store& store, const std::string& path)
{
    Files files;
    files.path = path;
    const auto army = readDataFile(path, "army", store.schemas());
    if (!army)
        return tl::unexpected<Faults>(army.error());
    if (army->text.empty())
        return tl::unexpected(Faults{
            Fault::about(path, "the file is of an older version", "\"muster lint --write\" brings it up to date.")});
    files.read = FileStamp::of(army->text);
    files.army = ordered_json::parse(army->text);
    const auto game = army->document.at("ruleset").get<std::string>();
    const auto beside = (std::filesystem::path(path).parent_path() / "ruleset.json").string();
    std::error_code error;
    const auto found = std::filesystem::exists(beside, error) ? std::optional(beside) : store.rulesetFile(game);
    if (!found)
        return tl::unexpected(Faults{Fault::about(path, "there is no ruleset " + inQuotes(game),
                                                  "Put the file beside the ruleset.json of its game.")});
    auto ruleset = readDataFile(*found, "ruleset", store.schemas());
    if (!ruleset)
        return tl::unexpected<Faults>(std::move(ruleset.error()));
    files.ruleset = std::move(*ruleset);
    return files;
}

std::vector<Column> columnsOf(const Files& files, TableOf of)
{
    const auto addCosts = [&](std::vector<Column>& columns) {
        for (const auto& [inside, kind] :
             {std::pair("costs", CellKind::Price), std::pair("costsPerModel", CellKind::Points)})
            for (const auto& cost : listOf(files.ruleset.document, "costs"))
                columns.push_back({inside + ('.' + cost.at("id").get<std::string>()), kind, inside});
    };
    if (of == TableOf::Options) {
        std::vector<Column> columns{
            {"id"}, {"name"}, {"points", CellKind::Price}, {"pointsPerModel", CellKind::Points}};
        addCosts(columns);
        columns.insert(columns.end(), {{"min", CellKind::Bound},
                                       {"max", CellKind::Bound},
                                       {"rules", CellKind::Rules},
                                       {"marks", CellKind::Words},
                                       {"text"}});
        return columns;
    }
    const auto addFigures = [&](std::vector<Column>& columns, const char* stats) {
        for (const auto& stat : listOf(files.ruleset.document, stats))
            columns.push_back({stat.at("id").get<std::string>(), CellKind::Stat, "stats"});
    };
    if (of == TableOf::Weapons) {
        std::vector<Column> columns{{"id"}, {"name"}, {"plural"}, {"kind"}};
        addFigures(columns, "weaponStats");
        columns.insert(columns.end(), {{"rules", CellKind::Rules}, {"note"}});
        return columns;
    }
    if (of == TableOf::Profiles) {
        std::vector<Column> columns{{"id"}, {"name"}};
        for (const auto& stat : listOf(files.ruleset.document, "stats"))
            if (stat.value("per", std::string()) == "profile")
                columns.push_back({stat.at("id").get<std::string>(), CellKind::Stat, "stats"});
        columns.insert(columns.end(), {{"rules", CellKind::Rules}, {"note"}});
        return columns;
    }
    std::vector<Column> columns{{"id"},
                                {"name"},
                                {"category"},
                                {"models", CellKind::Models},
                                {"points", CellKind::Price},
                                {"pointsPerModel", CellKind::Points}};
    addCosts(columns);
    addFigures(columns, "stats");
    columns.insert(columns.end(), {{"rules", CellKind::Rules}, {"marks", CellKind::Words}, {"note"}});
    return columns;
}

/// A row's entry in the army: its pointer, and the group that it is in.
struct Entry {
    std::string group; ///< of an option; empty for others
    std::string pointer;
    ordered_json* value = nullptr;
};

/// The list of the army that has the rows, where it is one.
const char* listOf(TableOf of)
{
    return of == TableOf::Units ? "units" : of == TableOf::Weapons ? "weapons" : "profiles";
}

std::string idOf(const ordered_json& entry)
{
    return entry.is_object() ? entry.value("id", std::string()) : std::string();
}

/// A list with rows, and the groups of options that it is of: empty for other lists.
struct RowList {
    std::string group;
    std::string pointer;
    ordered_json* entries = nullptr;
};

/// The lists of options in an army, in the order of the file. What is only named in a list has no row there.
class OptionLists {
public:
    explicit OptionLists(ordered_json& army)
    {
        addGroups(army, "optionGroups", {}, {});
        addOfModels(army, "modelGroups", {}, {});
        for (auto& [pointer, unit] : objectsIn(army, "units", {})) {
            addGroups(*unit, "options", pointer, idOf(*unit) + '/');
            addOfModels(*unit, "groups", pointer, idOf(*unit) + '/');
        }
    }

    [[nodiscard]] std::vector<RowList> take() { return std::move(m_lists); }

private:
    using Objects = std::vector<std::pair<std::string, ordered_json*>>;

    static Objects objectsIn(ordered_json& owner, const std::string& key, const std::string& pointer)
    {
        Objects objects;
        if (auto list = owner.find(key); list != owner.end())
            for (std::size_t i = 0; i < list->size(); ++i)
                if ((*list)[i].is_object())
                    objects.emplace_back(pointer + '/' + key + '/' + std::to_string(i), &(*list)[i]);
        return objects;
    }

    void addGroups(ordered_json& owner, const std::string& key, const std::string& pointer, const std::string& of)
    {
        for (auto& [at, group] : objectsIn(owner, key, pointer))
            if (group->contains("options"))
                m_lists.push_back({of + idOf(*group), at + "/options", &(*group)["options"]});
    }

    void addOfModels(ordered_json& owner, const std::string& key, const std::string& pointer, const std::string& of)
    {
        for (auto& [at, models] : objectsIn(owner, key, pointer))
            addGroups(*models, "options", at, of + idOf(*models) + '/');
    }

    std::vector<RowList> m_lists;
};

std::vector<RowList> listsOf(ordered_json& army, TableOf of)
{
    if (of == TableOf::Options)
        return OptionLists(army).take();
    const std::string key = listOf(of);
    return army.contains(key) ? std::vector<RowList>{{{}, '/' + key, &army[key]}} : std::vector<RowList>();
}

std::vector<Entry> entriesOf(ordered_json& army, TableOf of)
{
    std::vector<Entry> entries;
    for (const auto& [group, pointer, list] : listsOf(army, of))
        for (std::size_t i = 0; i < list->size(); ++i)
            if (!idOf((*list)[i]).empty())
                entries.push_back({group, pointer + '/' + std::to_string(i), &(*list)[i]});
    return entries;
}

/// Takes a table over into an army, cell by cell.
class Filler {
public:
    Filler(Files& files, TableOf of, std::string csvFile)
        : m_files(files), m_of(of), m_columns(columnsOf(files, of)), m_file(std::move(csvFile))
    {
    }

    void fill(const std::vector<CsvRow>& rows)
    {
        if (rows.empty() || !readHeads(rows.front()))
            return;
        for (std::size_t i = 1; i < rows.size() && m_faults.size() < mostFaults; ++i)
            takeRow(rows[i]);
        for (const auto& entry : entriesOf(m_files.army, m_of))
            m_filled.left += m_lines.contains(keyOf(entry.group, idOf(*entry.value))) ? 0 : 1;
    }

    [[nodiscard]] Faults& faults() { return m_faults; }
    [[nodiscard]] FilledArmy& filled() { return m_filled; }

    /// A fault of the army that the table would make, at its cell.
    [[nodiscard]] Fault atCell(Fault fault)
    {
        for (const auto& entry : entriesOf(m_files.army, m_of)) {
            if (fault.pointer != entry.pointer && !fault.pointer.starts_with(entry.pointer + '/'))
                continue;
            const auto line = m_lines.find(keyOf(entry.group, idOf(*entry.value)));
            if (line == m_lines.end())
                break;
            auto rest = fault.pointer.substr(entry.pointer.size());
            std::string head;
            for (const auto& column : m_columns)
                if (const auto key = column.pointer(); rest == key || rest.starts_with(key + '/'))
                    head = column.head;
            return cellFault(line->second, head, std::move(fault.message), std::move(fault.advice));
        }
        return fault;
    }

private:
    static std::string keyOf(const std::string& group, const std::string& id) { return group + '\n' + id; }

    Fault cellFault(int line, const std::string& head, std::string message, std::string advice) const
    {
        Fault fault =
            Fault::about(m_file, (head.empty() ? std::string() : head + ": ") + std::move(message), std::move(advice));
        fault.line = line;
        return fault;
    }

    bool readHeads(const CsvRow& row)
    {
        std::vector<std::string_view> known;
        if (m_of == TableOf::Options)
            known.emplace_back("group");
        for (const auto& column : m_columns)
            known.push_back(column.head);
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto& head = row.cells[i];
            if (head.empty())
                continue;
            if (std::ranges::find(known, head) == known.end())
                m_faults.push_back(
                    cellFault(row.line, {}, "there is no column " + inQuotes(head),
                              didYouMean(head, known, "Take it out. Known here: " + listed(known) + '.')));
            else if (!m_places.emplace(head, i).second)
                m_faults.push_back(
                    cellFault(row.line, {}, "the column " + inQuotes(head) + " is there twice", "Take one out."));
        }
        for (const std::string& needed :
             m_of == TableOf::Options ? std::vector<std::string>{"group", "id"} : std::vector<std::string>{"id"})
            if (!m_places.contains(needed))
                m_faults.push_back(
                    cellFault(row.line, {}, "the column " + inQuotes(needed) + " is missing", "Rows are known by it."));
        return m_faults.empty();
    }

    [[nodiscard]] std::string cell(const CsvRow& row, const std::string& head) const
    {
        const auto place = m_places.find(head);
        return place == m_places.end() || place->second >= row.cells.size() ? std::string()
                                                                            : withoutGuard(row.cells[place->second]);
    }

    void takeRow(const CsvRow& row)
    {
        const auto id = cell(row, "id");
        const auto group = m_of == TableOf::Options ? cell(row, "group") : std::string();
        if (id.empty()) {
            m_faults.push_back(cellFault(row.line, "id", "the row has no id", "Write one, or take the row out."));
            return;
        }
        if (!m_lines.emplace(keyOf(group, id), row.line).second) {
            m_faults.push_back(cellFault(row.line, "id", "the id " + inQuotes(id) + " is there twice", "Change one."));
            return;
        }
        auto* entry = find(group, id);
        const bool isNew = !entry;
        if (isNew)
            entry = add(row.line, group, id);
        if (!entry)
            return;
        bool isChanged = false;
        for (const auto& column : m_columns)
            if (m_places.contains(column.head))
                isChanged |= takeCell(row, column, *entry);
        m_filled.added += isNew ? 1 : 0;
        m_filled.changed += !isNew && isChanged ? 1 : 0;
    }

    bool takeCell(const CsvRow& row, const Column& column, ordered_json& entry)
    {
        const auto words = cell(row, column.head);
        if (words == cellOf(column.kind, column.in(entry)))
            return false;
        if (words.empty()) {
            column.set(entry, std::nullopt);
            return true;
        }
        auto value = valueOf(column.kind, words);
        if (!value) {
            m_faults.push_back(cellFault(row.line, column.head, inQuotes(words) + " cannot be read here",
                                         "Write " + std::string(formsOf(column.kind)) + '.'));
            return false;
        }
        column.set(entry, std::move(value));
        return true;
    }

    [[nodiscard]] ordered_json* find(const std::string& group, const std::string& id)
    {
        for (const auto& entry : entriesOf(m_files.army, m_of))
            if (entry.group == group && idOf(*entry.value) == id)
                return entry.value;
        return nullptr;
    }

    ordered_json* add(int line, const std::string& group, const std::string& id)
    {
        auto& army = m_files.army;
        if (m_of != TableOf::Options) {
            auto& list = army[listOf(m_of)];
            if (list.is_null())
                list = ordered_json::array();
            list.push_back({{"id", id}});
            return &list.back();
        }
        std::vector<std::string> known;
        for (auto& list : listsOf(army, m_of)) {
            if (list.group == group) {
                list.entries->push_back({{"id", id}});
                return &list.entries->back();
            }
            known.push_back(list.group);
        }
        m_faults.push_back(cellFault(line, "group", "the army has no option group " + inQuotes(group),
                                     didYouMean(group, {known.begin(), known.end()}, "Add it to the file first.")));
        return nullptr;
    }

    Files& m_files;
    TableOf m_of;
    std::vector<Column> m_columns;
    std::string m_file;
    std::map<std::string, std::size_t> m_places; ///< of the columns in a row
    std::map<std::string, int> m_lines;          ///< of the rows, by group and id
    Faults m_faults;
    FilledArmy m_filled;
};

} // namespace

Result<TableRows> armyTable(Store& store, const std::string& armyPath, TableOf of)
{
    auto files = readFiles(store, armyPath);
    if (!files)
        return tl::unexpected<Faults>(std::move(files.error()));
    const auto columns = columnsOf(*files, of);
    TableRows rows(1);
    if (of == TableOf::Options)
        rows.front().push_back("group");
    for (const auto& column : columns)
        rows.front().push_back(column.head);
    for (const auto& entry : entriesOf(files->army, of)) {
        auto& row = rows.emplace_back();
        if (of == TableOf::Options)
            row.push_back(entry.group);
        for (const auto& column : columns)
            row.push_back(cellOf(column.kind, column.in(*entry.value)));
    }
    return rows;
}

Result<FilledArmy> fillArmy(Store& store, const std::string& armyPath, TableOf of, std::string_view csv,
                            const std::string& csvFile)
{
    auto files = readFiles(store, armyPath);
    if (!files)
        return tl::unexpected<Faults>(std::move(files.error()));
    const auto rows = readCsv(csv, csvFile);
    if (!rows)
        return tl::unexpected<Faults>(rows.error());
    Filler filler(*files, of, csvFile);
    filler.fill(*rows);
    if (!filler.faults().empty())
        return tl::unexpected<Faults>(std::move(filler.faults()));
    auto& filled = filler.filled();
    filled.text = canonicalText(files->army);
    filled.read = files->read;
    auto army = readDataText(filled.text, armyPath, "army", store.schemas());
    Faults faults;
    if (!army) {
        faults = std::move(army.error());
    } else if (auto built = buildCatalogue(files->ruleset, {std::move(*army)}); !built) {
        faults = std::move(built.error());
    }
    if (faults.empty())
        return std::move(filled);
    for (auto& fault : faults)
        fault = filler.atCell(std::move(fault));
    return tl::unexpected<Faults>(std::move(faults));
}

} // namespace muster
