#include "io/roster/pdfroster.h"

#include "io/apart/askreader.h"

namespace muster {

bool isPdf(std::string_view bytes)
{
    constexpr std::size_t headRoom = 1024; // PDF readers accept this many other bytes before the header
    return bytes.substr(0, headRoom).find("%PDF-") != std::string_view::npos;
}

Result<std::string> rosterInPdf(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    if (bytes.size() > mostPdfBytes)
        return failure(
            Fault::about(file, "the PDF is too large: at most " + std::to_string(mostPdfBytes >> 20) + " MB are read",
                         "Is it the right file?"));
    auto answer = askReader(ReaderQuestion::Roster, {}, bytes, file, stop);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    return answer->size() == 1 ? Result<std::string>(std::move(answer->front())) : noAnswer(file);
}

} // namespace muster
