#pragma once

#include "io/code/v2/textcoder.h"

#include <string_view>
#include <vector>

namespace muster {

struct CodeWord {
    TextCoder::Kind kind;
    std::string_view text;
};

/// What the coder of texts learns beforehand: words that players use in names and notes. As the names of codenames.h,
/// they must never change.
[[nodiscard]] std::vector<CodeWord> codeWords();
/// All of them, so that a test can tell a change.
[[nodiscard]] std::string_view codeWordsText();

} // namespace muster
