#include "io/lint/lint.h"

#include "core/base/colour.h"
#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/base/wording.h"
#include "core/language/formula.h"
#include "io/collection/collectionfile.h"
#include "io/data/datafile.h"
#include "io/data/names.h"
#include "io/data/ownentries.h"
#include "io/data/translation.h"
#include "io/data/versions.h"
#include "io/files/folder.h"
#include "io/files/safefile.h"
#include "io/json/boundedjson.h"
#include "io/json/canonical.h"
#include "io/lint/aliases.h"
#include "io/roster/rosterfile.h"
#include "io/ruleset/catalogueloader.h"
#include "io/ruleset/readcontext.h"
#include "io/ruleset/sharedlists.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace muster {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

namespace fs = std::filesystem;

std::string nameOf(const fs::path& path) { return path.filename().string(); }

std::string folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path().string() : "."; }

/// orks.de.json translates orks.json.
bool isTranslation(const fs::path& path)
{
    return path.stem().string().find('.') != std::string::npos && !isOwnUnitsFile(path.string());
}

bool isDataFile(const fs::directory_entry& entry)
{
    const auto ending = entry.path().extension();
    return (ending == ".json" || ending == ".muster") && isFile(entry.path());
}

/// Advice for a file in the folder of another ruleset.
std::string moveOrName(const std::string& ruleset)
{
    return "Write " + inQuotes(ruleset) + ", or move the file to the folder of its ruleset.";
}

class Linter {
public:
    Linter(Store& store, bool write, const FileVersions& versions)
        : m_store(store), m_write(write), m_versions(versions)
    {
    }

    LintResult run(const std::vector<std::string>& paths)
    {
        for (const auto& path : paths)
            collect(path);
        for (const auto& [folder, armies] : m_data)
            lintFolder(folder, armies);
        for (const auto& path : m_rosters)
            lintRoster(path);
        for (const auto& path : m_collections)
            lintCollection(path);
        return std::move(m_result);
    }

