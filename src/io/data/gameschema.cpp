#include "io/data/gameschema.h"

#include "core/base/safetext.h"
#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/data/store.h"
#include "io/files/safefile.h"
#include "io/json/canonical.h"
#include "io/json/idschema.h"

#include <nlohmann/json.hpp>

namespace muster {

namespace {

Result<nlohmann::json> documentAt(Store& store, const std::optional<std::string>& path, std::string_view schema,
                                  const std::string& game)
{
    if (!path)
        return tl::unexpected(Faults{Fault::about({}, "there is no game or army " + inQuotes(safeLine(game)),
                                                  "'muster show' lists the games, and 'muster show RULESET' its "
                                                  "armies.")});
    auto file = readDataFile(*path, schema, store.schemas());
    if (!file)
        return tl::unexpected<Faults>(std::move(file.error()));
    return std::move(file->document);
}

} // namespace

Result<std::string> schemaText(Store& store, const std::string& name, const std::string& game)
{
    constexpr std::size_t mostBytes = 1u << 20;
    auto text = readFile(store.folder() + "/schemas/" + name + ".schema.json", mostBytes);
    if (!text || game.empty())
        return text;
    const auto slash = game.find('/');
    const auto id = game.substr(0, slash);
    const auto ruleset = documentAt(store, store.rulesetFile(id), "ruleset", game);
    if (!ruleset)
        return tl::unexpected<Faults>(ruleset.error());
    nlohmann::json army;
    if (slash != std::string::npos) {
        auto its = documentAt(store, store.armyFile(id, game.substr(slash + 1)), "army", game);
        if (!its)
            return tl::unexpected<Faults>(std::move(its.error()));
        army = std::move(*its);
    }
    const auto plain = nlohmann::ordered_json::parse(*text);
    const auto withIds = schemaWithIds(plain, *ruleset, army);
    if (withIds == plain)
        return failure(
            Fault::about({}, "the schema " + name + " has no place for the ids of a game", "Leave out --for."));
    return canonicalText(withIds);
}

} // namespace muster
