#include "reading/lists.h"

#include "reading/pictures/pictures.h"

namespace muster {

namespace {

/// The lists whose codes are in a picture. What else is there is told with the first.
Result<std::vector<ReadList>> listsIn(CodesInPicture found, const std::string& file)
{
    std::vector<ReadList> lists;
    for (auto& code : found.codes) {
        const auto name = found.codes.size() == 1 ? file : file + ", code " + std::to_string(lists.size() + 1);
        auto any = readAnyRoster(std::move(code), name);
        if (!any)
            return tl::unexpected(std::move(any.error()));
        lists.push_back({name, std::move(*any), nullptr});
    }
    auto& remarks = lists.front().any.remarks;
    remarks.insert(remarks.begin(), found.remarks.begin(), found.remarks.end());
    return lists;
}

} // namespace

Result<std::string> readListBytes(const std::string& path, Pipes pipes)
{
    auto bytes = readFile(path, mostPictureBytes, pipes);
    if (!bytes || isPicture(*bytes))
        return bytes;
    return withinRosterBounds(std::move(*bytes), path == "-" && pipes == Pipes::Wait ? "standard input" : path);
}

Result<std::vector<ReadList>> readLists(Store& /*store*/, std::string bytes, const std::string& file,
                                        const ReadOptions& /*options*/)
{
    if (isPicture(bytes)) {
        auto found = codesInPicture(bytes, file);
        return found ? listsIn(std::move(*found), file) : tl::unexpected(std::move(found.error()));
    }
    auto any = readAnyRoster(std::move(bytes), file);
    if (!any)
        return tl::unexpected(std::move(any.error()));
    std::vector<ReadList> lists;
    lists.push_back({file, std::move(*any), nullptr});
    return lists;
}

} // namespace muster
