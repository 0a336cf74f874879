#include "reading/wholewords.h"

#include "io/roster/rostercode.h"
#include "io/roster/rosterfile.h"

namespace muster {

std::string wholeWords(std::string words, const Roster& roster, TextReader& reader, Markup markup)
{
    const auto read = reader.read(words, "WORDS");
    if (read && !read->reading.hasUnknown() && !read->reading.hasDoubts() &&
        fingerprint(read->roster) == fingerprint(roster))
        return words;
    const auto code = rosterCode(roster);
    if (code.empty())
        return words;
    const std::string mark = markup == Markup::Markdown ? "`" : "";
    if (!words.ends_with('\n'))
        words += '\n';
    return words + '\n' + mark + code + mark + '\n';
}

std::string wholeWords(std::string words, const Roster& roster, const Store& store, Markup markup)
{
    TextReader reader(store);
    return wholeWords(std::move(words), roster, reader, markup);
}

std::optional<Fault> whyNoWords(const Roster& roster, const std::string& file)
{
    if (roster.unread.empty() || !rosterCode(roster).empty())
        return std::nullopt;
    return Fault::about(file, "the list is not judged, and is too large for words that say so when they are read again",
                        "Write a .muster or a .pdf.");
}

} // namespace muster
