#include "core/base/textbuffer.h"

#include <utility>

namespace muster {

std::string TextBuffer::take()
{
    m_room.resize(m_size);
    return std::move(m_room);
}

void TextBuffer::enlarge(std::size_t least) { m_room.resize(std::max(least, m_room.size() * 2)); }

} // namespace muster