    /// Of files in memory: lintGame().
    GameLint runGame(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll)
    {
        GameLint made;
        for (const auto& army : armies)
            lintIdentity(army, &ruleset);
        lintIcons(ruleset);
        made.catalogue = lintArmies(ruleset, armies, areAll);
        add(m_found.take());
        made.faults = std::move(m_result.faults);
        made.warnings = m_doubtful.take();
        return made;
    }

private:
    void collect(const std::string& path)
    {
        std::error_code error;
        if (!fs::exists(path, error)) {
            m_result.unreadable.push_back(Fault::about(path, "there is no such file or folder"));
            return;
        }
        std::vector<std::string> files;
        if (fs::is_directory(path, error)) {
            fs::recursive_directory_iterator each(path, fs::directory_options::skip_permission_denied, error);
            for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
                if (each->path().filename().string().starts_with('.'))
                    each.disable_recursion_pending();
                else if (auto file = each->path().string(); isDataFile(*each) && !isTemplateFile(file))
                    files.push_back(std::move(file));
            }
            if (error)
                m_result.unreadable.push_back(Fault::about(path, "the folder cannot be searched: " + error.message()));
            std::ranges::sort(files);
        } else {
            files.push_back(path);
        }
        for (const auto& file : files) {
            ++m_result.files;
            if (file.ends_with(".muster"))
                m_rosters.push_back(file);
            else if (isCollection(file))
                m_collections.push_back(file);
            else if (auto& data = m_data[folderOf(file)]; std::ranges::find(data, nameOf(file), nameOf) == data.end())
                data.push_back(file);
        }
    }

    void lintFolder(const std::string& folder, std::vector<std::string> wanted)
    {
        std::vector<std::string> translations;
        std::ranges::copy_if(wanted, std::back_inserter(translations), isTranslation);
        std::erase_if(wanted, isTranslation);
        std::vector<std::string> ownUnits;
        std::ranges::copy_if(wanted, std::back_inserter(ownUnits), isOwnUnitsFile);
        std::erase_if(wanted, isOwnUnitsFile);
        // "ruleset.json" and "./ruleset.json" are the same file: inside one folder the name is enough.
        const auto named = std::ranges::find(wanted, "ruleset.json", nameOf);
        const bool isWhole = named != wanted.end();
        const auto checkForms = [&] {
            for (const auto& path : wanted)
                lintForm(path, nameOf(path) == "ruleset.json" ? "ruleset" : "army");
            for (const auto& path : translations)
                lintForm(path, "translation");
            for (const auto& path : ownUnits)
                lintForm(path, "ownunits");
        };
        // Rewritten before the rest is looked at: faults are reported where they are then.
        if (m_write)
            checkForms();
        auto rulesetPath = isWhole ? *named : folder + "/ruleset.json";
        // The user's own army for a shipped game has no ruleset beside it.
        std::error_code error;
        if (!isWhole && !isFile(rulesetPath))
            rulesetPath = m_store.rulesetFile(nameOf(fs::absolute(folder, error))).value_or(rulesetPath);
        auto ruleset = read(rulesetPath, "ruleset");
        if (!ruleset)
            add(ruleset.error());
        else if (isWhole)
            add(wrongVersion(*ruleset));
        std::vector<DataFile> armies;
        for (const auto& path : isWhole ? allArmies(folder, wanted) : wanted) {
            if (path == rulesetPath)
                continue;
            if (auto army = read(path, "army"))
                armies.push_back(std::move(*army));
            else
                add(army.error());
        }
        for (const auto& army : armies)
            lintIdentity(army, ruleset ? &*ruleset : nullptr);
        add(m_found.take());
        if (!m_write)
            checkForms();
        if (!ruleset)
            return;
        for (const auto& path : ownUnits)
            lintOwnUnits(path, *ruleset);
        for (const auto& path : translations)
            lintTranslation(path, *ruleset);
        if (isWhole)
            lintIcons(*ruleset);
        if (armies.empty() && !isWhole)
            return;
        lintArmies(*ruleset, armies, isWhole);
        add(m_found.take()); // while the files are there
        const auto warnings = m_doubtful.take();
        m_result.warnings.insert(m_result.warnings.end(), warnings.begin(), warnings.end());
    }

    /// `areAll`: these are all armies of the game. Gives their catalogue; null if there is none.
    Store::CataloguePtr lintArmies(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll)
    {
        auto built = buildCatalogue(ruleset, armies, areAll);
        if (!built)
            add(built.error());
        else
            lintUnits(*built, armies);
        const auto lintNames = [&](const DataFile& file) {
            lintAliases(file.document, [&](const std::string& pointer, std::string message, std::string advice) {
                warn(file, pointer, std::move(message), std::move(advice));
            });
        };
        lintNames(ruleset);
        if (areAll && hasSharedLists(ruleset))
            lintUnusedShared(ruleset, armies);
        for (const auto& army : armies) {
            if (built && built->ruleset.hasPoints)
                lintCosts(army);
            lintUnused(army);
            lintColour(army);
            lintNames(army);
            if (areAll)
                lintAllies(army, armies);
        }
        return built ? std::make_shared<const Catalogue>(std::move(*built)) : nullptr;
    }

    Result<DataFile> read(const std::string& path, std::string_view schema)
    {
        return readDataFile(path, schema, m_store.schemas(), m_versions);
    }

    static std::vector<std::string> allArmies(const std::string& folder, std::vector<std::string> files)
    {
        for (const auto& entry : entriesOf(folder))
            if (auto path = entry.string(); entry.extension() == ".json" && isFile(entry) && !isTranslation(path) &&
                                            !isOwnUnitsFile(path) &&
                                            std::ranges::find(files, nameOf(path), nameOf) == files.end())
                files.push_back(std::move(path));
        std::ranges::sort(files);
        return files;
    }

    void lintIdentity(const DataFile& army, const DataFile* ruleset)
    {
        const auto id = textOf(army.document, "id");
        const auto name = fs::path(army.path).stem().string();
        if (id != name)
            fault(army, "/id", "the army's id is \"" + id + "\" and the file is named " + name + ".json",
                  "Name the file after the id.");
        if (ruleset && army.document["ruleset"] != ruleset->document["id"])
            fault(army, "/ruleset", "the army belongs to another ruleset than the folder that it is in",
                  moveOrName(textOf(ruleset->document, "id")));
    }

    /// A translation may name only what its ruleset or army has, and must keep the slots of messages.
    void lintTranslation(const std::string& path, const DataFile& ruleset)
    {
        const auto file = read(path, "translation");
        if (!file)
            return add(file.error());
        const auto rulesetId = textOf(ruleset.document, "id");
        const auto army = textOf(file->document, "army");
        const auto name = (army.empty() ? "ruleset" : army) + '.' + textOf(file->document, "language") + ".json";
        if (nameOf(path) != name)
            fault(*file, "/language", "for its army and language the file must be named " + name, "Name it so.");
        if (textOf(file->document, "ruleset") != rulesetId)
            fault(*file, "/ruleset", "the translation belongs to another ruleset than the folder that it is in",
                  moveOrName(rulesetId));
        add(m_found.take()); // while the file is there
        std::vector<DataFile> armies;
        if (!army.empty()) {
            auto its = readArmyOf(path, army, ruleset);
            if (!its)
                return add(its.error());
            armies.push_back(std::move(*its));
        }
        const auto source = buildCatalogue(ruleset, armies);
        auto target = buildCatalogue(ruleset, armies);
        // Faults of the ruleset or army itself are reported when that file is checked.
        if (source && target)
            add(applyTranslation(*target, *source, *file, army.empty() ? Id<Army>() : Id<Army>::at(0)));
    }

    /// The army that a file belongs to: in the same folder, or the one that rosters get.
    Result<DataFile> readArmyOf(const std::string& path, const std::string& army, const DataFile& ruleset)
    {
        auto armyPath = folderOf(path) + '/' + army + ".json";
        if (!isFile(armyPath))
            armyPath = m_store.armyFile(textOf(ruleset.document, "id"), army).value_or(armyPath);
        return read(armyPath, "army");
    }

    /// Own units are checked as a part of their army.
    void lintOwnUnits(const std::string& path, const DataFile& ruleset)
    {
        const auto name = nameOf(path);
        auto file = readArmyOf(path, name.substr(0, name.find('.')), ruleset);
        if (!file)
            return add(file.error());
        auto faults = addOwnUnits(*file, path, m_store.schemas(), m_versions);
        if (faults.empty())
            faults = ownUnitFaults(ruleset, *file);
        if (!faults.empty())
            return add(faults);
        const auto isOfThem = [&](const Fault& fault) { return fault.file == path; };
        const std::vector<DataFile> files{std::move(*file)};
        if (const auto built = buildCatalogue(ruleset, files)) {
            lintUnits(*built, files);
            if (built->ruleset.hasPoints)
                lintCosts(files.front());
        }
        for (const auto& fault : m_found.take())
            if (isOfThem(fault))
                add({fault});
        for (const auto& doubt : m_doubtful.take())
            if (isOfThem(doubt))
                m_result.warnings.push_back(doubt);
    }

    void fault(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
    {
        auto placed = placedFault(file, pointer, std::move(message), std::move(advice));
        m_found.add(placed.text, std::move(placed.fault));
    }

    void lintForm(const std::string& path, std::string_view schema)
    {
        const auto text = readFile(path, JsonBounds{}.bytes);
        // The second parsing keeps the order of keys but has no limits, so the limits are checked first.
        if (!text || !parseJson(*text, path))
            return;
        auto document = ordered_json::parse(*text);
        const auto update = m_versions.ofData(schema).bringUpToDate(document, *text, path);
        // An old file is brought up to date only if the result is valid. Its faults were reported when it was read.
        if (!update || (update->isOld() && !m_store.schemas().check(schema, json(document), {}, path).empty()))
            return;
        checkForm(path, *text, readableJson(document, path), *update);
    }

    /// Checks that a file is written as it should be, or writes it so. Whether it was written.
    bool checkForm(const std::string& path, const std::string& text, const Result<std::string>& made,
                   const VersionUpdate& update)
    {
        add(update.remarks);
        if (!made) { // too large once it is laid out, for example
            add(made.error());
            return false;
        }
        const auto& canonical = *made;
        if (canonical == text)
            return false;
        if (m_write) {
            const auto saved = saveFileUnlessChanged(path, canonical, FileStamp::of(text));
            add(saved ? saved->remarks : saved.error());
            m_result.written += saved ? 1 : 0;
            return saved.has_value();
        }
        if (update.isOld()) {
            const auto at = locate(text, "/version");
            m_result.faults.push_back(
                {path, at.line, at.column, "/version",
                 "the file is of version " + std::to_string(update.from) + "; today's is " + std::to_string(update.to),
                 "'muster lint --write' brings it up to date."});
            return false;
        }
        const auto [ours, theirs] = std::ranges::mismatch(canonical, text);
        const auto at = positionAt(text, static_cast<std::size_t>(theirs - text.begin()));
        m_result.faults.push_back(
            {path, at.line, at.column, {}, "the file is not in canonical form", "'muster lint --write' writes it so."});
        return false;
    }

    /// What icons.json or silhouettes.json of the shipped templates and of the user's own have, by name: those of a
    /// game may be there.
    std::map<std::string, json> drawnIn(std::string_view file)
    {
        std::map<std::string, json> drawn;
        for (const auto& folder : {m_store.templateFolder(), m_store.userTemplateFolder()}) {
            const auto path = folder + '/' + std::string(file);
            const auto text = readFile(path, JsonBounds{}.bytes);
            const auto drawings = text ? parseJson(*text, path) : tl::unexpected(Faults{});
            if (!drawings || !drawings->is_object())
                continue; // its faults are reported when templates are checked
            for (const auto& [name, drawing] : drawings->items())
                drawn[name].merge_patch(drawing);
        }
        return drawn;
    }

    /// What has no picture is easy to overlook.
    void lintDrawn(const DataFile& file, const std::string& pointer, const std::string& name, const char* what,
                   const std::map<std::string, json>& drawn, const char* where)
    {
        if (name.empty() || drawn.contains(name))
            return;
        std::vector<std::string_view> known;
        for (const auto& [each, drawing] : drawn)
            known.push_back(each);
        fault(file, pointer, "there is no " + std::string(what) + ' ' + inQuotes(name),
              didYouMean(name, known,
                         "There are: " + listed(known) + ". Others can be drawn in " + where +
                             " of your own templates folder."));
    }

    void lintIcons(const DataFile& ruleset)
    {
        const auto icons = drawnIn("icons.json");
        const auto silhouettes = drawnIn("silhouettes.json");
        const auto each = [&](const char* list, const char* key, const char* what, const auto& drawn,
                              const char* where) {
            const auto& entries = listOf(ruleset.document, list);
            for (std::size_t i = 0; i < entries.size(); ++i)
                lintDrawn(ruleset, '/' + std::string(list) + '/' + std::to_string(i) + '/' + key,
                          textOf(entries[i], key), what, drawn, where);
        };
        each("categories", "icon", "icon", icons, "icons.json");
        each("categories", "silhouette", "drawing", silhouettes, "silhouettes.json");
        each("weaponKinds", "sign", "icon", icons, "icons.json");
    }

    /// A location that names no point of the drawing would have no number in it.
    void lintSilhouette(const Catalogue& catalogue, const Unit& unit, const DataFile& file, const std::string& pointer)
    {
        if (m_silhouettes.empty())
            m_silhouettes = drawnIn("silhouettes.json");
        lintDrawn(file, pointer + "/silhouette", unit.silhouette, "drawing", m_silhouettes, "silhouettes.json");
        const auto& own = unit.silhouette;
        const auto drawing =
            m_silhouettes.find(own.empty() ? catalogue.ruleset.categories[unit.category].silhouette : own);
        const auto isDrawn = drawing != m_silhouettes.end() && drawing->second.is_object();
        const auto known = isDrawn ? drawing->second.value("points", json()) : json();
        if (!known.is_object())
            return; // what is wrong with a drawing itself is a fault of the templates
        std::vector<std::string_view> points;
        for (const auto& [name, point] : known.items())
            points.push_back(name);
        for (std::size_t i = 0; i < unit.locations.size(); ++i)
            if (const auto& id = unit.locations[i].id; !id.empty() && std::ranges::find(points, id) == points.end())
                fault(file, pointer + "/locations/" + std::to_string(i) + "/id",
                      "the drawing " + inQuotes(drawing->first) + " has no point " + inQuotes(id),
                      didYouMean(id, points, "There are: " + listed(points) + '.'));
    }

    void lintUnits(const Catalogue& catalogue, const std::vector<DataFile>& files)
    {
        for (const auto army : catalogue.armies.ids()) {
            const auto& file = files[army.position()];
            std::size_t number = 0;
            for (const auto id : catalogue.army(army).units) {
                const auto pointer = "/units/" + std::to_string(number++);
                lintReachable(catalogue.unit(id), file, pointer);
                lintFormulas(catalogue, catalogue.unit(id), file, pointer);
                lintSilhouette(catalogue, catalogue.unit(id), file, pointer);
            }
        }
    }

    void warn(const DataFile& file, const std::string& pointer, std::string message, std::string advice)
    {
        auto placed = placedFault(file, pointer, std::move(message), std::move(advice));
        m_doubtful.add(placed.text, std::move(placed.fault));
    }

    /// The programs show it darker then, or it is taken for that of a verdict.
    void lintColour(const DataFile& army)
    {
        const auto colour = colourOf(textOf(army.document, "colour"));
        if (colour && contrast(*colour, white) < leastContrast)
            warn(army, "/colour", "white is hard to read on this colour", "Take a darker one.");
        else if (colour && looksLikeVerdict(*colour))
            warn(army, "/colour", "the colour looks like the red, amber or green of a verdict",
                 "Take a less saturated one, or another.");
    }

    /// A unit without cost may be a mistake: a free unit must have "points": 0.
    void lintCosts(const DataFile& army)
    {
        const auto& units = army.document["units"];
        for (std::size_t i = 0; i < units.size(); ++i)
            if (!units[i].contains("points") && !units[i].contains("pointsPerModel"))
                warn(army, "/units/" + std::to_string(i),
                     "the unit " + inQuotes(textOf(units[i], "id")) + " has no cost",
                     "Add points or pointsPerModel; \"points\": 0 for one that is free.");
    }

    /// Shared groups are read where a unit uses them, so those that no unit uses are never checked.
    void lintUnused(const DataFile& army)
    {
        std::set<std::string> optionGroups;
        std::set<std::string> modelGroups;
        const auto useOptions = [&](const json& owner) {
            for (const auto& group : listOf(owner, "options"))
                if (group.is_string() || group.contains("use"))
                    optionGroups.insert(group.is_string() ? group.get<std::string>() : textOf(group, "use"));
        };
        for (const auto& unit : army.document["units"]) {
            useOptions(unit);
            for (const auto& group : listOf(unit, "groups")) {
                if (group.is_string())
                    modelGroups.insert(group.get<std::string>());
                else
                    useOptions(group);
            }
        }
        const auto warnOfUnused = [&](const std::string& key, const std::set<std::string>& used) {
            const auto& list = listOf(army.document, key);
            for (std::size_t i = 0; i < list.size(); ++i)
                if (!used.contains(textOf(list[i], "id")))
                    warn(army, '/' + key + '/' + std::to_string(i),
                         "no unit has this group, so what it says was not looked at", "Name it in a unit, or drop it.");
        };
        warnOfUnused("modelGroups", modelGroups);
        for (const auto& group : listOf(army.document, "modelGroups"))
            if (modelGroups.contains(textOf(group, "id")))
                useOptions(group);
        warnOfUnused("optionGroups", optionGroups);
    }

    /// Of the lists that all armies share, what none of them names is never checked either.
    void lintUnusedShared(const DataFile& ruleset, const std::vector<DataFile>& armies)
    {
        std::map<std::string, std::set<std::size_t>, std::less<>> used;
        for (auto army : armies) {
            addSharedEntries(army, ruleset);
            for (const auto& [key, part] : army.shared->parts)
                used[key].insert(part.places.begin(), part.places.end());
        }
        for (const auto key : sharedLists)
            for (std::size_t i = 0; i < listOf(ruleset.document, key).size(); ++i)
                if (!used[std::string(key)].contains(i))
                    warn(ruleset, '/' + std::string(key) + '/' + std::to_string(i),
                         "no army names this entry, so what it says was not looked at",
                         "Name it in an army, or drop it.");
    }

    /// An army may name an ally whose file does not exist yet. But a name that is very similar to a known one is
    /// probably misspelt.
    void lintAllies(const DataFile& army, const std::vector<DataFile>& armies)
    {
        std::vector<std::string> known;
        known.reserve(armies.size());
        for (const auto& other : armies)
            if (&other != &army)
                known.push_back(textOf(other.document, "id"));
        const auto allies = textsOf(army.document, "allies");
        for (std::size_t i = 0; i < allies.size(); ++i) {
            if (std::ranges::find(known, allies[i]) != known.end())
                continue;
            if (const auto meant = nearest(allies[i], {known.begin(), known.end()}); !meant.empty())
                warn(army, "/allies/" + std::to_string(i), "there is no army " + inQuotes(allies[i]) + " yet",
                     "Did you mean " + inQuotes(meant) + '?');
        }
    }

    /// An option that excludes everything it needs can never be taken.
    void lintReachable(const Unit& unit, const DataFile& file, const std::string& pointer)
    {
        for (const auto& option : unit.choices.options) {
            const auto isShut = [&](Id<Option> other) {
                return std::ranges::find(option.excludes, other) != option.excludes.end();
            };
            if (!option.requiresAnyOf.empty() && std::ranges::all_of(option.requiresAnyOf, isShut))
                fault(file, pointer,
                      "nobody can ever take the option \"" + option.id + "\" of " + unit.name +
                          ": it excludes what it needs",
                      "Fix requires or excludes.");
        }
    }

    /// If a column has a formula, a printed figure must equal its result.
    void lintFormulas(const Catalogue& catalogue, const Unit& unit, const DataFile& file, const std::string& pointer)
    {
        for (const auto id : catalogue.ruleset.stats.ids()) {
            const auto& column = catalogue.ruleset.stats[id];
            const auto& printed = unit.stats[id].parts[0];
            if (!column.formula || !printed || !isFor(catalogue, *column.formula, unit))
                continue;
            const auto worked = workOut(*column.formula, unit.stats, unit.defaultModels());
            if (worked && *worked != Fraction(*printed))
                fault(file, pointer + "/stats/" + column.id,
                      unit.name + " prints " + std::to_string(*printed) + " as " + column.name +
                          "; the formula gives " + worked->text(),
                      "Fix the figure, or leave it out: then the program calculates it.");
        }
    }

    /// Some formulas are only for units with, or without, some special rule. Rulings are as they are by default.
    static bool isFor(const Catalogue& catalogue, const Formula& formula, const Unit& unit)
    {
        const bool counts = formula.unlessRuling.isNone() ||
                            catalogue.ruleset.rulings[formula.unlessRuling].standard == formula.unlessIs;
        const auto has = [&](Id<SpecialRule> rule) {
            return std::ranges::find(unit.rules, rule, &RuleRef::rule) != unit.rules.end();
        };
        return (formula.rule.isNone() || has(formula.rule)) &&
               (formula.unless.isNone() || !counts || !has(formula.unless));
    }

    void lintRoster(const std::string& path)
    {
        const auto text = readFile(path, JsonBounds{}.bytes);
        if (!text)
            return add(text.error());
        VersionUpdate update;
        const auto roster = readRoster(*text, path, m_versions.roster, update);
        if (!roster)
            return add(roster.error());
        const auto made = readableRoster(*roster, path);
        const bool isWritten = m_write && checkForm(path, *text, made, update);
        // The lines of an old file are not those of what it became.
        const auto lines = isWritten ? std::string_view(*made) : update.isOld() ? std::string_view() : *text;
        const auto catalogue = m_store.catalogueFor(*roster, lines, path);
        if (catalogue)
            add(everythingUnknown(m_store, **catalogue, *roster, lines, path));
        else
            add(catalogue.error());
        if (!m_write)
            checkForm(path, *text, made, update);
    }

    /// By its content, as it may lie anywhere.
    static bool isCollection(const std::string& path)
    {
        const auto text = readFile(path, JsonBounds{}.bytes);
        return text && text->find("\"muster-collection\"") != std::string::npos;
    }

    /// Models that the data do not have are not a fault of a collection: they are still owned.
    void lintCollection(const std::string& path)
    {
        const auto text = readFile(path, JsonBounds{}.bytes);
        if (!text)
            return add(text.error());
        const auto collection = readCollection(*text, path, m_store.schemas());
        if (!collection)
            return add(collection.error());
        if (const auto name = collection->ruleset + ".json"; nameOf(path) != name)
            add({Fault::about(path, "this is the collection of the game " + inQuotes(collection->ruleset),
                              "Name the file " + name + '.')});
        checkForm(path, *text, readableCollection(*collection, path, m_store.schemas()), {});
    }

    void add(const Faults& faults) { m_result.faults.insert(m_result.faults.end(), faults.begin(), faults.end()); }

    Store& m_store;
    bool m_write;
    const FileVersions& m_versions;
    LintResult m_result;
    FaultList m_found;                         ///< faults in the files of one folder
    FaultList m_doubtful;                      ///< warnings in the files of one folder
    std::map<std::string, json> m_silhouettes; ///< see drawnIn()
    std::map<std::string, std::vector<std::string>> m_data;
    std::vector<std::string> m_rosters;
    std::vector<std::string> m_collections;
};

} // namespace

bool isTemplateFile(const std::string& path)
{
    const auto name = nameOf(path);
    if (name.ends_with(".html") || name.ends_with(".css"))
        return true;
    if (name != "geometry.json" && name != "icons.json" && name != "silhouettes.json")
        return false;
    // An army can have such an id. Then the content of the file shows what it is.
    const auto text = readFile(path, JsonBounds{}.bytes);
    return !text || text->find("\"muster-") == std::string::npos;
}

GameLint lintGame(const DataFile& ruleset, const std::vector<DataFile>& armies, bool areAll, Store& store)
{
    return Linter(store, false, fileVersions()).runGame(ruleset, armies, areAll);
}

LintResult lint(const std::vector<std::string>& paths, Store& store, bool write)
{
    return lint(paths, store, write, fileVersions());
}

LintResult lint(const std::vector<std::string>& paths, Store& store, bool write, const FileVersions& versions)
{
    return Linter(store, write, versions).run(paths);
}

} // namespace muster
