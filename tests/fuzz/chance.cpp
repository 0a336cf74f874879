#include "chance.h"

namespace muster::fuzz {

std::string Chance::changedBytes(std::string bytes)
{
    if (m_mutator) {
        const auto size = bytes.size();
        bytes.resize(size + size / 4 + 64);
        bytes.resize(m_mutator(reinterpret_cast<std::uint8_t*>(bytes.data()), size, bytes.size()));
        return bytes;
    }
    const auto byte = static_cast<char>(below(256));
    const auto at = below(bytes.size() + 1);
    if (at == bytes.size() || oneIn(3))
        bytes.insert(at, 1, byte);
    else if (oneIn(2))
        bytes.erase(at, 1 + below(8));
    else
        bytes[at] = byte;
    return bytes;
}

} // namespace muster::fuzz
