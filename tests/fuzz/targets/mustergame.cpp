// A game that somebody has published as one file: an archive, given as a bundle of its files, or as bytes of any kind.
#include "bundle.h"
#include "folder.h"
#include "jsonmutator.h"
#include "judging.h"
#include "target.h"

#include "battlescribe/file/archive.h"
#include "editor/author/publishedgame.h"

#include <filesystem>

using namespace muster;
using namespace muster::fuzz;

namespace {

/// A store whose person has no data of their own.
Store& emptyStore()
{
    static const Folder home("mustergame");
    static Store empty = [] {
        auto opened = Store::open(inSource(""));
        demand(opened.has_value(), "the shipped data can be opened");
        opened->setUserFolder(home.path());
        return std::move(*opened);
    }();
    return empty;
}

bool runMusterGame(std::string_view bytes)
{
    std::string archive(bytes);
    if (const auto bundle = readBundle(bytes); !bundle.empty()) {
        std::vector<battlescribe::PackedFile> files;
        for (const auto& [name, text] : bundle)
            files.push_back({name, text});
        auto packed = battlescribe::packAll(files);
        if (!packed)
            return false;
        archive = std::move(*packed);
    }
    auto& store = emptyStore();
    const auto game = editor::readPublishedBytes(archive, "GAME.mustergame", store);
    demand(!std::filesystem::exists(store.userFolder() + "/armies"), "reading writes nothing");
    if (!game) {
        demandWords(game.error());
        return false;
    }
    demand(game->armies > 0, "a game has an army");
    demand(!store.rulesetFile(game->id), "a published game is none of those that are shipped");
    const auto again = editor::publishGame(game->draft);
    demand(again && editor::readPublishedBytes(*again, "AGAIN.mustergame", store).has_value(),
           "what was read can be published and read again");
    return true;
}

std::string mutateMusterGame(std::string_view bytes, std::string_view other, Chance& chance)
{
    static const Pool pool("ruleset");
    auto bundle = readBundle(bytes);
    if (bundle.empty() || chance.oneIn(16)) // as an archive, too, whose own bytes change
        return chance.changedBytes(std::string(bytes));
    const auto given = readBundle(other);
    if (!given.empty() && chance.oneIn(8)) {
        bundle.push_back(chance.oneOf(given));
        return writeBundle(bundle);
    }
    auto& [name, text] = bundle[chance.below(bundle.size())];
    if (chance.oneIn(12))
        name = chance.changedBytes(name);
    else
        text = mutateJson(text, {}, pool, chance);
    return writeBundle(bundle);
}

const Registration musterGameTarget({"mustergame", runMusterGame, mutateMusterGame, 48 << 10});

} // namespace
