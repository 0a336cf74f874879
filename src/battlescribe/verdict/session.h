#pragma once

#include "battlescribe/exchange/needs.h"
#include "battlescribe/exchange/shownroster.h"
#include "battlescribe/fixes/fixes.h"
#include "battlescribe/verdict/verdict.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::battlescribe {

/// A list with the data of its game, judged. A roster means something only with the game that it was read with, so they
/// stay together. For one thread; whoever judges it locks the game.
struct Session {
    std::shared_ptr<Game> game;
    Roster roster;
    exchange::Needs needs; ///< which files of data the roster was made with
    judge::Judgement judgement;
    exchange::ShownRoster shown;
    std::vector<std::vector<fixes::Fix>> fixes; ///< for each finding of the judgement, with their edits
    std::string folder;                         ///< of the data
};

/// Whether fixes are looked for: an editor asks for them one by one.
enum class Fixes : std::uint8_t { Tried, LeftOut };

/// Judges the roster as it is now, and tries fixes. A worker that is asked to stop leaves off.
void judgeList(Session& session, Fixes fixes = Fixes::Tried, const std::stop_token& stop = {});
/// The same at each change of a list that is edited: only the judgement. What is shown, and fixes, are empty then;
/// exchange::shownRoster() and fixes::fixesFor() give them when they are wanted.
void judgeAlone(Session& session);

/// A finding of a judgement in names and numbers, with fixes of it.
[[nodiscard]] Verdict::Finding findingOf(const Game& game, const judge::Judgement& judgement,
                                         const judge::Finding& finding, const std::vector<fixes::Fix>& fixes = {});
/// A fix of a list with this judgement in the same way.
[[nodiscard]] Verdict::Fix fixOf(const Game& game, const judge::Judgement& judgement, const fixes::Fix& fix);

/// What was found, in names and numbers. Findings and fixes are in the order of the session's; without fixes where none
/// were tried.
[[nodiscard]] Verdict verdictOf(const Session& session);

} // namespace muster::battlescribe
