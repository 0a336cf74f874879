#include "io/collection/collectioncsv.h"

#include "core/base/letters.h"
#include "core/base/wording.h"
#include "io/spreadsheet/csv.h"

#include <QString>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace muster {

namespace {

enum Column : std::size_t { Game, ArmyColumn, UnitColumn, Owned, Painted, Note, columns };
constexpr std::array<std::string_view, columns> heads{"game", "army", "unit", "owned", "painted", "note"};
constexpr std::size_t mostFaults = 1'000;

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

QString folded(std::string_view words) { return text(words).toCaseFolded(); }

std::string trimmed(std::string_view words) { return text(words).simplified().toStdString(); }

/// A thing of the data by all that it may be called.
template <typename T>
struct Called {
    T what;
    std::vector<std::string> names; ///< the id first
    std::vector<QString> folded{};  ///< the same for comparing without case
};

template <typename T>
void foldAll(std::vector<Called<T>>& all)
{
    for (auto& each : all)
        for (const auto& name : each.names)
            each.folded.push_back(folded(name));
}

/// Those with exactly this name; without any, those whose name differs only in upper and lower case.
template <typename T>
std::vector<const Called<T>*> find(const std::vector<Called<T>>& all, const std::string& word)
{
    std::vector<const Called<T>*> found;
    for (const auto& each : all)
        if (std::ranges::find(each.names, word) != each.names.end())
            found.push_back(&each);
    if (!found.empty())
        return found;
    const auto without = folded(word);
    for (const auto& each : all)
        if (std::ranges::find(each.folded, without) != each.folded.end())
            found.push_back(&each);
    return found;
}

template <typename T>
std::vector<std::string_view> namesOf(const std::vector<Called<T>>& all)
{
    std::vector<std::string_view> names;
    for (const auto& each : all)
        names.insert(names.end(), each.names.begin(), each.names.end());
    return names;
}

/// What can be counted in an army, and the units that cannot, because they are made of several kinds of model.
struct ArmyNames {
    std::string id;
    std::vector<Called<CollectionKey>> counted;
    std::vector<Called<std::string>> made; ///< with the names of what they are made of
};

struct GameNames {
    Store::CataloguePtr catalogue;
    std::vector<Called<ArmyNames>> armies;
};

/// Why a row is not understood.
struct Trouble {
    std::string message;
    std::string advice;
};

class Names {
public:
    explicit Names(Store& store)
    {
        for (const auto& id : store.rulesets()) {
            Called<std::string> game{id, {id}};
            if (const auto catalogue = store.fullCatalogue(id)) {
                const auto& ruleset = (*catalogue)->ruleset;
                game.names.insert(game.names.end(), {ruleset.name, ruleset.shortName});
                if (const auto& source = (*catalogue)->source)
                    game.names.insert(game.names.end(), {source->ruleset.name, source->ruleset.shortName});
                std::erase_if(game.names, [](const std::string& name) { return name.empty(); });
                m_read.emplace(id, namesIn(*catalogue));
            }
            m_games.push_back(std::move(game));
        }
        foldAll(m_games);
    }

    [[nodiscard]] std::optional<Trouble> find(const std::string& game, const std::string& army, const std::string& unit,
                                              CollectionRow& row) const
    {
        const auto games = muster::find(m_games, game);
        if (games.size() != 1)
            return trouble("game", game, games.size(), namesOf(m_games));
        row.ruleset = games.front()->what;
        const auto read = m_read.find(row.ruleset);
        if (read == m_read.end())
            return Trouble{"the data of the game " + inQuotes(game) + " cannot be read", "\"muster lint\" says why."};
        const auto& armies = read->second.armies;
        const auto found = muster::find(armies, army);
        if (found.size() != 1)
            return trouble("army", army, found.size(), namesOf(armies));
        const auto& names = found.front()->what;
        const auto counted = muster::find(names.counted, unit);
        if (counted.size() == 1) {
            row.key = counted.front()->what;
            return std::nullopt;
        }
        if (const auto made = muster::find(names.made, unit); counted.empty() && made.size() == 1)
            return Trouble{"the unit " + inQuotes(unit) + " is made of several kinds of model",
                           "Write a row for each of them: " + made.front()->what + "."};
        return trouble("unit", unit, counted.size(), namesOf(names.counted));
    }

private:
    [[nodiscard]] static Trouble trouble(const std::string& what, const std::string& word, std::size_t found,
                                         const std::vector<std::string_view>& known)
    {
        if (word.empty())
            return {"it names no " + what, "Fill in the column " + inQuotes(what) + "."};
        if (found > 1)
            return {"the " + what + ' ' + inQuotes(word) + " may be one of " + std::to_string(found),
                    "Write its id, as 'muster show' lists it."};
        return {"there is no " + what + ' ' + inQuotes(word),
                didYouMean(word, known, "'muster show' lists those there are.")};
    }

