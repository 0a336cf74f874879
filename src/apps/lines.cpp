#include "apps/lines.h"

#include <algorithm>
#include <cerrno>
#include <string_view>

#include <unistd.h>

namespace muster {

Lines::Next Lines::next(std::string& line)
{
    line.clear();
    bool isTooLong = false;
    for (;;) {
        if (m_begin == m_end) {
            const auto more = readMore();
            if (more == More::Failed)
                return Next::Failed;
            if (more == More::End)
                return isTooLong ? Next::TooLong : line.empty() ? Next::End : Next::Line;
        }
        const auto rest = std::string_view(m_buffer.data(), m_end).substr(m_begin);
        const auto piece = rest.substr(0, rest.find('\n'));
        isTooLong = isTooLong || line.size() + piece.size() > m_mostBytes;
        if (!isTooLong)
            line += piece;
        m_begin += piece.size();
        if (m_begin == m_end)
            continue;
        ++m_begin;
        return isTooLong ? Next::TooLong : Next::Line;
    }
}

/// Waits only while nothing is there.
Lines::More Lines::readMore()
{
    constexpr std::size_t bufferBytes = 64U << 10;
    m_buffer.resize(bufferBytes);
    ssize_t count = 0;
    do
        count = read(m_descriptor, m_buffer.data(), m_buffer.size());
    while (count < 0 && errno == EINTR);
    m_begin = 0;
    m_end = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
    return count < 0 ? More::Failed : count == 0 ? More::End : More::Bytes;
}

} // namespace muster
