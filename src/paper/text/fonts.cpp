#include "paper/text/fonts.h"

#include <QDir>
#include <QFontDatabase>

#include <map>
#include <mutex>
#include <utility>

namespace muster::paper {

namespace {

/// Whether the files of a family are in a folder: those that have its name, such as RobotoCondensed-Bold.ttf. Qt keeps
/// typefaces until the program ends, so the result is remembered. Prints may call this in several threads.
bool hasFamily(const QString& folder, const QString& family)
{
    static std::mutex mutex;
    static std::map<std::pair<QString, QString>, bool> known;
    const std::lock_guard lock(mutex);
    const auto [found, isNew] = known.try_emplace({folder, family}, false);
    if (!isNew)
        return found->second;
    auto name = family;
    name.remove(QLatin1Char(' '));
    for (const auto& file : QDir(folder).entryInfoList({name + ".ttf", name + ".otf", name + "-*.ttf", name + "-*.otf"},
                                                       QDir::Files, QDir::Name)) {
        if (!file.isFile()) // a link to a pipe, for which Qt would wait
            continue;
        const auto id = QFontDatabase::addApplicationFont(file.absoluteFilePath());
        found->second = QFontDatabase::applicationFontFamilies(id).contains(family) || found->second;
    }
    return found->second;
}

} // namespace

Result<void> addFonts(const std::string& folder, const std::vector<std::string>& families)
{
    Faults faults;
    for (const auto& family : families)
        if (!hasFamily(QString::fromStdString(folder), QString::fromStdString(family)))
            faults.push_back({folder,
                              0,
                              0,
                              {},
                              "the typeface \"" + family + "\" is not there",
                              "It is part of Muster: install Muster again."});
    if (!faults.empty())
        return tl::unexpected<Faults>(std::move(faults));
    return {};
}

Result<void> addSheetFonts(const std::string& fontFolder)
{
    return addFonts(fontFolder + "/sheets", {"Roboto", "Roboto Condensed", "DejaVu Sans"});
}

} // namespace muster::paper
