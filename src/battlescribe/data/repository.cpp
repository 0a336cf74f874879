#include "battlescribe/data/repository.h"

#include "battlescribe/data/datareader.h"
#include "battlescribe/data/jsonelements.h"
#include "battlescribe/data/linker.h"
#include "battlescribe/file/archive.h"
#include "files/readfile.h"

#include <algorithm>

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

/// By the ending.
Format formatOf(const std::filesystem::path& path)
{
    auto ending = path.extension().string();
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return ending == ".gst" || ending == ".cat"     ? Format::Xml
           : ending == ".json"                      ? Format::Json
           : ending == ".gstz" || ending == ".catz" ? Format::Archive
                                                    : Format::Other;
}

/// The data in an archive, at most so many bytes of them.
Result<std::string> unpacked(std::string_view archive, const std::filesystem::path& path, std::size_t most,
                             Faults& remarks)
{
    ArchiveBounds bounds;
    bounds.unpacked = dataBounds.bytes;
    bounds.enough = most;
    auto data = unpack(archive, path.string(), bounds, wantedOfArchives);
    if (!data)
        return tl::unexpected(std::move(data.error()));
    remarks.insert(remarks.end(), data->remarks.begin(), data->remarks.end());
    return std::move(data->bytes);
}

/// Reads the heads of files, one after the other. That of XML is at its beginning; JSON has it anywhere, and an archive
/// says at its end what is in it, so these are read whole as long as there are not too many bytes of them.
class Lister {
public:
    explicit Lister(std::size_t mostBytes) : m_most(mostBytes), m_left(mostBytes) {}

    void list(const std::filesystem::path& path)
    {
        auto head = headIn(path);
        if (!head)
            return add(m_repository.faults, head.error());
        if (*head)
            ((*head)->isSystem ? m_repository.systems : m_repository.catalogues).push_back({path, std::move(**head)});
    }

    Repository take(const std::filesystem::path& folder)
    {
        if (m_leftOut > 0)
            m_repository.faults.insert(m_repository.faults.begin(),
                                       Fault::about(folder.string(),
                                                    std::to_string(m_leftOut) +
                                                        (m_leftOut == 1 ? " file of data was" : " files of data were") +
                                                        " left out: of archives and JSON at most " +
                                                        std::to_string(m_most >> 20) +
                                                        " MB are read to see what is in a folder",
                                                    "Give each game a folder of its own, without other files."));
        const auto name = [](const Listed& listed) -> const std::string& { return listed.head.name; };
        std::ranges::stable_sort(m_repository.systems, {}, name);
        std::ranges::stable_sort(m_repository.catalogues, {}, name);
        return std::move(m_repository);
    }

private:
    using PerhapsHead = Result<std::optional<Head>>;

    static void add(Faults& to, const Faults& faults) { to.insert(to.end(), faults.begin(), faults.end()); }

    /// Nothing, with a remark, of JSON that is something else; nothing of what is left out.
    PerhapsHead headIn(const std::filesystem::path& path)
    {
        const auto beginning = readBeginning(path.native(), mostHeadBytes);
        if (!beginning)
            return tl::unexpected(beginning.error());
        const auto format = formatOf(path);
        if (format == Format::Xml)
            return headOf(*beginning, path.string());
        if (format == Format::Json && !isJson(*beginning))
            return skip(path, *whyNoData(*beginning));
        if (!mayRead(path))
            return std::nullopt;
        const auto bytes = readFile(path.native(), dataBounds.bytes);
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (format == Format::Archive) {
            const auto data = unpacked(*bytes, path, mostHeadBytes, m_repository.skipped);
            return data ? PerhapsHead(headOf(*data, path.string())) : tl::unexpected(data.error());
        }
        if (const auto why = whyNoData(*bytes))
            return skip(path, *why);
        return jsonHeadOf(*bytes, path.string());
    }

    PerhapsHead skip(const std::filesystem::path& path, const std::string& why)
    {
        m_repository.skipped.push_back(Fault::about(path.string(), "it has no data of a game, and is skipped: " + why));
        return std::nullopt;
    }

    /// Whether there are bytes left for this file. One that is too large is refused without being read.
    bool mayRead(const std::filesystem::path& path)
    {
        std::error_code error;
        const auto size = std::filesystem::file_size(path, error);
        if (error || size > dataBounds.bytes)
            return true;
        if (size > m_left) {
            ++m_leftOut;
            return false;
        }
        m_left -= size;
        return true;
    }

