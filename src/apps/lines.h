#pragma once

#include <cstdio>
#include <string>

namespace muster {

/// Lines of a stream, none of them longer than a bound, however long they are there.
class Lines {
public:
    Lines(std::FILE* stream, std::size_t mostBytes) : m_stream(stream), m_mostBytes(mostBytes) {}

    enum class Next {
        Line,
        TooLong, ///< one was passed over
        End,
        Failed, ///< the stream cannot be read to its end
    };
    /// The next line without its end.
    [[nodiscard]] Next next(std::string& line);

private:
    std::FILE* m_stream;
    std::size_t m_mostBytes;
};

} // namespace muster
