#pragma once

#include <cstdio>
#include <string>

namespace muster {

/// The lines of a stream. A line that is longer than the bound is skipped, however long it is.
class Lines {
public:
    Lines(std::FILE* stream, std::size_t mostBytes) : m_stream(stream), m_mostBytes(mostBytes) {}

    enum class Next {
        Line,
        TooLong, ///< one was skipped
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
