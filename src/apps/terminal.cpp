#include "apps/terminal.h"

#include "core/base/safetext.h"

#include <algorithm>
#include <string>

namespace muster {

/// Passes on whole characters: one that is cut at the end of a piece waits for its rest.
class SafeTerminal::Buffer : public std::streambuf {
public:
    explicit Buffer(std::ostream& stream) : m_stream(stream), m_target(stream.rdbuf(this)) {}

    ~Buffer() override
    {
        finish();
        m_stream.rdbuf(m_target);
    }

    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;

    bool writeRaw(std::string_view bytes) { return finish() && put(bytes); }

protected:
    int_type overflow(int_type sign) override
    {
        if (traits_type::eq_int_type(sign, traits_type::eof()))
            return traits_type::not_eof(sign);
        const auto c = traits_type::to_char_type(sign);
        return xsputn(&c, 1) == 1 ? sign : traits_type::eof();
    }

    std::streamsize xsputn(const char* text, std::streamsize count) override
    {
        m_waiting.append(text, static_cast<std::size_t>(count));
        const auto whole = m_waiting.size() - cutBytes();
        const auto isWritten = put(safeLines(std::string_view(m_waiting).substr(0, whole)));
        m_waiting.erase(0, whole);
        return isWritten ? count : 0;
    }

    int sync() override { return m_target->pubsync(); }

private:
    /// The number of bytes at the end that are an incomplete UTF-8 character.
    [[nodiscard]] std::size_t cutBytes() const
    {
        for (std::size_t back = 1; back <= std::min<std::size_t>(3, m_waiting.size()); ++back) {
            const auto byte = static_cast<unsigned char>(m_waiting[m_waiting.size() - back]);
            if ((byte & 0xC0u) == 0x80u)
                continue;
            const std::size_t size = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1;
            return size > back ? back : 0;
        }
        return 0;
    }

    bool put(std::string_view bytes)
    {
        return m_target->sputn(bytes.data(), static_cast<std::streamsize>(bytes.size())) ==
               static_cast<std::streamsize>(bytes.size());
    }

    bool finish()
    {
        const auto rest = safeLines(m_waiting);
        m_waiting.clear();
        return put(rest);
    }

    std::ostream& m_stream;
    std::streambuf* m_target;
    std::string m_waiting;
};

SafeTerminal::SafeTerminal() : m_out(std::make_unique<Buffer>(std::cout)), m_err(std::make_unique<Buffer>(std::cerr)) {}

SafeTerminal::~SafeTerminal() = default;

void SafeTerminal::writeRaw(std::string_view bytes)
{
    auto* safe = dynamic_cast<Buffer*>(std::cout.rdbuf());
    const auto isWritten = safe ? safe->writeRaw(bytes)
                                : std::cout.rdbuf()->sputn(bytes.data(), static_cast<std::streamsize>(bytes.size())) ==
                                      static_cast<std::streamsize>(bytes.size());
    if (!isWritten)
        std::cout.setstate(std::ios::badbit);
}

} // namespace muster
