#include "editor/battle/playedbattle.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "editor/document/document.h"
#include "editor/gamedata/gamedatalist.h"
#include "io/battle/battlefile.h"
#include "io/roster/rosterfile.h"
#include "report/battle/recordtext.h"

#include <QCoreApplication>

namespace muster::editor {

namespace {

struct Played {
    Q_DECLARE_TR_FUNCTIONS(PlayedBattle)
};

} // namespace

bool looksLikeBattle(std::string_view text)
{
    return text.size() <= BattleRecord::mostBytes && text.find("\"muster-battle\"") != std::string_view::npos;
}

Result<PlayedBattle> playedBattle(std::string_view text, const std::string& file, const Document& document,
                                  SchemaSet& schemas)
{
    const auto record = readBattle(text, file, schemas);
    if (!record)
        return tl::unexpected(record.error());
    const auto* data = document.gameData();
    PlayedBattle battle;
    battle.head = report::recordHead(*record);
    battle.other = report::otherRosterText(*record, data ? data->list()->fingerprint : fingerprint(document.roster()));
    battle.notes = data ? data->list()->roster.notes : document.roster().notes;
    battle.notes += (battle.notes.empty() ? "" : "\n\n") + report::recordText(*record);
    if (countLetters(battle.notes) > rosterlimits::proseLetters)
        return failure(Fault::about(file, Played::tr("The notes of the roster have no room for it").toStdString(),
                                    Played::tr("Shorten the notes, and take the battle again.").toStdString()));
    return battle;
}

} // namespace muster::editor
