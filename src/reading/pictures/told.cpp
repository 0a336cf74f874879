#include "reading/pictures/told.h"

#include "io/roster/codeversion.h"

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

CodesInPicture told(std::vector<std::string> seen, const std::string& file, const std::string& where)
{
    CodesInPicture found;
    std::vector<std::string> foreign;
    for (auto& text : seen)
        (isRosterCode(text) ? found.codes : foreign).push_back(std::move(text));
    if (found.codes.empty())
        found.remarks.push_back(Fault::about(
            file, "no Muster code can be read in " + where + (foreign.empty() ? "" : "; there is " + wordsFor(foreign)),
            howToPhotograph));
    else if (!foreign.empty())
        found.remarks.push_back(Fault::about(file, "it has " + wordsFor(foreign) + ", which was left out"));
    return found;
}

} // namespace muster
