#include "reading/pictures/told.h"

#include "io/roster/codeversion.h"

namespace muster {

namespace {

constexpr auto howToPhotograph = "Photograph the code alone and from straight above, so that it fills most of the "
                                 "picture: flat paper, even light, no flash, sharp. Or ask for the PDF or the .muster "
                                 "file.";

/// "a QR code of something else (https://...)".
std::string wordsFor(const std::vector<std::string>& others)
{
    constexpr std::size_t mostLetters = 60;
    auto first = others.front().substr(0, mostLetters);
    if (first.size() < others.front().size())
        first += "...";
    return (others.size() == 1 ? "a QR code" : std::to_string(others.size()) + " QR codes") + " of something else (" +
           first + ')';
}

} // namespace

CodesInPicture told(std::vector<std::string> seen, bool isOneUnread, const std::string& file, const std::string& where)
{
    CodesInPicture found;
    found.hasUnreadCode = isOneUnread;
    std::vector<std::string> others;
    for (auto& text : seen)
        (isRosterCode(text) ? found.codes : others).push_back(std::move(text));
    const bool isNone = found.codes.empty();
    const auto beside = isNone && !others.empty() ? "; there is " + wordsFor(others) : std::string();
    if (isOneUnread)
        found.remarks.push_back(Fault::about(file,
                                             (isNone ? "there is a code in " : "there is another code in ") + where +
                                                 " that cannot be read" + beside,
                                             howToPhotograph));
    else if (isNone)
        found.remarks.push_back(Fault::about(file, "no Muster code can be read in " + where + beside, howToPhotograph));
    if (!isNone && !others.empty())
        found.remarks.push_back(Fault::about(file, "it has " + wordsFor(others) + ", which was left out"));
    return found;
}

} // namespace muster
