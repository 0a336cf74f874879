#pragma once

#include "editor/author/authordocument.h"
#include "editor/fixture.h"
#include "io/data/newgame.h"

#include <QTemporaryDir>

namespace muster::testing {

/// A game that somebody has just begun, "Vael", with one army, "House Teralt".
struct Begun {
    QTemporaryDir home;
    Store store = std::move(*Store::open(std::string(MUSTER_SOURCE_DIR)));
    NewGame game;

    Begun()
    {
        store.setUserFolder(home.path().toStdString());
        auto made = makeGame(store, "Vael", "House Teralt");
        REQUIRE(made);
        game = *made;
        store.readAgain();
    }

    [[nodiscard]] GameDraft draft() const
    {
        auto read = GameDraft::read(game.folder);
        REQUIRE(read);
        return *read;
    }
};

/// The file of its army, and the list of its units.
inline const std::string teralt = "house-teralt";
inline const DraftPlace teraltUnits{teralt, "/units"};

/// Lines of faults, for a message.
inline std::string linesOf(const Faults& faults)
{
    std::string lines;
    for (const auto& fault : faults)
        lines += toText(fault) + '\n';
    return lines;
}

} // namespace muster::testing
