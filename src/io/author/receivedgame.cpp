#include "io/author/receivedgame.h"

#include "core/base/safetext.h"
#include "io/files/safefile.h"

namespace muster {

namespace {

constexpr std::size_t mostBytes = 1u << 12;

constexpr const char* note = "received.txt";

std::string noteIn(const std::string& folder) { return folder + '/' + note; }

} // namespace

bool isReceivedNote(const std::string& fileName) { return fileName == note; }

bool isReceivedGame(const std::string& folder) { return receivedFrom(folder).has_value(); }

std::optional<std::string> receivedFrom(const std::string& folder)
{
    const auto text = readFile(noteIn(folder), mostBytes);
    if (!text)
        return std::nullopt;
    return safeLine(text->substr(0, text->find('\n')));
}

Result<void> markAsReceived(const std::string& folder, const std::string& fileName)
{
    const auto saved = saveFileUnlessChanged(noteIn(folder), safeLine(fileName) + '\n', FileStamp());
    return saved ? Result<void>() : tl::unexpected<Faults>(saved.error());
}

} // namespace muster
