#include "apps/lines.h"

namespace muster {

Lines::Next Lines::next(std::string& line)
{
    line.clear();
    bool isTooLong = false;
    int c = 0;
    while ((c = getc_unlocked(m_stream)) != EOF && c != '\n') {
        isTooLong = isTooLong || line.size() == m_mostBytes;
        if (!isTooLong)
            line += static_cast<char>(c);
    }
    if (std::ferror(m_stream) != 0)
        return Next::Failed;
    if (isTooLong)
        return Next::TooLong;
    return c == EOF && line.empty() ? Next::End : Next::Line;
}

} // namespace muster