    static GameNames namesIn(const Store::CataloguePtr& catalogue)
    {
        GameNames names{catalogue, {}};
        const auto* source = catalogue->source.get(); // the same tables in the language they were written in
        for (const auto id : catalogue->armies.ids()) {
            const auto& army = catalogue->armies[id];
            Called<ArmyNames> called{{army.id, {}, {}}, {army.id, army.name}};
            if (source)
                called.names.push_back(source->armies[id].name);
            std::set<std::string> models;
            for (const auto unit : army.units)
                addUnit(*catalogue, source, unit, called.what, models);
            foldAll(called.what.counted);
            foldAll(called.what.made);
            names.armies.push_back(std::move(called));
        }
        foldAll(names.armies);
        return names;
    }

    static void addUnit(const Catalogue& catalogue, const Catalogue* source, Id<Unit> id, ArmyNames& army,
                        std::set<std::string>& models)
    {
        const auto& unit = catalogue.unit(id);
        std::vector<std::string> names{unit.id, unit.name};
        if (source)
            names.push_back(source->unit(id).name);
        if (unit.parts.empty()) {
            // By any name of the units that have the same models.
            const auto counted = catalogue.hasModelsOf(id);
            if (counted == id)
                names.push_back(catalogue.nameOfModels(id));
            army.counted.push_back({{army.id, catalogue.unit(counted).id, {}}, std::move(names)});
            return;
        }
        std::vector<std::string> parts;
        for (const auto& part : unit.parts) {
            const auto& profile = catalogue.profile(part.profile);
            if (std::ranges::find(parts, profile.name) == parts.end())
                parts.push_back(profile.name);
            if (!models.insert(profile.id).second)
                continue;
            army.counted.push_back({{army.id, {}, profile.id}, {profile.id, profile.name}});
            if (source)
                army.counted.back().names.push_back(source->profile(part.profile).name);
        }
        army.made.push_back({listed(parts), std::move(names)});
    }

