#pragma once

#include "reading/text/gamenames.h"
#include "reading/text/line.h"

#include <QString>

#include <vector>

namespace muster::text {

/// A text whose lines several people wrote in turn, as a chat shows them.
struct Talk {
    QString text;        ///< with blanks in place of times and names, so that columns stay
    std::vector<int> by; ///< by line of the text: who wrote it, from 0; empty where the text is no chat
};

/// Tells who wrote which line of a chat: "[19:03] Anna: ...", "03.02., 20:11 - Anna: ...", "20:11 <anna> ...".
[[nodiscard]] Talk talkOf(const QString& text);

/// Whether the words of a line may name a unit of some army.
[[nodiscard]] bool namesUnit(const GameNames& names, Lookup& lookup, const Line& line);

/// The words of a chat that are not those of the person with the list are mentions.
void takeWriter(const Talk& talk, const GameNames& names, Lookup& lookup, std::vector<Line>& lines);

/// Cuts lines on which two units stand side by side, in columns parted by a gap.
[[nodiscard]] std::vector<Line> withColumnsApart(const GameNames& names, Lookup& lookup, std::vector<Line> lines);

/// What stands below "HERS (Kestrel):" is a mention, up to "MINE". Two columns may be headed so, too.
void takeOwner(std::vector<Line>& lines);

} // namespace muster::text
