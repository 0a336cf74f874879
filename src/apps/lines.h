#pragma once

#include <string>
#include <vector>

namespace muster {

/// The lines of a file descriptor, each as soon as it is there. A line that is longer than the bound is skipped,
/// however long it is.
class Lines {
public:
    Lines(int descriptor, std::size_t mostBytes) : m_descriptor(descriptor), m_mostBytes(mostBytes) {}

    enum class Next {
        Line,
        TooLong, ///< one was skipped
        End,
        Failed, ///< the input cannot be read to its end
    };
    /// The next line without its end.
    [[nodiscard]] Next next(std::string& line);

private:
    enum class More { Bytes, End, Failed };
    More readMore();

    int m_descriptor;
    std::size_t m_mostBytes;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0; ///< of what has been read and not been given out
    std::size_t m_end = 0;
};

} // namespace muster
