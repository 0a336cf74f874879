#pragma once

#include "battlescribe/compose/newids.h"
#include "battlescribe/fixes/fixkind.h"
#include "battlescribe/judge/judgement.h"
#include "battlescribe/play/edit.h"

namespace muster::battlescribe::fixes {

/// A change that was tried: the finding is gone, and nothing else is wrong that was not wrong before.
struct Fix {
    using Kind = FixKind;

    Kind kind = Kind::Remove;
    std::string name;                ///< of what is removed, changed or taken
    std::string place;               ///< name of the force or selection that it is in
    std::int64_t number = 0;         ///< SetNumber: how many there are then; Take: how many more
    std::vector<data::Amount> costs; ///< by how much the totals change, in their order
    play::Edit edit;
};

/// How many times a roster may still be judged to try fixes. When it is used up, further findings get none.
struct Budget {
    int trials = 60;
};

/// Fewer where one trial is much work: all together take a second or two at most.
[[nodiscard]] Budget budgetFor(const judge::Judgement& judgement);

/// At most three fixes, those that remove nothing first.
[[nodiscard]] std::vector<Fix> fixesFor(play::Game& game, const play::Roster& roster, const judge::Judgement& judgement,
                                        const judge::Finding& finding, Budget& budget);

} // namespace muster::battlescribe::fixes
