#include "reading/lists.h"

namespace muster {

Result<std::string> readListBytes(const std::string& path, Pipes pipes) { return readRosterBytes(path, pipes); }

Result<std::vector<ReadList>> readLists(Store& /*store*/, std::string bytes, const std::string& file,
                                        const ReadOptions& /*options*/)
{
    auto any = readAnyRoster(std::move(bytes), file);
    if (!any)
        return tl::unexpected(std::move(any.error()));
    std::vector<ReadList> lists;
    lists.push_back({file, std::move(*any), nullptr});
    return lists;
}

} // namespace muster