    std::size_t m_most;
    std::size_t m_left;
    std::size_t m_leftOut = 0;
    Repository m_repository;
};

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
    Gatherer(const Repository& repository, std::stop_token stop) : m_repository(repository), m_stop(std::move(stop)) {}

    Result<void> add(const Listed& listed)
    {
        if (m_stop.stop_requested())
            return {}; // take() tells
        if (std::ranges::find(m_read, &listed) != m_read.end())
            return {};
        m_read.push_back(&listed);
        auto bytes = bytesOf(listed);
        if (!bytes)
            return tl::unexpected(std::move(bytes.error()));
        m_bytes += bytes->size();
        if (m_bytes > mostBytesOfAll)
            return failure(Fault::about(listed.path.string(), "the data of this game are too large: at most " +
                                                                  std::to_string(mostBytesOfAll >> 20) +
                                                                  " MB are read"));
        auto file = readData(std::move(*bytes), listed.path.string(), m_data);
        if (!file)
            return tl::unexpected(std::move(file.error()));
        return {};
    }

    /// Adds the catalogues that these files import, and theirs. The linker reports those that are missing.
    void addImports(std::string_view gameSystem)
    {
        for (std::size_t i = 0; i < m_data.imports.size(); ++i) {
            const auto key = m_data.imports[Id<Import>::at(i)].targetKey;
            const auto* listed = m_repository.catalogue(m_data.keys.text(key), gameSystem);
            if (listed != nullptr)
                addOrReport(*listed);
        }
    }

    void addOrReport(const Listed& listed)
    {
        if (const auto added = add(listed); !added)
            m_data.faults.insert(m_data.faults.end(), added.error().begin(), added.error().end());
    }

    Result<Definitions> take()
    {
        if (m_stop.stop_requested())
            return failure(Fault::about({}, "reading was stopped"));
        link(m_data);
        return takeUnlinked();
    }
    Definitions takeUnlinked() { return std::move(m_data); }

private:
    const Repository& m_repository;
    std::stop_token m_stop;
    Definitions m_data;
    std::vector<const Listed*> m_read;
    std::size_t m_bytes = 0;
};

} // namespace

Result<std::string> bytesOf(const Listed& listed)
{
    auto bytes = readFile(listed.path.native(), dataBounds.bytes);
    if (!bytes || formatOf(listed.path) != Format::Archive)
        return bytes;
    Faults told; // when the folder was listed
    return unpacked(*bytes, listed.path, dataBounds.bytes + 1, told);
}

bool mayHaveData(const std::filesystem::path& path) { return formatOf(path) != Format::Other; }

bool hasData(const std::filesystem::path& path)
{
    const auto format = formatOf(path);
    if (format != Format::Json)
        return format != Format::Other;
    const auto beginning = readBeginning(path.native(), mostHeadBytes);
    return beginning && !whyNoData(*beginning);
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

Result<Repository> listOf(const std::filesystem::path& folder, std::size_t mostBytes, const std::stop_token& stop)
{
    std::error_code error;
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
        if (formatOf(each->path()) != Format::Other)
            paths.push_back(each->path());
    if (error)
        return failure(Fault::about(folder.string(), "the folder cannot be read"));
    if (paths.size() > mostFiles)
        return failure(
            Fault::about(folder.string(), "the folder has more than " + std::to_string(mostFiles) + " files of data"));
    std::ranges::sort(paths);
    Lister lister(mostBytes);
    for (const auto& path : paths)
        if (!stop.stop_requested())
            lister.list(path);
    return lister.take(folder);
}

Result<Definitions> closureOf(const Repository& repository, const std::vector<const Listed*>& catalogues,
                              const std::stop_token& stop)
{
    if (catalogues.empty())
        return failure(Fault::about({}, "no catalogue is named"));
    const auto& first = *catalogues.front();
    const auto* system = repository.system(first.head.gameSystem);
    if (system == nullptr)
        return failure(Fault::about(first.path.string(), "its game system is not there", "Get all files of the game."));
    Gatherer gatherer(repository, stop);
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

Result<Definitions> allOf(const Repository& repository, const Listed& system, const std::stop_token& stop)
{
    Gatherer gatherer(repository, stop);
    if (auto added = gatherer.add(system); !added)
        return tl::unexpected(std::move(added.error()));
    for (const auto& catalogue : repository.catalogues)
        if (catalogue.head.gameSystem == system.head.id)
            gatherer.addOrReport(catalogue);
    return gatherer.take();
}

Result<Definitions> aloneOf(const Repository& repository, const Listed& listed)
{
    Gatherer gatherer(repository, {});
    if (auto added = gatherer.add(listed); !added)
        return tl::unexpected(std::move(added.error()));
    return gatherer.takeUnlinked();
}

} // namespace muster::battlescribe::data
