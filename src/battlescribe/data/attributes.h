#pragma once

#include "battlescribe/data/element.h"
#include "battlescribe/data/names.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace muster::battlescribe::data {

/// The attributes of the element that is being read. It remembers for which of them it was asked, so that what nobody
/// asked for is not ignored in silence.
class Attributes {
public:
    template <typename TakeUnknown>
    void read(Element element, const TakeUnknown& takeUnknown)
    {
        m_present = 0;
        m_asked = 0;
        for (const auto& [name, value] : element.attributes()) {
            const auto* known = attributeWords.find(name);
            if (known != nullptr && *known == Attribute::Silent)
                continue;
            if (known == nullptr || (m_present & bitOf(*known)) != 0) {
                if (!name.starts_with("xmlns"))
                    takeUnknown(name, value);
                continue;
            }
            m_present |= bitOf(*known);
            m_values[static_cast<std::size_t>(*known)] = {name, value};
        }
    }

    [[nodiscard]] bool has(Attribute attribute)
    {
        m_asked |= bitOf(attribute);
        return (m_present & bitOf(attribute)) != 0;
    }
    [[nodiscard]] std::string_view text(Attribute attribute)
    {
        return has(attribute) ? m_values[static_cast<std::size_t>(attribute)].second : std::string_view();
    }

    /// Calls `take` with the name and value of each for which nobody asked.
    template <typename Take>
    void eachNotAsked(const Take& take) const
    {
        const auto left = m_present & ~m_asked;
        for (std::size_t i = 0; left >> i != 0; ++i)
            if ((left >> i & 1) != 0)
                take(m_values[i].first, m_values[i].second);
    }

private:
    static constexpr std::size_t count = static_cast<std::size_t>(Attribute::Silent);
    static_assert(count < 64);

    static constexpr std::uint64_t bitOf(Attribute attribute)
    {
        return std::uint64_t{1} << static_cast<std::size_t>(attribute);
    }

    std::uint64_t m_present = 0;
    std::uint64_t m_asked = 0;
    std::array<std::pair<std::string_view, std::string_view>, count> m_values;
};

} // namespace muster::battlescribe::data
