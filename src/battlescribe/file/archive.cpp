#include "battlescribe/file/archive.h"

#include <zip.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace muster::battlescribe {

namespace {

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseEntry {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};
struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;
using Entry = std::unique_ptr<zip_file_t, CloseEntry>;
using Source = std::unique_ptr<zip_source_t, FreeSource>;

constexpr std::string_view advice = "Get the file again, or save it again in the program that made it.";

std::string megabytes(std::size_t bytes) { return std::to_string(bytes >> 20) + " MB"; }

bool isWanted(std::string name, const Wanted& wanted)
{
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return name.ends_with(wanted.ending) || (!wanted.otherEnding.empty() && name.ends_with(wanted.otherEnding));
}

/// ".gst or .cat".
std::string endingsOf(const Wanted& wanted)
{
    return std::string(wanted.ending) +
           (wanted.otherEnding.empty() ? std::string() : " or " + std::string(wanted.otherEnding));
}

class Reader {
public:
    Reader(std::string_view archive, const std::string& file, const ArchiveBounds& bounds, const Wanted& wanted)
        : m_bytes(archive), m_file(file), m_bounds(bounds), m_wanted(wanted)
    {
    }

    Result<Unpacked> run()
    {
        if (auto opened = open(); !opened)
            return tl::unexpected(std::move(opened.error()));
        const auto count = zip_get_num_entries(m_archive.get(), 0);
        if (count > m_bounds.entries)
            return refuse("the archive has " + std::to_string(count) + " files; a " + std::string(m_wanted.packed) +
                              " has one",
                          "Take the " + endingsOf(m_wanted) + " file out of it.");
        const auto chosen = choose(count);
        return chosen ? read(*chosen) : tl::unexpected(chosen.error());
    }

    Result<int> runAll(const UnpackAll& what, const std::stop_token& stop)
    {
        if (auto opened = open(); !opened)
            return tl::unexpected(std::move(opened.error()));
        const auto count = zip_get_num_entries(m_archive.get(), 0);
        if (count > m_bounds.entries)
            return refuse("the archive has more than " + std::to_string(m_bounds.entries) + " files");
        // The folder nearest to the top, by how many are around it.
        std::map<std::pair<std::ptrdiff_t, std::string>, std::vector<zip_int64_t>> folders;
        for (zip_int64_t i = 0; i < count; ++i) {
            const auto name = nameOf(i);
            const auto slash = name.rfind('/');
            const auto folder = slash == std::string::npos ? std::string() : name.substr(0, slash + 1);
            if (what.isWanted(name.substr(folder.size())))
                folders[{std::ranges::count(folder, '/'), folder}].push_back(i);
        }
        if (folders.empty())
            return refuse("there is no " + std::string(m_wanted.one) + " in the archive");
        int taken = 0;
        std::size_t bytes = 0;
        for (const auto i : folders.begin()->second) {
            if (stop.stop_requested())
                break;
            auto unpacked = read(i);
            if (!unpacked)
                return tl::unexpected(std::move(unpacked.error()));
            bytes += unpacked->bytes.size();
            if (bytes > m_bounds.unpacked)
                return refuse("it is too large: at most " + megabytes(m_bounds.unpacked) + " are unpacked");
            const auto& name = unpacked->entry;
            if (auto kept = what.take(name.substr(name.rfind('/') + 1), unpacked->bytes); !kept)
                return tl::unexpected(std::move(kept.error()));
            ++taken;
        }
        return taken;
    }

    Result<std::vector<ArchiveEntry>> entries()
    {
        if (auto opened = open(); !opened)
            return tl::unexpected(std::move(opened.error()));
        const auto count = zip_get_num_entries(m_archive.get(), 0);
        if (count > m_bounds.entries)
            return refuse("the archive has more than " + std::to_string(m_bounds.entries) + " files",
                          "Unpack it, and name the folder.");
        std::vector<ArchiveEntry> found;
        std::uint64_t bytes = 0;
        for (zip_int64_t i = 0; i < count; ++i) {
            if (auto name = nameOf(i); !name.ends_with('/'))
                found.push_back({std::move(name), sizeOf(i)});
            bytes += std::min<std::uint64_t>(sizeOf(i), m_bounds.unpacked + 1); // so that no sum is too large
        }
        if (bytes > m_bounds.unpacked)
            return refuse("it is too large: at most " + megabytes(m_bounds.unpacked) + " are unpacked",
                          "Unpack it, and name the folder.");
        return found;
    }