    std::vector<Called<std::string>> m_games;
    std::map<std::string, GameNames> m_read;
};

/// Names of the data are shorter, and looking for one that is near takes time.
std::optional<Trouble> tooLong(const std::array<std::string, columns>& cells)
{
    constexpr std::size_t mostBytes = 200;
    for (const auto column : {Game, ArmyColumn, UnitColumn})
        if (cells[column].size() > mostBytes)
            return Trouble{"the name in the column " + inQuotes(heads[column]) + " is too long", "Write its id."};
    return std::nullopt;
}

/// A whole number that may be left out, which is 0; nothing where it is something else.
std::optional<int> numberIn(const std::string& cell)
{
    if (cell.empty())
        return 0;
    if (cell.size() > 6 || !std::ranges::all_of(cell, [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    const auto number = std::stoi(cell);
    return number <= Collection::mostModels ? std::optional(number) : std::nullopt;
}

std::optional<Trouble> readValue(const std::array<std::string, columns>& cells, OwnedModels& value)
{
    const auto wrong = [](std::string_view column, const std::string& cell) {
        return Trouble{std::string(column) + " is not a whole number from 0 to " +
                           std::to_string(Collection::mostModels) + ": " + inQuotes(cell),
                       "Write digits only."};
    };
    const auto owned = numberIn(cells[Owned]);
    const auto painted = numberIn(cells[Painted]);
    if (!owned)
        return wrong("owned", cells[Owned]);
    if (!painted)
        return wrong("painted", cells[Painted]);
    if (*painted > *owned)
        return Trouble{cells[Painted] + " are painted, but only " + std::to_string(*owned) + " are owned",
                       "Raise the one or lower the other."};
    if (!hasAtMost(cells[Note], Collection::mostNote))
        return Trouble{"the note has more than " + std::to_string(Collection::mostNote) + " letters", "Shorten it."};
    value = {*owned, *painted, cells[Note]};
    return std::nullopt;
}

/// The place of each column in a row; nothing for a column that the table does not have.
using Places = std::array<std::optional<std::size_t>, columns>;

Result<Places> placesIn(const CsvRow& head, const std::string& file, const CollectionDefaults& defaults)
{
    Places places;
    Faults faults;
    const auto fault = [&](std::string message, std::string advice) {
        faults.push_back({file, head.line, 0, {}, std::move(message), std::move(advice)});
    };
    for (std::size_t i = 0; i < head.cells.size(); ++i)
        for (std::size_t column = 0; column < columns; ++column) {
            if (folded(trimmed(head.cells[i])) != folded(heads[column]))
                continue;
            if (places[column])
                fault("the head " + inQuotes(heads[column]) + " is there twice", "Take one away.");
            places[column] = i;
        }
    const auto mustBe = [&](Column column, bool isGiven) {
        if (!isGiven && !places[column])
            fault("there is no head " + inQuotes(heads[column]),
                  "The first row names the columns: " + listed(heads) + '.');
    };
    mustBe(Game, !defaults.ruleset.empty());
    mustBe(ArmyColumn, !defaults.army.empty());
    mustBe(UnitColumn, false);
    mustBe(Owned, false);
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return places;
}

} // namespace

Result<CollectionRows> readCollectionCsv(std::string_view text, const std::string& file, Store& store,
                                         const CollectionDefaults& defaults)
{
    const auto table = readCsv(text, file);
    if (!table)
        return tl::unexpected<Faults>(table.error());
    if (table->empty())
        return failure(
            Fault::about(file, "the table is empty", "The first row names the columns: " + listed(heads) + '.'));
    const auto places = placesIn(table->front(), file, defaults);
    if (!places)
        return tl::unexpected<Faults>(places.error());

    const Names names(store);
    CollectionRows result;
    std::map<std::pair<std::string, CollectionKey>, int> seen;
    std::size_t skipped = 0;
    for (std::size_t i = 1; i < table->size(); ++i) {
        const auto& line = (*table)[i];
        std::array<std::string, columns> cells;
        for (std::size_t column = 0; column < columns; ++column)
            if (const auto place = (*places)[column]; place && *place < line.cells.size())
                cells[column] = withoutGuard(trimmed(line.cells[*place]));
        if (cells[Game].empty())
            cells[Game] = defaults.ruleset;
        if (cells[ArmyColumn].empty())
            cells[ArmyColumn] = defaults.army;
        CollectionRow row;
        row.line = line.line;
        auto trouble = tooLong(cells);
        if (!trouble)
            trouble = names.find(cells[Game], cells[ArmyColumn], cells[UnitColumn], row);
        if (!trouble)
            trouble = readValue(cells, row.value);
        if (!trouble)
            if (const auto [first, isNew] = seen.try_emplace({row.ruleset, row.key}, row.line); !isNew)
                trouble =
                    Trouble{inQuotes(cells[UnitColumn]) + " is in line " + std::to_string(first->second) + " already",
                            "Put both rows together."};
        if (!trouble)
            result.rows.push_back(std::move(row));
        else if (result.faults.size() == mostFaults)
            ++skipped;
        else
            result.faults.push_back({file, line.line, 0, {}, std::move(trouble->message), std::move(trouble->advice)});
    }
    if (skipped > 0)
        result.faults.push_back(Fault::about(file, "and " + std::to_string(skipped) + " more rows"));
    return result;
}

} // namespace muster
