#pragma once

#include "battlescribe/roster/list.h"
#include "editor/battle/battle.h"
#include "io/data/store.h"
#include "rules/verdict/verdict.h"
#include "widgets/printing/printsettings.h"

#include <QString>

#include <functional>
#include <memory>

namespace muster::widgets {

/// What a preview shows: a roster of ours or of BattleScribe, both of a battle, or the book of an army. Its functions
/// may be called by a worker: what they use does not change.
struct Printout {
    using Make = std::function<Result<std::string>(const print::Settings&, const print::Progress&)>;
    using Paint = std::function<Result<void>(QPagedPaintDevice&, const print::Settings&, const print::PageChoice&,
                                             const print::Progress&)>;

    QString name;     ///< may be empty
    QString fileName; ///< without its ending
    Printed what = Printed::Roster;
    Make pdf;
    Make html;
    Make text;   ///< none of a book
    Paint paint; ///< the pages of the PDF, on a printer
};

[[nodiscard]] Printout printoutOf(const VerdictPtr& verdict, const Store& store);
[[nodiscard]] Printout printoutOf(const std::shared_ptr<const battlescribe::List>& list);
/// The sheets of both sides. The battle was judged.
[[nodiscard]] Printout printoutOf(const editor::Battle& battle);
[[nodiscard]] Result<Printout> bookOf(Store& store, const std::string& game, const std::string& army);

} // namespace muster::widgets
