#include "paper/text/fonts.h"

#include <QDir>
#include <QFontDatabase>

#include <map>
#include <mutex>

namespace muster::paper {

namespace {

/// The families in a folder. Qt keeps typefaces until the program ends, so the result is remembered. Prints may call
/// this in several threads.
QStringList familiesOf(const QString& folder)
{
    static std::mutex mutex;
    static std::map<QString, QStringList> known;
    const std::lock_guard lock(mutex);
    const auto [found, isNew] = known.try_emplace(folder);
    if (isNew)
        for (const auto& file : QDir(folder).entryInfoList({"*.ttf", "*.otf"}, QDir::Files, QDir::Name))
            found->second +=
                QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFont(file.absoluteFilePath()));
    return found->second;
}

} // namespace

Result<void> addFonts(const std::string& folder, const std::vector<std::string>& families)
{
    const auto there = familiesOf(QString::fromStdString(folder));
    Faults faults;
    for (const auto& family : families)
        if (!there.contains(QString::fromStdString(family)))
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
