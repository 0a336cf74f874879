#include "apps/lines.h"

#include <algorithm>
#include <cerrno>

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
        const auto from = m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin);
        const auto to = m_buffer.begin() + static_cast<std::ptrdiff_t>(m_end);
        const auto lineEnd = std::find(from, to, '\n');
        isTooLong = isTooLong || line.size() + static_cast<std::size_t>(lineEnd - from) > m_mostBytes;
        if (!isTooLong)
            line.append(from, lineEnd);
        m_begin = static_cast<std::size_t>(lineEnd - m_buffer.begin());
        if (lineEnd == to)
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
