#include "io/roster/pdfroster.h"

#include "io/apart/askreader.h"

namespace muster {

bool isPdf(std::string_view bytes)
{
    constexpr std::size_t headRoom = 1024; // PDF readers accept this many other bytes before the header
    return bytes.substr(0, headRoom).find("%PDF-") != std::string_view::npos;
}

namespace {

/// One field with the text of the roster, or two that say why there is none.
Result<Fields> askForRoster(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    if (bytes.size() > mostPdfBytes)
        return failure(
            Fault::about(file, "the PDF is too large: at most " + std::to_string(mostPdfBytes >> 20) + " MB are read",
                         "Is it the right file?"));
    auto answer = askReader(ReaderQuestion::Roster, {}, bytes, file, stop);
    if (answer && answer->size() != 1 && answer->size() != 2)
        return noAnswer(file);
    return answer;
}

} // namespace

Result<std::optional<std::string>> rosterAttachedTo(std::string_view bytes, const std::string& file,
                                                    const std::stop_token& stop)
{
    return askForRoster(bytes, file, stop).map([](Fields fields) {
        return fields.size() == 1 ? std::optional(std::move(fields.front())) : std::nullopt;
    });
}

Result<std::string> rosterInPdf(std::string_view bytes, const std::string& file, const std::stop_token& stop)
{
    auto fields = askForRoster(bytes, file, stop);
    if (!fields)
        return tl::unexpected(std::move(fields.error()));
    if (fields->size() == 2)
        return failure(Fault::about(file, wordsOf(fields->front()), wordsOf(fields->back())));
    return std::move(fields->front());
}

} // namespace muster
