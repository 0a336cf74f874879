#include "widgets/printing/printsettings.h"

#include "io/data/store.h"
#include "io/files/programfolder.h"
#include "widgets/settings/settings.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace muster::widgets {

namespace {

const auto paperKey = QStringLiteral("print/paper");
const auto landscapeKey = QStringLiteral("print/landscape");
const auto cardsKey = QStringLiteral("print/cards");
const auto orderKey = QStringLiteral("print/sheetOrder");
const auto copiesKey = QStringLiteral("print/cardCopies");
const auto picturesKey = QStringLiteral("print/pictures");
const auto backsKey = QStringLiteral("print/cardBacks");
const auto inkKey = QStringLiteral("print/ink");
const auto letter = QStringLiteral("letter");
const auto a4 = QStringLiteral("a4");
const auto saver = QStringLiteral("saver");
const auto full = QStringLiteral("full");

QString sheetsKey(Printed what)
{
    return what == Printed::Battle         ? QStringLiteral("print/battleSheets")
           : what == Printed::BattleScribe ? QStringLiteral("print/battleScribeSheets")
                                           : QStringLiteral("print/sheets");
}

QString nameOf(std::string_view id) { return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())); }

} // namespace

std::vector<print::Sheet> rememberedSheetOrder()
{
    const auto names = Settings().value(orderKey).toStringList();
    std::vector<print::Sheet> order(std::begin(print::rosterSheets), std::end(print::rosterSheets));
    // Sheets that the settings do not know yet keep their usual place behind those that they know.
    std::ranges::stable_sort(order, {}, [&](print::Sheet sheet) {
        const auto at = names.indexOf(nameOf(print::sheetId(sheet)));
        return at < 0 ? names.size() : at;
    });
    return order;
}

void rememberSheetOrder(const std::vector<print::Sheet>& order)
{
    QStringList names;
    for (const auto sheet : order)
        names.push_back(nameOf(print::sheetId(sheet)));
    Settings().setValue(orderKey, names);
}

print::Settings rememberedPrintSettings(const Store& store, Printed what)
{
    const Settings kept;
    print::Settings settings;
    settings.templateFolder = store.templateFolder();
    settings.userTemplateFolder = store.userTemplateFolder();
    settings.fontFolder = fontFolder();
    if (what == Printed::Battle)
        settings.sheets = {print::Sheet::Cards, print::Sheet::Battle};
    const auto chosen = kept.value(sheetsKey(what));
    const auto names = chosen.toStringList();
    const auto usual = std::exchange(settings.sheets, {});
    for (const auto sheet : rememberedSheetOrder())
        if (chosen.isValid() ? names.contains(nameOf(print::sheetId(sheet)))
                             : std::ranges::find(usual, sheet) != usual.end())
            settings.sheets.push_back(sheet);
    const bool isLetterLand = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    settings.paper =
        kept.value(paperKey, isLetterLand ? letter : a4).toString() == letter ? print::Paper::Letter : print::Paper::A4;
    settings.isLandscape = kept.value(landscapeKey).toBool();
    for (const auto size : print::cardSizes)
        if (kept.value(cardsKey).toString() == nameOf(print::cardSizeId(size)))
            settings.cards = size;
    settings.cardCopies = std::clamp(kept.value(copiesKey, 1).toInt(), 1, print::mostCardCopies);
    settings.hasBacks = kept.value(backsKey).toBool();
    settings.hasPictures = kept.value(picturesKey, true).toBool();
    settings.ink = kept.value(inkKey).toString() == saver ? print::Ink::Saver : print::Ink::Full;
    return settings;
}

void rememberPrintSettings(const print::Settings& settings, Printed what)
{
    Settings kept;
    QStringList names;
    for (const auto sheet : settings.sheets)
        names.push_back(nameOf(print::sheetId(sheet)));
    kept.setValue(sheetsKey(what), names);
    kept.setValue(paperKey, settings.paper == print::Paper::Letter ? letter : a4);
    kept.setValue(landscapeKey, settings.isLandscape);
    kept.setValue(cardsKey, nameOf(print::cardSizeId(settings.cards)));
    kept.setValue(copiesKey, settings.cardCopies);
    kept.setValue(backsKey, settings.hasBacks);
    kept.setValue(picturesKey, settings.hasPictures);
    kept.setValue(inkKey, settings.ink == print::Ink::Saver ? saver : full);
}

} // namespace muster::widgets
