#include "editor/words/language.h"

#include "editor/document/document.h"
#include "editor/models/rostermodel.h"
#include "fixture.h"
#include "pseudo.h"
#include "report/verdict/json.h"
#include "report/verdict/text.h"
#include "report/verdict/words.h"
#include "rules/verdict/verdict.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace muster;
using namespace muster::testing;

namespace {

/// One message of a .ts file.
struct Entry {
    QString context;
    QString source;
    QStringList forms;
    bool isUnfinished = false;
    bool isNumerus = false;
};

std::vector<Entry> translatedEntries(const QString& path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<Entry> entries;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            entries.push_back({context, {}, {}, false, xml.attributes().value("numerus") == u"yes"});
        } else if (xml.name() == u"source") {
            entries.back().source = xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            entries.back().forms << xml.readElementText();
        } else if (xml.name() == u"translation") {
            entries.back().isUnfinished = xml.attributes().hasAttribute("type");
            if (!entries.back().isNumerus)
                entries.back().forms << xml.readElementText();
        }
    }
    REQUIRE_FALSE(xml.hasError());
    return entries;
}

/// %1, %L1, %n and {slots}; words that only follow a number are not slots.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression each(QStringLiteral("%L?(?:[0-9]|n)|\\{[A-Za-z]+\\}"));
    QStringList found;
    for (auto all = each.globalMatch(text); all.hasNext();)
        found << all.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

QStringList shipped() { return QDir(MUSTER_SOURCE_DIR "/translations").entryList({"muster_*.ts"}, QDir::Files); }

/// Back to English behind each test, whatever became of it.
struct Restored {
    ~Restored() { editor::setLanguage("en"); }
};

VerdictPtr broken()
{
    auto roster = skirmish();
    roster.battle.points = 1;
    roster.units.push_back(unit("a", "cavalry"));
    roster.units.back().models = 1'000;
    const auto catalogue = store().fullCatalogue(roster.ruleset);
    REQUIRE(catalogue.has_value());
    return std::make_shared<const Verdict>(*catalogue, roster);
}

report::Context contextOf(const Verdict& verdict)
{
    const auto& [catalogue, roster, assessment] = std::tie(verdict.catalogue(), verdict.roster(), verdict.assessment());
    return {&catalogue,
            &roster,
            &assessment,
            "f",
            {},
            {},
            allFixes(catalogue, roster, assessment),
            rulingsThatMatter(catalogue, roster, assessment)};
}

} // namespace

TEST_CASE("every translation that is shipped is finished, and its placeholders are those of the source")
{
    REQUIRE(shipped().contains("muster_de.ts"));
    for (const auto& name : shipped()) {
        INFO(name.toStdString());
        for (const auto& entry : translatedEntries(MUSTER_SOURCE_DIR "/translations/" + name)) {
            INFO(entry.context.toStdString() + ": " + entry.source.toStdString());
            CHECK_FALSE(entry.isUnfinished);
            REQUIRE_FALSE(entry.forms.isEmpty());
            for (const auto& form : entry.forms) {
                INFO(form.toStdString());
                CHECK_FALSE(form.trimmed().isEmpty());
                // The form for one may leave the number out.
                auto wanted = placeholders(entry.source);
                auto said = placeholders(form);
                if (entry.isNumerus && &form == &entry.forms.front()) {
                    wanted.removeAll("%n");
                    said.removeAll("%n");
                }
                CHECK(said == wanted);
            }
        }
    }
}

TEST_CASE("every translation that is shipped is built in, and English is always there")
{
    for (const auto& name : shipped())
        CHECK(editor::languages().contains(name.sliced(7).chopped(3)));
    CHECK(editor::languages().contains("en"));
    CHECK(editor::languages().contains(editor::preferredLanguage()));
}

TEST_CASE("counts are written with their groups of digits, as all other numbers")
{
    const auto units = [](int count) {
        return QCoreApplication::translate("RosterSums", "%n unit(s)", nullptr, count);
    };
    editor::setLanguage("en");
    CHECK(units(999) == "999 units");
    CHECK(units(1000) == "1,000 units");
    CHECK(units(105'930) == "105,930 units");
    editor::setLanguage("de");
    CHECK(units(1000) == "1.000 Einheiten");
    editor::setLanguage("en");
}

TEST_CASE("the language is switched while the program runs")
{
    const Restored restored;
    const auto verdict = broken();
    editor::RosterModel model;
    const auto header = [&] { return model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(); };
    editor::setLanguage("en");
    CHECK(header() == "Unit");
    CHECK(report::points({}, 1045) == "1,045 points");
    const auto english = report::toText(contextOf(*verdict));
    editor::setLanguage("de");
    CHECK(editor::language() == "de");
    CHECK(header() == "Einheit");
    CHECK(report::points({}, 1045) == "1.045 Punkte");
    CHECK(report::points({}, 1) == "1 Punkt");
    CHECK(report::toText(contextOf(*verdict)) != english);
    CHECK_THAT(report::toText(contextOf(*verdict)), Catch::StartsWith("NICHT LEGAL: "));
    editor::setLanguage("xx");
    CHECK(editor::language() == "en");
    CHECK(report::toText(contextOf(*verdict)) == english);
}

TEST_CASE("a finding reads otherwise in German, and the report for programs does not")
{
    const Restored restored;
    const auto verdict = broken();
    const auto& findings = verdict->assessment().findings;
    const auto size = std::ranges::find(findings, std::string_view("unit-size"), &Finding::rule);
    REQUIRE(size != findings.end());
    const auto said = [&] { return report::message(verdict->catalogue(), verdict->assessment(), *size); };
    editor::setLanguage("en");
    const auto english = said();
    const auto json = report::toJson(contextOf(*verdict));
    editor::setLanguage("de");
    CHECK(said() != english);
    CHECK_THAT(said(), Catch::Contains("1.000 Modelle; höchstens"));
    CHECK(report::toJson(contextOf(*verdict)) == json);
}

TEST_CASE("a document speaks the store's language, and its report for programs is as ever")
{
    const Restored restored;
    auto german = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    editor::Document document(german);
    auto roster = skirmish();
    roster.battle.points = 1;
    roster.units.push_back(unit("a", "cavalry"));
    REQUIRE(document.create(roster));
    const auto said = [&] {
        const auto& verdict = *document.verdict();
        return report::message(verdict.catalogue(), verdict.assessment(), verdict.assessment().findings.front());
    };
    const auto json = report::toJson(contextOf(*document.verdict()));
    CHECK_THAT(said(), Catch::StartsWith("The army costs "));
    german.setLanguage("de");
    editor::setLanguage("de");
    REQUIRE(document.reload());
    CHECK_THAT(said(), Catch::StartsWith("Die Armee kostet "));
    CHECK(report::toJson(contextOf(*document.verdict())) == json);
    CHECK(document.undoStack().isClean());
}

TEST_CASE("in a language that nobody speaks every text of a report shows that it can be translated")
{
    const Restored restored;
    editor::setLanguage("en");
    PseudoTranslator pseudo;
    QCoreApplication::installTranslator(&pseudo);
    CHECK(QString::fromStdString(report::points({}, 3)).startsWith(u"⟦3 points~"));
    CHECK(editor::RosterModel().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString() == u"⟦Unit~~⟧");
    QCoreApplication::removeTranslator(&pseudo);
}
