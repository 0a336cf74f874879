#pragma once

#include "core/base/id.h"

#include <string_view>
#include <unordered_map>

namespace muster::battlescribe::data {

/// An id of the data, as a number: two ids are the same if their numbers are.
struct KeyTag;
using Key = Id<KeyTag>;

/// All ids of a closure. Their texts are views into the files, which live longer.
class Keys {
public:
    /// The number of an id, a new one if it has none yet; none for the empty text.
    Key add(std::string_view text)
    {
        if (text.empty())
            return noId;
        const auto [found, isNew] = m_keys.try_emplace(text, m_texts.nextId());
        if (isNew)
            m_texts.add(text);
        return found->second;
    }
    /// The number of an id; none if the data do not have it.
    [[nodiscard]] Key find(std::string_view text) const
    {
        const auto found = m_keys.find(text);
        return found == m_keys.end() ? Key() : found->second;
    }
    [[nodiscard]] std::string_view text(Key key) const { return key.isNone() ? std::string_view() : m_texts[key]; }
    [[nodiscard]] std::size_t size() const { return m_texts.size(); }

private:
    Table<KeyTag, std::string_view> m_texts;
    std::unordered_map<std::string_view, Key> m_keys;
};

} // namespace muster::battlescribe::data
