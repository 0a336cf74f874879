#pragma once

#include <cerrno>
#include <string>
#include <utility>

#include <sys/types.h>

namespace muster {

/// Repeats a call of the system while signals interrupt it.
template <typename Call>
auto repeated(Call call)
{
    for (;;)
        if (const auto result = call(); result != -1 || errno != EINTR)
            return result;
}

/// An open file, which the destructor closes.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }

    [[nodiscard]] int number() const { return m_number; }
    /// Gives up the file, for the caller to close.
    [[nodiscard]] int release() { return std::exchange(m_number, -1); }
    explicit operator bool() const { return m_number >= 0; }

private:
    int m_number;
};

/// Opens a file with the flags of open(2). Without a file, errno says why.
[[nodiscard]] Descriptor openDescriptor(const std::string& path, int flags, mode_t mode = 0);

} // namespace muster
