#include "reading/pictures/pdfwords.h"

#include "io/apart/askreader.h"
#include "reading/pictures/askpicture.h"

namespace muster {

Result<PdfWords> wordsInPdf(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    auto answer = askReader(ReaderQuestion::Words, {}, bytes, file, stop);
    if (!answer)
        return tl::unexpected(std::move(answer.error()));
    if (answer->size() != 4)
        return noAnswer(file);
    const auto& state = answer->front();
    if (state == "locked")
        return failure(Fault::about(file, "this PDF is locked with a password", "Ask for one without."));
    if (state == "long")
        return failure(Fault::about(file, "this PDF is longer than a list can be, so its words were not read",
                                    "Save the pages with the list alone, or ask for the list as text."));
    PdfWords found{std::move((*answer)[3]), numberIn((*answer)[2]), numberIn((*answer)[1]), state != "open"};
    return found;
}

} // namespace muster