    Result<std::string> one(const std::string& name)
    {
        if (auto opened = open(); !opened)
            return tl::unexpected(std::move(opened.error()));
        const auto index = zip_name_locate(m_archive.get(), name.c_str(), ZIP_FL_ENC_GUESS);
        if (index < 0)
            return refuse("this file is no longer in the archive");
        auto unpacked = read(index);
        if (!unpacked)
            return tl::unexpected(std::move(unpacked.error()));
        if (unpacked->bytes.size() > sizeOf(index))
            return refuse("the archive is damaged or not whole", std::string(advice));
        return std::move(unpacked->bytes);
    }

private:
    [[nodiscard]] std::uint64_t sizeOf(zip_int64_t index) const
    {
        zip_stat_t stat;
        zip_stat_init(&stat);
        const bool isKnown = zip_stat_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0, &stat) == 0 &&
                             (stat.valid & ZIP_STAT_SIZE) != 0;
        return isKnown ? stat.size : 0;
    }

    Result<void> open()
    {
        if (m_bytes.size() > m_bounds.bytes)
            return refuse("the archive is too large: at most " + megabytes(m_bounds.bytes) + " are read");
        Source source(zip_source_buffer_create(m_bytes.data(), m_bytes.size(), 0, nullptr));
        if (!source)
            return refuse("there is not enough memory to read the archive");
        m_archive.reset(zip_open_from_source(source.get(), ZIP_RDONLY, nullptr));
        if (!m_archive)
            return refuse("the archive is damaged or not whole", std::string(advice));
        (void)source.release(); // the archive has it now
        return {};
    }

    [[nodiscard]] tl::unexpected<Faults> refuse(std::string message, std::string what = {}) const
    {
        return failure(Fault::about(m_file, std::move(message), std::move(what)));
    }

    [[nodiscard]] std::string nameOf(zip_int64_t index) const
    {
        const auto* name = zip_get_name(m_archive.get(), static_cast<zip_uint64_t>(index), ZIP_FL_ENC_GUESS);
        return name == nullptr ? std::string() : std::string(name);
    }

    Result<zip_int64_t> choose(zip_int64_t count)
    {
        std::optional<zip_int64_t> chosen;
        int files = 0;
        for (zip_int64_t i = 0; i < count; ++i) {
            const auto name = nameOf(i);
            if (name.ends_with('/')) // a folder
                continue;
            ++files;
            if (!isWanted(name, m_wanted))
                continue;
            if (chosen)
                return refuse("the archive has several " + std::string(m_wanted.several),
                              "Take one of the " + endingsOf(m_wanted) + " files out of it.");
            chosen = i;
        }
        for (zip_int64_t i = 0; i < count && !chosen && files == 1; ++i)
            if (!nameOf(i).ends_with('/'))
                chosen = i;
        if (!chosen)
            return refuse("there is no " + std::string(m_wanted.one) + " (" + endingsOf(m_wanted) + ") in the archive");
        for (zip_int64_t i = 0; i < count; ++i)
            if (const auto name = nameOf(i); i != *chosen && !name.ends_with('/'))
                m_remarks.push_back(Fault::about(m_file, "the archive has \"" + name + "\" too, which is not read"));
        return *chosen;
    }

