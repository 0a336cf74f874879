#include "battlescribe/saved/list.h"

#include "battlescribe/saved/rosterreader.h"

namespace muster::battlescribe {

Result<List> readList(std::string_view bytes, const std::string& file)
{
    auto read = readRosterFile(bytes, file);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    List list;
    list.file = std::move(*read);
    list.roster = rosterIn(list.file.xml.root);
    list.sums = sumsOf(list.roster);
    list.fingerprint = fingerprintOf(list.roster);
    return list;
}

} // namespace muster::battlescribe
