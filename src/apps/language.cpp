#include "apps/language.h"

#include "report/translation/translation.h"

#include <CLI/CLI.hpp>

#include <QDir>
#include <QLocale>
#include <QTranslator>

namespace muster {

namespace {

constexpr auto folder = ":/translations";

/// Most commands ask for them.
const std::vector<std::string>& languages()
{
    static const auto all = [] {
        std::vector<std::string> tags{"en"};
        // Not by a pattern: that would compile a regular expression at each start.
        for (const auto& file : QDir(folder).entryList())
            if (file.startsWith(QLatin1String("muster_")) && file.endsWith(QLatin1String(".qm")))
                if (const auto tag = file.sliced(7).chopped(3).toStdString(); tag != tags.front())
                    tags.push_back(tag);
        return tags;
    }();
    return all;
}

} // namespace

void addLanguage(CLI::App& command, Session& session)
{
    command.add_option("--language", session.language, "Language of what is written: en, de...")
        ->check(CLI::IsMember(languages()))
        ->type_name("TAG");
}

void speak(const std::string& language)
{
    if (language.empty() || language == "en")
        return;
    const auto tag = QString::fromStdString(language);
    auto translator = std::make_shared<QTranslator>();
    if (!translator->load(QStringLiteral("muster_") + tag, folder))
        throw std::logic_error("the translations of " + language + " are not in the program");
    const QLocale locale(tag);
    report::setTranslation({[translator](const char* context, const char* text, int number) {
                                const auto found = translator->translate(context, text, nullptr, number);
                                return found.isNull() ? std::string(text) : found.toStdString();
                            },
                            locale.groupSeparator().toStdString(), locale.bcp47Name().toStdString(),
                            locale.decimalPoint().toStdString()});
}

} // namespace muster
