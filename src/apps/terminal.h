#pragma once

#include <iostream>
#include <memory>
#include <string_view>

namespace muster {

/// While it lives, what goes to std::cout and std::cerr is made safe to show (core/base/safetext.h): names, notes and
/// arguments from anywhere cannot control the terminal, whoever wrote them.
class SafeTerminal {
public:
    SafeTerminal();
    ~SafeTerminal();
    SafeTerminal(const SafeTerminal&) = delete;
    SafeTerminal& operator=(const SafeTerminal&) = delete;

    /// Writes bytes that are not text, such as a PDF, to standard output as they are.
    static void writeRaw(std::string_view bytes);

private:
    class Buffer;

    std::unique_ptr<Buffer> m_out;
    std::unique_ptr<Buffer> m_err;
};

} // namespace muster
