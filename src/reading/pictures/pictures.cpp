#include "reading/pictures/pictures.h"

#include "io/roster/rostercode.h"
#include "reading/pictures/codesearch.h"
#include "reading/pictures/picturefile.h"

namespace muster {

namespace {

constexpr auto howToPhotograph = "Photograph the code alone and from straight above, so that it fills most of the "
                                 "picture: flat paper, even light, no flash, sharp. Or ask for the PDF or the .muster "
                                 "file.";

/// "a QR code of something else (https://...)".
std::string wordsFor(const std::vector<std::string>& foreign)
{
    constexpr std::size_t mostLetters = 60;
    auto first = foreign.front().substr(0, mostLetters);
    if (first.size() < foreign.front().size())
        first += "...";
    return (foreign.size() == 1 ? "a QR code" : std::to_string(foreign.size()) + " QR codes") + " of something else (" +
           first + ')';
}

} // namespace

Result<CodesInPicture> codesInPicture(std::string_view bytes, const std::string& file,
                                      std::chrono::milliseconds mostTime)
{
    const auto deadline = Clock::now() + mostTime;
    const auto picture = decodedPicture(bytes, file);
    if (!picture)
        return tl::unexpected(picture.error());
    CodesInPicture found;
    std::vector<std::string> foreign;
    for (auto& code : codesIn(picture->image, deadline))
        (isRosterCode(code.text) ? found.codes : foreign).push_back(std::move(code.text));
    if (!foreign.empty())
        found.remarks.push_back(Fault::about(file, "it has " + wordsFor(foreign) + ", which was left out"));
    if (!found.codes.empty())
        return found;
    std::string what = "no Muster code can be read in the picture";
    if (!foreign.empty())
        what += "; it has " + wordsFor(foreign);
    if (!picture->isWhole)
        what += "; the file is not whole";
    return failure(Fault::about(file, std::move(what), howToPhotograph));
}

} // namespace muster
