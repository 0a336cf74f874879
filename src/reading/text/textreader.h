#pragma once

#include "core/roster/textreading.h"
#include "io/data/store.h"
#include "reading/text/evidence.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A roster that was read from words, and how.
struct ReadText {
    Roster roster;
    TextReading reading;
    std::vector<text::WeighedUnits> evidence; ///< what certainty was made of
};

/// Reads lists in words, of every installed ruleset and in every style. Nothing is invented: a unit stands in the
/// roster only where a line names it. Nothing is dropped: every line that is not blank has its record. Keeps the names
/// of the games it has read, so reading many texts with one reader is fast. Not for several threads at once.
class TextReader {
public:
    explicit TextReader(const Store& store);
    TextReader(TextReader&&) noexcept;
    TextReader& operator=(TextReader&&) noexcept;
    ~TextReader();

    /// Fails for what is no text, for more than a list can be, and where no unit of an installed game is named.
    /// `ruleset` and `army` are ids, or empty: then they are guessed. `file` names the text in faults.
    [[nodiscard]] Result<ReadText> read(std::string_view bytes, const std::string& file,
                                        const std::string& ruleset = {}, const std::string& army = {});

    /// What the installed rulesets are called, those that cannot be read left out.
    [[nodiscard]] std::vector<std::string> gameNames();

private:
    class Inner;
    std::unique_ptr<Inner> m_inner;
};

} // namespace muster
