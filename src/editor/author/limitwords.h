#pragma once

#include "editor/author/entries.h"
#include "io/author/limit.h"

#include <QString>

#include <string>
#include <vector>

namespace muster::editor {

/// A part of the sentence of a limit: words, or a box in which something is chosen.
struct SentencePart {
    enum class Box { None, Number, Each, Share, What, Other };

    Box box = Box::None;
    QString words; ///< what the box has, if it is one
};

/// A limit as a sentence: "At most 3 of Troops".
[[nodiscard]] std::vector<SentencePart> sentenceOf(const Limit& limit, const GameDraft& draft, const std::string& file);
/// On one line. Of a limit that no sentence has, its name, what it says when it is broken, or its id.
[[nodiscard]] QString sentenceAt(const GameDraft& draft, const DraftPlace& entry);

/// What stands in the place of the boxes in a list of kinds of limit: "At most … of …".
[[nodiscard]] QString templateName(Limit::Kind kind);
/// The kinds of limit that a game can have: those about points only if it has points.
[[nodiscard]] std::vector<Limit::Kind> limitTemplates(const GameDraft& draft);

/// What a box of units offers. In an army's file units are named without their army.
struct WhichChoice {
    Limit::Which which;
    QString name;
};
[[nodiscard]] std::vector<WhichChoice> whichChoices(const GameDraft& draft, const std::string& file, Limit::Kind kind);
[[nodiscard]] QString whichName(const Limit::Which& which, const GameDraft& draft, const std::string& file);
/// Shares that are offered: a quarter, a third ...
[[nodiscard]] std::vector<AuthorChoice> shareChoices();

/// What a person reads if this limit is broken, unless the author writes something else.
[[nodiscard]] QString usualMessage(const Limit& limit, const GameDraft& draft, const std::string& file);

/// The limit of an entry, if a sentence has it.
[[nodiscard]] std::optional<Limit> limitAt(const GameDraft& draft, const DraftPlace& entry);
/// Writes another limit in its place. A message that was the usual one stays the usual one.
[[nodiscard]] DraftEdit changedLimit(const GameDraft& draft, const DraftPlace& entry, const Limit& limit);
/// A new limit at the end of a file's, with its usual message.
[[nodiscard]] NewEntry newLimit(const GameDraft& draft, const std::string& file, Limit::Kind kind);

} // namespace muster::editor
