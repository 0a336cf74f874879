#pragma once

#include "core/base/id.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace muster::battlescribe::data {

/// An id of the data, as a number: two ids are the same if their numbers are.
struct KeyTag;
using Key = Id<KeyTag>;

/// All ids of a closure. Their texts are views into the files, which live longer.
class Keys {
public:
    /// The number of an id, a new one if it has none yet; none for the empty text.
    Key add(std::string_view text);
    /// The number of an id; none if the data do not have it.
    [[nodiscard]] Key find(std::string_view text) const;
    [[nodiscard]] std::string_view text(Key key) const { return key.isNone() ? std::string_view() : m_texts[key]; }
    [[nodiscard]] std::size_t size() const { return m_texts.size(); }

private:
    struct Slot {
        std::uint32_t hash = 0;
        Key key;
    };

    [[nodiscard]] std::size_t slotOf(std::string_view text, std::uint32_t hash) const;
    void grow();

    Table<KeyTag, std::string_view> m_texts;
    std::vector<Slot> m_slots; ///< as many as a power of two; at most half are taken
};

} // namespace muster::battlescribe::data
