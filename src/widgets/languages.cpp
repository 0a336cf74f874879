#include "widgets/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <memory>
#include <vector>

namespace muster::widgets {

namespace {

const auto folder = QStringLiteral(":/translations");

} // namespace

QStringList shippedLanguages()
{
    QStringList codes;
    for (const auto& file : QDir(folder).entryList({QStringLiteral("muster_*.qm")}))
        codes << file.mid(7, file.size() - 10);
    if (!codes.contains(QStringLiteral("en")))
        codes.prepend(QStringLiteral("en"));
    codes.sort();
    return codes;
}

QString languageName(const QString& code)
{
    auto name = QLocale(code).nativeLanguageName();
    if (name.isEmpty())
        return code;
    if (code == QLatin1String("en")) // not "American English"
        return QStringLiteral("English");
    name[0] = name[0].toUpper();
    return name;
}

QString chosenLanguage()
{
    const auto shipped = shippedLanguages();
    const auto wanted = QSettings().value(QStringLiteral("language"), QLocale::system().name().left(2)).toString();
    return shipped.contains(wanted) ? wanted : QStringLiteral("en");
}

void applyLanguage(const QString& code)
{
    // Qt keeps translators only as long as we do.
    static std::vector<std::unique_ptr<QTranslator>> installed;
    for (const auto& translator : installed)
        QCoreApplication::removeTranslator(translator.get());
    installed.clear();
    QLocale::setDefault(QLocale(code));
    const auto install = [&](const QString& file, const QString& where) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(file, where))
            return;
        QCoreApplication::installTranslator(translator.get());
        installed.push_back(std::move(translator));
    };
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("muster_") + code, folder);
}

} // namespace muster::widgets
