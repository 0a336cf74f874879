#include "files/descriptor.h"

#include <fcntl.h>
#include <unistd.h>

namespace muster {

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

Descriptor openDescriptor(const std::string& path, int flags, mode_t mode)
{
    return Descriptor(repeated([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); }));
}

} // namespace muster
