#include "battlescribe/data/keys.h"

#include <functional>

namespace muster::battlescribe::data {

namespace {

std::uint32_t hashOf(std::string_view text) { return static_cast<std::uint32_t>(std::hash<std::string_view>()(text)); }

} // namespace

std::size_t Keys::slotOf(std::string_view text, std::uint32_t hash) const
{
    const auto mask = m_slots.size() - 1;
    auto slot = hash & mask;
    while (!m_slots[slot].key.isNone() && (m_slots[slot].hash != hash || m_texts[m_slots[slot].key] != text))
        slot = (slot + 1) & mask;
    return slot;
}

void Keys::grow()
{
    constexpr std::size_t fewest = 1024;
    auto before = std::move(m_slots);
    m_slots.assign(before.empty() ? fewest : before.size() * 2, {});
    const auto mask = m_slots.size() - 1;
    for (const auto& each : before) {
        if (each.key.isNone())
            continue;
        auto slot = each.hash & mask;
        while (!m_slots[slot].key.isNone())
            slot = (slot + 1) & mask;
        m_slots[slot] = each;
    }
}

Key Keys::add(std::string_view text)
{
    if (text.empty())
        return noId;
    if (2 * (m_texts.size() + 1) > m_slots.size())
        grow();
    const auto hash = hashOf(text);
    auto& slot = m_slots[slotOf(text, hash)];
    if (slot.key.isNone())
        slot = {hash, m_texts.add(text)};
    return slot.key;
}

Key Keys::find(std::string_view text) const
{
    return text.empty() || m_slots.empty() ? Key() : m_slots[slotOf(text, hashOf(text))].key;
}

} // namespace muster::battlescribe::data
