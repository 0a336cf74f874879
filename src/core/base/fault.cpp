#include "core/base/fault.h"

#include "core/base/safetext.h"

namespace muster {

std::string toText(const Fault& fault)
{
    std::string text = fault.file;
    if (fault.line > 0) {
        text += ':' + std::to_string(fault.line);
        if (fault.column > 0)
            text += ':' + std::to_string(fault.column);
    }
    if (!text.empty())
        text += ": ";
    text += fault.message;
    if (!fault.pointer.empty())
        text += " (at " + fault.pointer + ')';
    if (!text.ends_with('.') && !text.ends_with('!'))
        text += '.';
    if (!fault.advice.empty())
        text += ' ' + fault.advice;
    // Each fault is one line, and text from a file must not control the terminal.
    return safeLine(text);
}

} // namespace muster
