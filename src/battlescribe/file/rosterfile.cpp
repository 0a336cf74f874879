#include "battlescribe/file/rosterfile.h"

#include "battlescribe/file/archive.h"
#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/jsonreader.h"
#include "battlescribe/file/jsonwriter.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/file/xmlreader.h"
#include "battlescribe/file/xmlwriter.h"
#include "core/base/safetext.h"

#include <algorithm>

namespace muster::battlescribe {

namespace {

/// Where the name of the first element must begin.
constexpr std::size_t mostProlog = 4096;

/// Of ASCII, which can be seen; whatever the language of the system.
bool isSign(char c) { return c > ' ' && c < 127; }

/// The name of the first element, without a prefix; empty if none begins near the start.
std::string firstElement(std::string_view bytes)
{
    // What begins with another sign, as JSON does, need not be copied.
    if (!bytes.empty() && bytes.front() != '<' && isSign(bytes.front()))
        return {};
    std::string start(bytes.substr(0, mostProlog));
    std::erase(start, '\0'); // UTF-16
    std::string_view rest = start;
    for (auto mark = rest.find('<'); mark != std::string_view::npos; mark = rest.find('<')) {
        // Only the marks of an encoding and spaces come before the first element.
        if (std::ranges::any_of(rest.substr(0, mark), isSign))
            return {};
        rest.remove_prefix(mark);
        const std::string_view end = rest.starts_with("<!--")          ? "-->"
                                     : rest.starts_with("<?")          ? "?>"
                                     : !rest.starts_with("<!")         ? ""
                                     : rest.find('[') < rest.find('>') ? "]>"
                                                                       : ">";
        if (end.empty())
            break;
        const auto found = rest.find(end);
        if (found == std::string_view::npos)
            return {};
        rest.remove_prefix(found + end.size());
    }
    if (rest.empty() || rest.front() != '<')
        return {};
    auto name = rest.substr(1, rest.find_first_of(" \t\r\n/>", 1) - 1);
    if (const auto colon = name.find(':'); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
    return std::string(name);
}

bool isData(std::string_view element) { return element == "catalogue" || element == "gameSystem"; }

/// What an object of JSON has for BattleScribe or New Recruit: the key of a roster or of data; empty if it is something
/// else. Files of ours and their reports say a format.
std::string_view keyInJson(std::string_view bytes)
{
    constexpr std::string_view beforeFirst = " \t\r\n\xEF\xBB\xBF";
    const auto first = bytes.find_first_not_of(beforeFirst);
    if (first == std::string_view::npos || bytes[first] != '{')
        return {};
    const auto keys = outerKeysOf(bytes);
    if (std::ranges::find(keys, "format") != keys.end())
        return {};
    const auto found =
        std::ranges::find_if(keys, [](std::string_view key) { return jsonform::isRosterKey(key) || isData(key); });
    return found == keys.end() ? std::string_view() : *found;
}

Fault dataFault(const std::string& file)
{
    return Fault::about(file, "these are data of BattleScribe, not a roster",
                        "Give it the .ros, .rosz or .json file of a list.");
}

/// Whether the roster is of BattleScribe 1, whose files have their figures in other places.
Result<void> readableVersion(const XmlNode& roster, const std::string& file)
{
    const std::string version(trimmed(roster.valueOf("battleScribeVersion")));
    if (version != "1" && !version.starts_with("1."))
        return {};
    return failure(Fault::about(file,
                                "this roster is of version " + version +
                                    " of BattleScribe's format, which is not read; 2.00 and later are",
                                "Open it in BattleScribe 2, and save it again."));
}

} // namespace

bool isRosterFile(std::string_view bytes)
{
    if (isArchive(bytes) || !keyInJson(bytes).empty())
        return true;
    const auto element = firstElement(bytes);
    return element == "roster" || isData(element);
}

Result<RosterFile> readRosterFile(std::string_view bytes, const std::string& file)
{
    RosterFile read;
    std::string unpacked;
    if (isArchive(bytes)) {
        auto content = unpack(bytes, file);
        if (!content)
            return tl::unexpected(std::move(content.error()));
        unpacked = std::move(content->bytes);
        read.entry = std::move(content->entry);
        read.remarks = std::move(content->remarks);
        bytes = unpacked;
    }
    const auto key = keyInJson(bytes);
    if (isData(key))
        return failure(dataFault(file));
    auto xml = key.empty() ? readXml(bytes, file) : readJsonRoster(bytes, file);
    if (!xml)
        return tl::unexpected(std::move(xml.error()));
    if (!xml->root.is("roster")) {
        const std::string name(xml->root.localName());
        return failure(isData(name)
                           ? dataFault(file)
                           : Fault::about(file, "this is XML, but no roster: its first element is \"" + name + '"'));
    }
    if (auto readable = readableVersion(xml->root, file); !readable)
        return tl::unexpected(std::move(readable.error()));
    if (!key.empty())
        read.json = bytes;
    read.xml = std::move(*xml);
    return read;
}

std::string writeRos(const RosterFile& file) { return writeXml(file.xml); }

std::string writeJson(const RosterFile& file) { return file.json.empty() ? writeJsonRoster(file.xml.root) : file.json; }

Result<std::string> writeRosz(const RosterFile& file, const std::string& name)
{
    auto entry = file.json.empty() ? file.entry : std::string();
    if (entry.empty()) {
        entry = safeFileName(name);
        entry = (entry.empty() ? "roster" : entry) + ".ros";
    }
    return pack(writeRos(file), entry);
}

} // namespace muster::battlescribe
