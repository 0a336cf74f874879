#pragma once

#include "io/code/v2/bitcoder.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// Codes texts letter by letter. How probable a letter is, it learns from what followed the same letters before: in the
/// texts that it coded, and in the words of codewords.h, which it has learned beforehand.
class TextCoder {
public:
    enum class Kind : std::uint8_t { Name, Prose, Id, Version };

    static constexpr std::size_t letterCost = 16; ///< at least the decisions of a letter

    /// One that has learned the words.
    TextCoder();

    /// Codes a text of any bytes; a reader passes an empty one. Each letter takes `letterCost` from `left`; without
    /// that much the text ends, and `left` is 0.
    std::string code(BitCoder& coder, Kind kind, std::string_view text, std::size_t& left);

private:
    struct Before;
    struct Empty {};
    /// How decisions went in one context.
    struct Place {
        std::uint16_t check = 0; ///< of the context; 0: free
        Odds odds;
    };
    static constexpr std::size_t contextCount = 4;
    using Contexts = std::array<std::uint64_t, contextCount>;

    explicit TextCoder(Empty);
    void learn();
    bool decide(BitCoder& coder, const Contexts& contexts, std::uint32_t decision, bool yes);
    Odds& oddsOf(std::uint64_t context, std::uint32_t decision);

    std::vector<Place> m_places;
};

} // namespace muster
