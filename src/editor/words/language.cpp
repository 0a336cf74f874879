#include "editor/words/language.h"

#include "editor/words/numbers.h"
#include "report/translation/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <vector>

namespace muster::editor {

namespace {

const QString source = QStringLiteral("en");

/// Counts are written as all other numbers: Qt itself puts "1000" in place of %n.
class GroupingTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* text, const char* disambiguation, int number) const override
    {
        constexpr int leastGrouped = 1000;
        auto words = QTranslator::translate(context, text, disambiguation, number);
        if (number >= leastGrouped)
            words.replace(QStringLiteral("%n"), shownNumber(number));
        return words;
    }
};

struct Spoken {
    QString language = source;
    std::vector<QPointer<QTranslator>> translators;
};

Spoken& spoken()
{
    static Spoken now;
    return now;
}

void install(const QString& file, const QString& folder)
{
    auto* translator = new GroupingTranslator(qApp);
    if (!translator->load(file, folder)) {
        delete translator;
        return;
    }
    QCoreApplication::installTranslator(translator);
    spoken().translators.emplace_back(translator);
}

} // namespace

QStringList languages()
{
    QStringList tags{source};
    const auto prefix = QStringLiteral("muster_");
    const auto suffix = QStringLiteral(".qm");
    // For names with a star Qt would compile an expression, at each start.
    for (const auto& file : QDir(QStringLiteral(":/translations")).entryList()) {
        if (!file.startsWith(prefix) || !file.endsWith(suffix))
            continue;
        if (auto tag = file.sliced(prefix.size()).chopped(suffix.size()); !tags.contains(tag))
            tags << tag;
    }
    tags.sort();
    return tags;
}

QString preferredLanguage()
{
    const auto known = languages();
    for (const auto& wanted : QLocale::system().uiLanguages())
        for (const auto& tag : {QString(wanted).replace('-', '_'), wanted.section('-', 0, 0)})
            if (known.contains(tag))
                return tag;
    return source;
}

void setLanguage(const QString& language)
{
    auto& now = spoken();
    now.language = languages().contains(language) ? language : source;
    // Report first: installing notifies the windows, which then ask for texts.
    const QLocale locale(now.language);
    QLocale::setDefault(locale); // of fields for numbers
    report::setTranslation({[](const char* context, const char* text, int number) {
                                return QCoreApplication::translate(context, text, nullptr, number).toStdString();
                            },
                            locale.groupSeparator().toStdString(), locale.bcp47Name().toStdString(),
                            locale.decimalPoint().toStdString()});
    for (const auto& translator : now.translators)
        delete translator;
    now.translators.clear();
    install("qtbase_" + now.language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install("muster_" + now.language, QStringLiteral(":/translations"));
}

QString language() { return spoken().language; }

} // namespace muster::editor
