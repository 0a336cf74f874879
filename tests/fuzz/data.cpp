#include "data.h"

#include "judging.h"
#include "target.h"

#include "io/json/boundedjson.h"
#include "io/ruleset/catalogueloader.h"
#include "rules/figures/profile.h"

#include <map>

namespace muster::fuzz {

namespace {

constexpr std::size_t mostKinds = 8; // of a catalogue that are in its roster

const DataFile* known(const std::optional<std::string>& path, std::string_view schema)
{
    static std::map<std::string, DataFile> files;
    if (!path)
        return nullptr;
    auto found = files.find(*path);
    if (found == files.end()) {
        auto file = readDataFile(*path, schema, store().schemas());
        demand(file.has_value(), "the shipped data can be read");
        found = files.emplace(*path, std::move(*file)).first;
    }
    return &found->second;
}

} // namespace

Result<DataFile> dataFile(std::string_view bytes, std::string_view schema, const std::string& name)
{
    auto document = parseJson(bytes, name);
    if (!document)
        return tl::unexpected<Faults>(std::move(document.error()));
    if (auto faults = store().schemas().check(schema, *document, bytes, name); !faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return DataFile{name, std::string(bytes), std::move(*document), false};
}

const DataFile* knownRuleset(const std::string& ruleset) { return known(store().rulesetFile(ruleset), "ruleset"); }

const DataFile* knownArmy(const std::string& ruleset, const std::string& army)
{
    return army == "ruleset" ? nullptr : known(store().armyFile(ruleset, army), "army");
}

std::shared_ptr<Catalogue> catalogueOf(const DataFile& ruleset, const std::vector<DataFile>& armies)
{
    auto catalogue = buildCatalogue(ruleset, armies);
    if (catalogue)
        return std::make_shared<Catalogue>(std::move(*catalogue));
    demandWords(catalogue.error());
    return nullptr;
}

void useCatalogue(const std::shared_ptr<const Catalogue>& catalogue)
{
    Judged(catalogue, everyUnit(*catalogue, 0)).tell();
    const Judged all(catalogue, everyUnit(*catalogue, mostKinds));
    all.tell();
    all.tryFixes();
    all.fight();
    (void)all.report();
    for (const auto i : catalogue->units.ids())
        (void)profileOfKind(*catalogue, i);
}

} // namespace muster::fuzz
