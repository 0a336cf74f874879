#pragma once

#include "core/base/fault.h"
#include "io/apart/readerform.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace muster {

/// Asks the program muster-reader, which looks into the bytes in a process of its own: whatever they do to the
/// libraries that read them, they do it there. What it answers has been parted into fields, and nothing more: the
/// process may have been taken over, so nothing of the answer may be trusted. `kind`: of a picture, png, jpeg or webp.
/// Fails where the program is not there, needs too much time or memory, or ends without an answer, and with the fault
/// that it told.
[[nodiscard]] Result<Fields> askReader(ReaderQuestion question, const std::string& kind, std::string_view bytes,
                                       const std::string& file, const std::stop_token& stop);

/// Words that the program sent, as they may be shown.
[[nodiscard]] std::string wordsOf(std::string_view sent);

/// For an answer that is not what was asked for.
[[nodiscard]] tl::unexpected<Faults> noAnswer(const std::string& file);

} // namespace muster