    Result<Unpacked> read(zip_int64_t index)
    {
        const Entry entry(zip_fopen_index(m_archive.get(), static_cast<zip_uint64_t>(index), 0));
        if (!entry) {
            const auto code = zip_error_code_zip(zip_get_error(m_archive.get()));
            if (code == ZIP_ER_NOPASSWD || code == ZIP_ER_WRONGPASSWD)
                return refuse("the archive is locked with a password", "Unpack it first.");
            return refuse("the archive cannot be unpacked", std::string(advice));
        }
        // The size that an archive claims may be wrong, so what really comes is counted.
        const auto most = std::min(m_bounds.unpacked, std::max(m_bounds.freeOfRatio, m_bytes.size() * m_bounds.ratio));
        Unpacked unpacked{{}, nameOf(index), std::move(m_remarks)};
        std::array<char, 64 << 10> part{};
        for (;;) {
            const auto size = zip_fread(entry.get(), part.data(), part.size());
            if (size < 0)
                return refuse("the archive is damaged or not whole", std::string(advice));
            if (size == 0)
                return unpacked;
            unpacked.bytes.append(part.data(), static_cast<std::size_t>(size));
            if (unpacked.bytes.size() >= m_bounds.enough) {
                unpacked.bytes.resize(m_bounds.enough);
                return unpacked;
            }
            if (unpacked.bytes.size() > m_bounds.unpacked)
                return refuse("it is too large: of " + std::string(m_wanted.of) + " at most " +
                              megabytes(m_bounds.unpacked) + " are unpacked");
            if (unpacked.bytes.size() > most)
                return refuse("it unpacks to more than " + std::to_string(m_bounds.ratio) +
                              " times its size, which no " + std::string(m_wanted.one) + " does");
        }
    }

    std::string_view m_bytes;
    const std::string& m_file;
    const ArchiveBounds& m_bounds;
    const Wanted& m_wanted;
    Archive m_archive;
    Faults m_remarks;
};

tl::unexpected<Faults> cannotPack() { return failure(Fault::about({}, "the file cannot be packed")); }

/// What is in a source that an archive was written to.
std::optional<std::string> bytesOf(zip_source_t* source)
{
    zip_stat_t stat;
    if (zip_source_stat(source, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0 || zip_source_open(source) != 0)
        return std::nullopt;
    std::string bytes(stat.size, '\0');
    const auto size = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    return size == static_cast<zip_int64_t>(bytes.size()) ? std::optional(std::move(bytes)) : std::nullopt;
}

} // namespace

bool isArchive(std::string_view bytes) { return bytes.starts_with("PK\x03\x04"); }

Result<Unpacked> unpack(std::string_view archive, const std::string& file, const ArchiveBounds& bounds,
                        const Wanted& wanted)
{
    return Reader(archive, file, bounds, wanted).run();
}

Result<int> unpackAll(std::string_view archive, const std::string& file, const ArchiveBounds& bounds,
                      const UnpackAll& what, const std::stop_token& stop)
{
    const Wanted wanted{
        .one = "file of data", .several = "files of data", .packed = ".zip", .of = "the data of a game"};
    return Reader(archive, file, bounds, wanted).runAll(what, stop);
}

Result<std::vector<ArchiveEntry>> entriesOf(std::string_view archive, const std::string& file,
                                            const ArchiveBounds& bounds)
{
    const Wanted wanted;
    return Reader(archive, file, bounds, wanted).entries();
}

Result<std::string> unpackEntry(std::string_view archive, const std::string& file, const std::string& name,
                                const ArchiveBounds& bounds)
{
    const Wanted wanted{.one = "list"};
    return Reader(archive, file, bounds, wanted).one(name);
}

Result<std::string> packAll(const std::vector<PackedFile>& files)
{
    const Source written(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    if (!written)
        return cannotPack();
    zip_source_keep(written.get()); // the archive frees its own hold
    Archive archive(zip_open_from_source(written.get(), ZIP_TRUNCATE, nullptr));
    if (!archive) {
        zip_source_free(written.get());
        return cannotPack();
    }
    for (const auto& file : files) {
        Source content(zip_source_buffer(archive.get(), file.bytes.data(), file.bytes.size(), 0));
        if (!content)
            return cannotPack();
        const auto index = zip_file_add(archive.get(), file.name.c_str(), content.get(), ZIP_FL_ENC_UTF_8);
        if (index < 0)
            return cannotPack();
        (void)content.release();
        // The first day that an archive can name.
        constexpr zip_uint16_t date = (1 << 5) | 1;
        if (zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), 0, date, 0) != 0)
            return cannotPack();
    }
    if (zip_close(archive.get()) != 0)
        return cannotPack();
    (void)archive.release();
    auto packed = bytesOf(written.get());
    return packed ? Result<std::string>(std::move(*packed)) : cannotPack();
}

Result<std::string> pack(std::string_view bytes, const std::string& entry)
{
    return packAll({{entry, std::string(bytes)}});
}

} // namespace muster::battlescribe
