#include "editor/library/libraryfiles.h"

#include "battlescribe/file/rosterfile.h"
#include "battlescribe/saved/rosterreader.h"
#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "core/roster/limits.h"
#include "io/files/safefile.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "reading/lists.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <optional>

namespace muster::editor {

namespace {

constexpr int mostCopies = 10'000;

/// Qt's functions for files take texts.
Result<QString> asText(const std::string& path)
{
    auto text = QString::fromStdString(path);
    if (text.toStdString() == path)
        return text;
    return failure(
        Fault::about(path, "the name of this file is not text", "Rename it with the system's file manager."));
}

/// A roster of either kind, whose name can be changed.
struct Held {
    Roster roster;
    std::optional<battlescribe::RosterFile> list; ///< of game data; the roster has only its name then
    FileStamp stamp;

    /// What a file at this path has.
    [[nodiscard]] Result<std::string> bytes(const std::string& path)
    {
        if (!list)
            return readableRoster(roster, path);
        auto& attributes = list->xml.root.attributes;
        const auto named = std::ranges::find(attributes, "name", &battlescribe::XmlAttribute::name);
        if (named == attributes.end())
            attributes.push_back({"name", roster.name});
        else
            named->value = roster.name;
        if (QFileInfo(QString::fromStdString(path)).suffix().compare(QLatin1String("rosz"), Qt::CaseInsensitive) == 0)
            return battlescribe::writeRosz(*list, roster.name);
        return battlescribe::writeRos(*list);
    }
};

Result<Held> readList(const std::string& bytes, const std::string& path)
{
    auto list = battlescribe::readRosterFile(bytes, path);
    if (!list)
        return tl::unexpected(std::move(list.error()));
    Held held{{}, std::move(*list), FileStamp::of(bytes)};
    held.roster.name = battlescribe::rosterIn(held.list->xml.root).name;
    return held;
}

Result<Held> read(const std::string& path)
{
    auto bytes = readListBytes(path, Pipes::Refuse);
    if (!bytes)
        return tl::unexpected(std::move(bytes.error()));
    if (battlescribe::isRosterFile(*bytes))
        return readList(*bytes, path);
    auto roster = readRoster(*bytes, path);
    if (!roster)
        return tl::unexpected(std::move(roster.error()));
    return Held{std::move(*roster), std::nullopt, FileStamp::of(*bytes)};
}

/// The words before " (2)".
QString withoutNumber(const QString& name)
{
    static const QRegularExpression number(QStringLiteral(R"(^(.*\S) \((\d{1,5})\)$)"));
    const auto match = number.match(name);
    return match.hasMatch() ? match.captured(1) : name;
}

/// "Third Company (2)". A name that would be too long loses its last letters.
std::string numbered(const QString& name, int number)
{
    const auto end = QStringLiteral(" (%1)").arg(number).toStdString();
    return std::string(firstLetters(name.toStdString(), rosterlimits::nameLetters - end.size())) + end;
}

/// `like`: a file whose ending it gets.
QString fileNameOf(const std::string& rosterName, const QString& like)
{
    const auto name = QString::fromStdString(safeFileName(rosterName));
    return name.isEmpty() ? name : name + QLatin1Char('.') + QFileInfo(like).suffix();
}

/// QFile::rename() never writes over a file, but looks before it renames.
Result<void> rename(const QString& from, const QString& to)
{
    QFile file(from);
    if (!file.exists())
        return failure(Fault::about(from.toStdString(), "the file is no longer there"));
    if (QFileInfo::exists(to))
        return failure(
            Fault::about(to.toStdString(), "there is already a file of this name", "Rename one of the two."));
    if (!file.rename(to))
        return failure(
            Fault::about(from.toStdString(), "the file cannot be moved: " + file.errorString().toStdString()));
    return {};
}

} // namespace

Result<std::string> duplicateRoster(const std::string& path)
{
    const auto name = asText(path);
    if (!name)
        return tl::unexpected(name.error());
    auto held = read(path);
    if (!held)
        return tl::unexpected(std::move(held.error()));
    const QFileInfo file(*name);
    const auto fileName = withoutNumber(file.completeBaseName());
    const auto rosterName = withoutNumber(QString::fromStdString(held->roster.name));
    for (int number = 2; number < mostCopies; ++number) {
        const auto copy = QStringLiteral("%1/%2 (%3).%4").arg(file.path(), fileName).arg(number).arg(file.suffix());
        if (QFileInfo::exists(copy) || QFileInfo(copy).isSymLink())
            continue;
        if (!rosterName.isEmpty())
            held->roster.name = numbered(rosterName, number);
        const auto bytes = held->bytes(copy.toStdString());
        if (!bytes)
            return tl::unexpected(bytes.error());
        const auto saved = saveFileUnlessChanged(copy.toStdString(), *bytes, FileStamp());
        if (!saved)
            return tl::unexpected(saved.error());
        return copy.toStdString();
    }
    return failure(Fault::about(path, "there are too many copies of this roster", "Rename some of them."));
}

Result<std::string> renameRoster(const std::string& path, const std::string& name)
{
    auto held = read(path);
    if (!held)
        return tl::unexpected(std::move(held.error()));
    const auto text = asText(path);
    const auto before = text ? fileNameOf(held->roster.name, *text) : QString();
    held->roster.name = name;
    const auto bytes = held->bytes(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (const auto saved = saveFileUnlessChanged(path, *bytes, held->stamp); !saved)
        return tl::unexpected(saved.error());
    const auto after = text ? fileNameOf(name, *text) : QString();
    if (!text || after.isEmpty() || QFileInfo(*text).fileName() != before)
        return path;
    const auto to = QFileInfo(*text).path() + QLatin1Char('/') + after;
    // Where the name is taken, the file keeps its own: the roster has its name all the same.
    return to != *text && rename(*text, to) ? to.toStdString() : path;
}

Result<std::string> moveRoster(const std::string& path, const std::string& folder)
{
    const auto from = asText(path);
    if (!from)
        return tl::unexpected(from.error());
    const auto into = QString::fromStdString(folder);
    if (!QFileInfo(into).isDir())
        return failure(Fault::about(folder, "this folder is not there"));
    const auto to = QDir(into).filePath(QFileInfo(*from).fileName());
    if (QFileInfo(to).absoluteFilePath() == QFileInfo(*from).absoluteFilePath())
        return path;
    if (const auto moved = rename(*from, to); !moved)
        return tl::unexpected(moved.error());
    return to.toStdString();
}

Result<Binned> binRoster(const std::string& path)
{
    const auto text = asText(path);
    if (!text)
        return tl::unexpected(text.error());
    if (!QFileInfo::exists(*text))
        return failure(Fault::about(path, "the file is no longer there"));
    // The bin is made in this folder, but not the folder itself.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    Binned binned{*text, {}};
    if (!QFile::moveToTrash(*text, &binned.inBin))
        return failure(Fault::about(path,
                                    "the file cannot be moved to the bin: the system has none for this disk, or does "
                                    "not allow it",
                                    "Delete it with the system's file manager."));
    return binned;
}

Result<void> unbinRoster(const Binned& binned)
{
    if (binned.inBin.isEmpty() || !QFileInfo::exists(binned.inBin))
        return failure(Fault::about(binned.path.toStdString(), "the file is no longer in the bin"));
    if (const auto back = rename(binned.inBin, binned.path); !back)
        return back;
    // What the bin has written down of it: https://specifications.freedesktop.org/trash-spec
    const QFileInfo file(binned.inBin);
    const QDir bin(file.dir().filePath(QStringLiteral("..")));
    QFile::remove(bin.filePath(QStringLiteral("info/%1.trashinfo").arg(file.fileName())));
    return {};
}

} // namespace muster::editor
