#include "battlescribe/data/repository.h"

#include "battlescribe/data/datareader.h"
#include "battlescribe/data/linker.h"
#include "battlescribe/file/archive.h"

#include <algorithm>
#include <fstream>

namespace muster::battlescribe::data {

namespace {

constexpr std::size_t mostFiles = 5'000;
constexpr std::size_t mostBytesOfAll = 512U << 20;
constexpr Wanted wantedOfArchives{.ending = ".cat",
                                  .otherEnding = ".gst",
                                  .one = "file of data",
                                  .several = "files of data",
                                  .packed = ".catz or .gstz",
                                  .of = "a file of data"};

enum class Format { Other, Xml, Json, Archive };

std::string inText(const std::filesystem::path& path)
{
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

/// By the ending.
Format formatOf(const std::filesystem::path& path)
{
    auto ending = inText(path.extension());
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return ending == ".gst" || ending == ".cat"     ? Format::Xml
           : ending == ".json"                      ? Format::Json
           : ending == ".gstz" || ending == ".catz" ? Format::Archive
                                                    : Format::Other;
}

/// The beginning of a file, at most so many bytes.
Result<std::string> bytesOf(const std::filesystem::path& path, std::size_t most)
{
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const auto size = file ? static_cast<std::streamoff>(file.tellg()) : std::streamoff{-1};
    if (size < 0)
        return failure(Fault::about(inText(path), "the file cannot be read"));
    std::string bytes(std::min(static_cast<std::size_t>(size), most), '\0');
    file.seekg(0);
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (file.gcount() != static_cast<std::streamsize>(bytes.size()))
        return failure(Fault::about(inText(path), "the file cannot be read to its end"));
    return bytes;
}

/// At most so many bytes of the data in a file; an archive is unpacked.
Result<std::string> dataBytesOf(const std::filesystem::path& path, std::size_t most, Faults& remarks)
{
    if (formatOf(path) != Format::Archive)
        return bytesOf(path, most);
    const auto packed = bytesOf(path, dataBounds.bytes + 1);
    if (!packed)
        return packed;
    ArchiveBounds bounds;
    bounds.unpacked = dataBounds.bytes;
    auto unpacked = unpack(*packed, inText(path), bounds, wantedOfArchives);
    if (!unpacked)
        return tl::unexpected(std::move(unpacked.error()));
    remarks.insert(remarks.end(), unpacked->remarks.begin(), unpacked->remarks.end());
    return std::move(unpacked->bytes);
}

/// Nothing, with a remark, of JSON that is something else.
Result<std::optional<Listed>> listedOf(const std::filesystem::path& path, Faults& remarks)
{
    const bool isJson = formatOf(path) == Format::Json;
    const auto bytes = dataBytesOf(path, isJson ? dataBounds.bytes + 1 : mostHeadBytes, remarks);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (const auto why = isJson ? whyNoData(*bytes) : std::nullopt) {
        remarks.push_back(Fault::about(inText(path), "it is no data of a game, and is skipped: " + *why));
        return std::nullopt;
    }
    auto head = isJson ? jsonHeadOf(*bytes, inText(path)) : headOf(*bytes, inText(path));
    if (!head)
        return tl::unexpected(std::move(head.error()));
    return Listed{path, std::move(*head)};
}

const Listed* newest(const std::vector<Listed>& listed, std::string_view id, std::string_view gameSystem)
{
    const Listed* found = nullptr;
    for (const auto& each : listed)
        if (each.head.id == id && each.head.gameSystem == gameSystem &&
            (found == nullptr || each.head.revision > found->head.revision))
            found = &each;
    return found;
}

/// Reads files one after the other into the same tables.
class Gatherer {
public:
    explicit Gatherer(const Repository& repository) : m_repository(repository) {}

    Result<void> add(const Listed& listed)
    {
        if (std::ranges::find(m_read, &listed) != m_read.end())
            return {};
        m_read.push_back(&listed);
        Faults told; // when the folder was listed
        auto bytes = dataBytesOf(listed.path, dataBounds.bytes + 1, told);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        m_bytes += bytes->size();
        if (m_bytes > mostBytesOfAll)
            return failure(Fault::about(inText(listed.path), "the data of this game are too large: at most " +
                                                                 std::to_string(mostBytesOfAll >> 20) +
                                                                 " MB are read"));
        auto file = readData(std::move(*bytes), inText(listed.path), m_all);
        if (!file)
            return tl::unexpected(std::move(file.error()));
        return {};
    }

    /// Those that files which are there import, and theirs. What is missing the linker tells.
    void addImports(std::string_view gameSystem)
    {
        for (std::size_t i = 0; i < m_all.imports.size(); ++i) {
            const auto key = m_all.imports[Id<Import>::at(i)].targetKey;
            const auto* listed = m_repository.catalogue(m_all.keys.text(key), gameSystem);
            if (listed != nullptr)
                addOrTell(*listed);
        }
    }

    void addOrTell(const Listed& listed)
    {
        if (const auto added = add(listed); !added)
            m_all.faults.insert(m_all.faults.end(), added.error().begin(), added.error().end());
    }

    Definitions take()
    {
        link(m_all);
        return takeUnlinked();
    }
    Definitions takeUnlinked() { return std::move(m_all); }

private:
    const Repository& m_repository;
    Definitions m_all;
    std::vector<const Listed*> m_read;
    std::size_t m_bytes = 0;
};

} // namespace

bool mayHaveData(const std::filesystem::path& path) { return formatOf(path) != Format::Other; }

bool hasData(const std::filesystem::path& path)
{
    const auto format = formatOf(path);
    if (format != Format::Json)
        return format != Format::Other;
    const auto bytes = bytesOf(path, dataBounds.bytes + 1);
    return bytes && !whyNoData(*bytes);
}

const Listed* Repository::system(std::string_view id) const { return newest(systems, id, id); }

const Listed* Repository::catalogue(std::string_view id, std::string_view gameSystem) const
{
    return newest(catalogues, id, gameSystem);
}

std::vector<Stamp> stampsOf(const std::filesystem::path& folder)
{
    std::error_code error;
    std::vector<Stamp> stamps;
    for (std::filesystem::directory_iterator each(folder, error), end;
         !error && each != end && stamps.size() <= mostFiles; each.increment(error)) {
        if (formatOf(each->path()) == Format::Other)
            continue;
        Stamp stamp{each->path(), 0, {}};
        std::error_code gone; // a file may go while we look
        stamp.bytes = each->file_size(gone);
        stamp.changed = each->last_write_time(gone);
        stamps.push_back(std::move(stamp));
    }
    std::ranges::sort(stamps, {}, &Stamp::path);
    return stamps;
}

Result<Repository> listOf(const std::filesystem::path& folder)
{
    std::error_code error;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (formatOf(each->path()) != Format::Other)
            paths.push_back(each->path());
    if (error)
        return failure(Fault::about(inText(folder), "the folder cannot be read"));
    if (paths.size() > mostFiles)
        return failure(
            Fault::about(inText(folder), "the folder has more than " + std::to_string(mostFiles) + " files of data"));
    std::ranges::sort(paths);
    Repository repository;
    for (const auto& path : paths) {
        auto listed = listedOf(path, repository.skipped);
        if (!listed)
            repository.faults.insert(repository.faults.end(), listed.error().begin(), listed.error().end());
        else if (*listed)
            ((*listed)->head.isSystem ? repository.systems : repository.catalogues).push_back(std::move(**listed));
    }
    const auto name = [](const Listed& listed) -> const std::string& { return listed.head.name; };
    std::ranges::stable_sort(repository.systems, {}, name);
    std::ranges::stable_sort(repository.catalogues, {}, name);
    return repository;
}

Result<Definitions> closureOf(const Repository& repository, const std::vector<const Listed*>& catalogues)
{
    if (catalogues.empty())
        return failure(Fault::about({}, "no catalogue is named"));
    const auto& first = *catalogues.front();
    const auto* system = repository.system(first.head.gameSystem);
    if (system == nullptr)
        return failure(Fault::about(inText(first.path), "its game system is not there", "Get all files of the game."));
    Gatherer gatherer(repository);
    if (auto added = gatherer.add(*system); !added)
        return tl::unexpected(std::move(added.error()));
    for (const auto* catalogue : catalogues)
        if (auto added = gatherer.add(*catalogue); !added)
            return tl::unexpected(std::move(added.error()));
    gatherer.addImports(first.head.gameSystem);
    return gatherer.take();
}

Result<Definitions> closureOf(const Repository& repository, const Listed& catalogue)
{
    return closureOf(repository, std::vector{&catalogue});
}

Result<Definitions> allOf(const Repository& repository, const Listed& system)
{
    Gatherer gatherer(repository);
    if (auto added = gatherer.add(system); !added)
        return tl::unexpected(std::move(added.error()));
    for (const auto& catalogue : repository.catalogues)
        if (catalogue.head.gameSystem == system.head.id)
            gatherer.addOrTell(catalogue);
    return gatherer.take();
}

Result<Definitions> aloneOf(const Repository& repository, const Listed& listed)
{
    Gatherer gatherer(repository);
    if (auto added = gatherer.add(listed); !added)
        return tl::unexpected(std::move(added.error()));
    return gatherer.takeUnlinked();
}

} // namespace muster::battlescribe::data
