#include "editor/palette/palettemodel.h"

#include <catch2/catch.hpp>

#include <QElapsedTimer>

using namespace muster::editor;

namespace {

/// The titles that are found, the best first.
QStringList found(const std::vector<PaletteSearch::Text>& texts, const QString& typed, std::size_t most = 50)
{
    PaletteSearch search;
    search.setTexts(texts);
    QStringList titles;
    for (const auto i : search.find(typed, most))
        titles << texts[i].title;
    return titles;
}

PaletteEntry entry(const char* title, const char* id)
{
    PaletteEntry made;
    made.title = QString::fromUtf8(title);
    made.id = QString::fromLatin1(id);
    return made;
}

QStringList titlesOf(const PaletteModel& model)
{
    QStringList titles;
    for (int row = 0; row < model.rowCount(); ++row)
        titles << model.index(row).data().toString();
    return titles;
}

} // namespace

TEST_CASE("beginnings of words come before parts, and these before letters in order")
{
    const std::vector<PaletteSearch::Text> texts{
        {"Slow and very easy", {}}, {"Unsaved changes", {}}, {"Save As", {}}, {"Close and save", {}}, {"Print", {}}};
    CHECK(found(texts, "save") == QStringList{"Save As", "Close and save", "Unsaved changes", "Slow and very easy"});
    CHECK(found(texts, "svy") == QStringList{"Slow and very easy"});
    CHECK(found(texts, "xyz").isEmpty());
    CHECK(found(texts, "").isEmpty());
    CHECK(found(texts, " \t").isEmpty());
}

TEST_CASE("words are found in any order, in title and detail")
{
    const std::vector<PaletteSearch::Text> texts{
        {"Copy Card as Picture", "Edit"}, {"Copy", "Edit"}, {"PDF…", "File › Export"}};
    CHECK(found(texts, "picture copy") == QStringList{"Copy Card as Picture"});
    CHECK(found(texts, "export pdf") == QStringList{"PDF…"});
    CHECK(found(texts, "pdf exp") == QStringList{"PDF…"});
    CHECK(found(texts, "copy print").isEmpty());
    CHECK(found(texts, "copy", 1) == QStringList{"Copy Card as Picture"});
}

TEST_CASE("what nobody sees finds an entry like its detail, behind titles that begin so")
{
    const std::vector<PaletteSearch::Text> texts{{"Deutsch", "View", "German Deutsch language"},
                                                 {"German Infantry", "30 points"}};
    CHECK(found(texts, "german") == QStringList{"German Infantry", "Deutsch"});
    CHECK(found(texts, "language view") == QStringList{"Deutsch"});
    CHECK(found(texts, "langage").isEmpty());
}

TEST_CASE("case, accents and wide forms make no difference, in any script")
{
    const auto one = [](const char* title, const char* typed) {
        INFO(title << " / " << typed);
        const auto wanted = QString::fromUtf8(title);
        CHECK(found({{wanted, {}}, {"Other", {}}}, QString::fromUtf8(typed)) == QStringList{wanted});
    };
    one("Élan of the Größe", "elan");
    one("Über the hill", "uber HILL");
    one("Elan", "élan");
    one("Фаланга", "ФАЛ");
    one("Φάλαγξ", "φαλ");
    one("漢字軍", "字軍");
    one("كتيبة", "كتي");
    one("ＷＩＤＥ", "wide");
    one("🎲 Dice", "🎲");
    one("a(b)", "(b");
}

TEST_CASE("20,000 entries are searched in under 30 ms")
{
#ifdef __SANITIZE_THREAD__
    constexpr qint64 most = 300;
#else
    constexpr qint64 most = 30;
#endif
    std::vector<PaletteSearch::Text> texts;
    for (int i = 0; i < 20'000; ++i)
        texts.push_back({QStringLiteral("Add: Unit number %1 of the long line").arg(i),
                         QStringLiteral("%1 points · Core units of the army").arg(i % 300)});
    PaletteSearch search;
    search.setTexts(texts);
    for (const auto* typed : {"u", "line 199", "untnbr", "zzz", "core number 7 points"}) {
        INFO(typed);
        qint64 best = 1'000;
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            CHECK(search.find(typed, 50).size() <= 50);
            best = std::min(best, timer.elapsed());
        }
        CHECK(best < most);
    }
}

TEST_CASE("before anything is typed those used last are first")
{
    PaletteModel model;
    model.setEntries({entry("One", "1"), entry("Two", "2"), entry("Three", "3"), entry("Nameless", "")},
                     {"3", "gone", "2"});
    CHECK(titlesOf(model) == QStringList{"Three", "Two", "One", "Nameless"});
    model.search("o");
    CHECK(titlesOf(model) == QStringList{"One", "Two"});
    model.search({});
    CHECK(model.rowCount() == 4);

    std::vector<PaletteEntry> many(1'000, entry("Many", ""));
    model.setEntries(many, {});
    CHECK(model.rowCount() == 50);
    model.search("many");
    CHECK(model.rowCount() == 50);
}

TEST_CASE("an entry that cannot be run now says so to a screen reader")
{
    auto off = entry("Paste\nit", "paste");
    off.detail = "Edit";
    off.keys = "Ctrl+V";
    off.isEnabled = false;
    PaletteModel model;
    model.setEntries({off}, {});
    CHECK(model.index(0).data(Qt::AccessibleTextRole).toString() == "Paste it, Edit, Ctrl+V, not available now");
    CHECK_FALSE(model.index(0).data(PaletteModel::EnabledRole).toBool());
}
