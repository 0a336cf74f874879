#include "judging/judgedby.h"
#include "widgets/printing/previewdialog.h"

#include "editor/fixture.h"
#include "report/sheets/sheettexts.h"
#include "somepictures.h"
#include "widgets/fakeprompts.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/printsettings.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPdfDocument>
#include <QPdfView>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// A preview of a sample, with what it asks of others.
struct PreviewFixture {
    explicit PreviewFixture(const std::string& path = march)
    {
        rememberPrintSettings({});
        editor::Document document(store());
        REQUIRE(document.open(path));
        start(document.verdict());
    }

    explicit PreviewFixture(Roster roster)
    {
        rememberPrintSettings({});
        editor::Document document(store());
        REQUIRE(document.create(std::move(roster)));
        start(document.verdict());
    }

    void start(VerdictPtr judged)
    {
        verdict = std::move(judged);
        dialog = std::make_unique<PreviewDialog>(verdict, store(), prompts);
        dialog->resize(1280, 720);
        dialog->show();
        dialog->activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(dialog.get())); // or nothing in it can have the focus
        dialog->makeNow();
    }

    template <typename Widget>
    Widget& the(const char* name) const
    {
        auto* found = dialog->findChild<Widget*>(QLatin1String(name));
        if (!found)
            throw std::runtime_error(std::string("there is no ") + name);
        return *found;
    }

    void toggle(const char* sheet)
    {
        the<QCheckBox>(sheet).click();
        dialog->makeNow();
    }

    [[nodiscard]] int pages() const { return the<QPdfView>("pdfView").document()->pageCount(); }

    [[nodiscard]] QString text() const
    {
        QProcess process;
        process.start("pdftotext", {"-layout", "-", "-"});
        process.write(QByteArray::fromStdString(dialog->pdf()));
        process.closeWriteChannel();
        REQUIRE(process.waitForFinished());
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    FakePrompts prompts;
    QTemporaryDir folder;
    VerdictPtr verdict;
    std::unique_ptr<PreviewDialog> dialog;
};

} // namespace

TEST_CASE("the preview shows the very bytes that print, with the roster in them")
{
    const PreviewFixture f;
    const auto job = jobOf(*f.verdict);
    auto copy = readRoster(job.copy(*job.roster, job.data.stamp()).file, "copy").value();
    CHECK(copy.madeWith->data == judgedBy(*f.verdict).hash);
    copy.madeWith = f.verdict->roster().madeWith;
    CHECK(copy == f.verdict->roster());
    CHECK(f.pages() > 3);
    CHECK(f.the<QListView>("pageList").model()->rowCount() == f.pages());
    CHECK(f.dialog->pdf().find("roster.muster") != std::string::npos);
    const auto text = f.text();
    CHECK(text.contains(QString::fromStdString(job.fingerprint)));
    CHECK(text.contains(QString::fromStdString(report::sheet::date(job.date))));
    CHECK(text.contains("Quick reference"));
    CHECK_FALSE(text.contains("Battle sheet"));
    CHECK(f.the<QLabel>("page").text() == QString("Page 1 of %1").arg(f.pages()));
}

TEST_CASE("boxes choose the sheets, once for many clicks, and are remembered")
{
    PreviewFixture f;
    const auto all = f.pages();
    f.the<QCheckBox>("roster").click();
    f.the<QCheckBox>("cards").click();
    f.the<QCheckBox>("battle").click();
    CHECK_FALSE(f.dialog->isMade());
    CHECK(f.pages() == all);
    CHECK(QTest::qWaitFor([&] { return f.dialog->isMade(); }));
    CHECK(f.pages() < all);
    CHECK(f.text().contains("Battle sheet"));
    CHECK_FALSE(f.text().contains("Unit cards"));
    CHECK_FALSE(f.the<QComboBox>("cardSize").isVisible());
    f.the<QCheckBox>("cards").click();
    CHECK(f.the<QComboBox>("cardSize").isVisible());
    f.the<QCheckBox>("cards").click();
    f.the<QComboBox>("paper").setCurrentIndex(1);
    f.the<QComboBox>("ink").setCurrentIndex(1);
    f.the<QComboBox>("cardSize").setCurrentIndex(3);
    f.dialog->makeNow();
    const auto size = f.the<QPdfView>("pdfView").document()->pagePointSize(0);
    CHECK(size.width() == Approx(612));
    CHECK(size.height() == Approx(792));
    f.the<QComboBox>("orientation").setCurrentIndex(1);
    f.dialog->makeNow();
    CHECK(f.the<QPdfView>("pdfView").document()->pagePointSize(0) == size.transposed());

    FakePrompts prompts;
    PreviewDialog again(f.verdict, store(), prompts);
    CHECK_FALSE(again.findChild<QCheckBox*>("cards")->isChecked());
    CHECK(again.findChild<QCheckBox*>("battle")->isChecked());
    CHECK(again.findChild<QComboBox*>("paper")->currentIndex() == 1);
    CHECK(again.findChild<QComboBox*>("orientation")->currentIndex() == 1);
    CHECK(again.findChild<QComboBox*>("cardSize")->currentIndex() == 3);
    CHECK(again.findChild<QComboBox*>("ink")->currentIndex() == 1);
    again.makeNow();
    CHECK(again.pdf().size() == Approx(f.dialog->pdf().size()).epsilon(0.01));
}

TEST_CASE("sheets are printed in the order that a person gives them, which is remembered")
{
    PreviewFixture f;
    f.the<QCheckBox>("reference").setFocus();
    f.toggle("reference");
    f.toggle("reference");
    CHECK(f.dialog->makeNow());
    f.the<QPushButton>("sheetEarlier").click();
    f.the<QPushButton>("sheetEarlier").click();
    f.the<QPushButton>("sheetEarlier").click(); // it is the first already
    const auto settings = rememberedPrintSettings(store());
    CHECK(settings.sheets == std::vector{print::Sheet::Reference, print::Sheet::Roster, print::Sheet::Cards});
    FakePrompts prompts;
    PreviewDialog again(f.verdict, store(), prompts);
    again.makeNow();
    CHECK(print::chaptersOf(again.pdf()).front().title == "Quick reference");
    rememberSheetOrder({});
}

TEST_CASE("cards are printed of chosen units, several times, and with backs")
{
    PreviewFixture f;
    f.toggle("roster");
    f.toggle("reference");
    auto& units = f.the<QListWidget>("cardUnits");
    REQUIRE(units.count() > 2);
    units.item(1)->setCheckState(Qt::Checked);
    f.dialog->makeNow();
    CHECK(print::chaptersOf(f.dialog->pdf()).front().inside.size() == 1);
    CHECK(f.pages() == 1);
    f.the<QCheckBox>("cardBacks").click();
    f.dialog->makeNow();
    CHECK(f.pages() == 2);
    f.the<QSpinBox>("cardCopies").setValue(3);
    const auto settings = rememberedPrintSettings(store());
    CHECK(settings.cardCopies == 3);
    CHECK(settings.hasBacks);
    CHECK(settings.units.empty()); // they are of one roster
}

TEST_CASE("pictures are printed unless the person does not want them, which is remembered")
{
    CHECK_FALSE(PreviewFixture().the<QCheckBox>("playersPictures").isVisible());
    auto roster = company();
    roster.picture = redPicture;
    const PreviewFixture f(roster);
    auto& pictures = f.the<QCheckBox>("playersPictures");
    CHECK(pictures.isVisible());
    CHECK(pictures.isChecked());
    const auto hasImage = [&] { return f.dialog->pdf().find("/Subtype /Image") != std::string::npos; };
    CHECK(hasImage());
    pictures.click();
    f.dialog->makeNow();
    CHECK_FALSE(hasImage());
    CHECK_FALSE(rememberedPrintSettings(store()).hasPictures);
}

TEST_CASE("without a sheet the preview says what to do")
{
    PreviewFixture f;
    for (const auto* sheet : {"roster", "cards", "reference"})
        f.toggle(sheet);
    CHECK(f.pages() == 0);
    CHECK(f.dialog->pdf().empty());
    CHECK(f.the<QLabel>("messageHead").isVisible());
    CHECK(f.the<QLabel>("messageHead").text() == "There is nothing to print.");
    CHECK_FALSE(f.the<QPushButton>("print").isEnabled());
    CHECK_FALSE(f.the<QPushButton>("exportPdf").isEnabled());
    CHECK(f.the<QPushButton>("exportText").isEnabled());
    CHECK_FALSE(f.the<QPlainTextEdit>("faults").isVisible());
    f.toggle("roster");
    CHECK(f.pages() > 0);
    CHECK(f.the<QPdfView>("pdfView").isVisible());
    CHECK(f.the<QPushButton>("print").isEnabled());
}

TEST_CASE("a roster without units prints")
{
    PreviewFixture f(skirmish());
    CHECK(f.pages() >= 2);
    CHECK(f.text().contains("The roster has no units yet"));
    CHECK_FALSE(f.text().contains("Unit cards"));
    f.toggle("roster");
    f.toggle("reference");
    CHECK(f.pages() == 1);
    CHECK(f.text().contains("Unit cards"));
}

TEST_CASE("exports are what is shown, under the roster's name")
{
    auto roster = skirmish();
    roster.name = "Red/Blue";
    roster.units.push_back(unit("a", "infantry"));
    PreviewFixture f(std::move(roster));
    f.the<QPushButton>("exportPdf").click();
    REQUIRE(f.prompts.count("askSave") == 1);
    CHECK(f.prompts.calls.back().subject.endsWith("/Red-Blue.pdf"));
    CHECK(f.prompts.calls.back().text.contains("*.pdf"));
    CHECK_FALSE(f.the<QLabel>("status").isVisible());

    f.prompts.savePath = f.folder.filePath("out.pdf");
    f.the<QCheckBox>("reference").click(); // exported at once, it is made first
    f.the<QPushButton>("exportPdf").click();
    CHECK(bytesOf(f.prompts.savePath.toStdString()) == f.dialog->pdf());
    CHECK_FALSE(f.text().contains("Quick reference"));
    CHECK(f.the<QLabel>("status").text() == QString::fromUtf8("Saved “out.pdf”."));

    f.prompts.savePath = f.folder.filePath("out.html");
    f.the<QPushButton>("exportHtml").click();
    const auto page = bytesOf(f.prompts.savePath.toStdString());
    CHECK_THAT(page, Catch::Contains("Red/Blue") && !Catch::Contains("id=\"reference\""));
    f.prompts.savePath = f.folder.filePath("out.txt");
    f.the<QPushButton>("exportText").click();
    CHECK_THAT(bytesOf(f.prompts.savePath.toStdString()), Catch::StartsWith("Red/Blue\n"));

    f.prompts.savePath = f.folder.filePath("no/such/folder.pdf");
    f.the<QPushButton>("exportPdf").click();
    CHECK(f.prompts.count("tell") == 1);
}

TEST_CASE("a faulty template is told with its file and line")
{
    PreviewFixture f;
    const QTemporaryDir home;
    const auto before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    auto own = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    const auto templates = QString::fromStdString(own.userTemplateFolder());
    QDir().mkpath(templates);
    write(templates.toStdString() + "/roster.html", "<section class=\"a\">\n{{nonsense}}\n</section>\n");
    PreviewDialog dialog(f.verdict, own, f.prompts);
    dialog.show();
    dialog.makeNow();
    qputenv("XDG_DATA_HOME", before);
    const auto* faults = dialog.findChild<QPlainTextEdit*>("faults");
    REQUIRE(faults->isVisible());
    CHECK(faults->toPlainText().contains("roster.html:2"));
    CHECK(faults->toPlainText().contains("nonsense"));
    CHECK(dialog.pdf().empty());
    CHECK_FALSE(dialog.findChild<QPushButton*>("print")->isEnabled());
}

TEST_CASE("the list of pages follows the view and leads it")
{
    PreviewFixture f;
    auto& list = f.the<QListView>("pageList");
    auto& view = f.the<QPdfView>("pdfView");
    CHECK(list.currentIndex().row() == 0);
    list.setFocus();
    for (int i = 1; i < f.pages(); ++i) {
        QTest::keyClick(&list, Qt::Key_Down);
        CHECK(list.currentIndex().row() == i);
        CHECK(f.the<QLabel>("page").text() == QString("Page %1 of %2").arg(i + 1).arg(f.pages()));
    }
    view.verticalScrollBar()->setValue(0);
    CHECK(list.currentIndex().row() == 0);
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
    CHECK(list.currentIndex().row() == f.pages() - 1);
}

TEST_CASE("the list of pages has the names of the sheets")
{
    PreviewFixture f;
    const auto* model = f.the<QListView>("pageList").model();
    const auto heads = [&] {
        QStringList found;
        for (int i = 0; i < model->rowCount(); ++i)
            if (const auto head = model->index(i, 0).data(Qt::UserRole).toString(); !head.isEmpty())
                found.push_back(head);
        return found;
    };
    const auto nameOf = [&](int page) { return model->index(page, 0).data(Qt::AccessibleTextRole).toString(); };
    CHECK(heads() == QStringList{"Roster", "Unit cards", "Quick reference"});
    CHECK(nameOf(0) == "Roster, page 1");
    CHECK(nameOf(f.pages() - 1) == QString("Quick reference, page %1").arg(f.pages()));
    f.toggle("roster");
    f.toggle("reference");
    CHECK(heads() == QStringList{"Unit cards"});
    CHECK(nameOf(0) == "Unit cards, page 1");
}

TEST_CASE("the zoom goes by keys and stays when the pages change")
{
    PreviewFixture f;
    auto& view = f.the<QPdfView>("pdfView");
    const auto percent = [&] { return f.the<QLabel>("zoom").text().chopped(1).toInt(); };
    QTest::keyClick(f.dialog.get(), Qt::Key_0, Qt::ControlModifier);
    CHECK(view.zoomMode() == QPdfView::ZoomMode::FitInView);
    const auto small = percent();
    CHECK(small > 20);
    QTest::keyClick(f.dialog.get(), Qt::Key_2, Qt::ControlModifier);
    CHECK(view.zoomMode() == QPdfView::ZoomMode::FitToWidth);
    const auto wide = percent();
    CHECK(wide > small);
    QTest::keyClick(f.dialog.get(), Qt::Key_Plus, Qt::ControlModifier);
    CHECK(view.zoomMode() == QPdfView::ZoomMode::Custom);
    CHECK(percent() == Approx(wide * 1.2).margin(1.5));
    QTest::keyClick(f.dialog.get(), Qt::Key_Minus, Qt::ControlModifier);
    CHECK(percent() == Approx(wide).margin(1.5));
    view.verticalScrollBar()->setValue(1500);
    f.toggle("battle");
    CHECK(view.zoomMode() == QPdfView::ZoomMode::Custom);
    CHECK(view.verticalScrollBar()->value() == 1500);
}

TEST_CASE("every control of the preview has a name, and a key that no other has")
{
    const PreviewFixture f;
    QStringList keys;
    for (const auto* button : f.dialog->findChildren<QAbstractButton*>()) {
        if (button->objectName().startsWith("qt_"))
            continue;
        INFO(button->objectName().toStdString());
        CHECK_FALSE((button->accessibleName().isEmpty() && button->text().isEmpty()));
        CHECK(button->focusPolicy() != Qt::NoFocus);
        const auto key = QKeySequence::mnemonic(button->text()).toString();
        if (!key.isEmpty()) {
            CHECK_FALSE(keys.contains(key));
            keys.push_back(key);
        }
    }
    for (const auto* label : f.dialog->findChildren<QLabel*>())
        if (label->buddy()) {
            const auto key = QKeySequence::mnemonic(label->text()).toString();
            CHECK_FALSE(key.isEmpty());
            CHECK_FALSE(keys.contains(key));
            keys.push_back(key);
        }
    for (const auto* name : {"pdfView", "pageList", "faults", "paper", "orientation", "cardSize", "ink"})
        CHECK_FALSE(f.the<QWidget>(name).accessibleName().isEmpty());
    QTest::keyClick(f.dialog.get(), Qt::Key_Escape);
    CHECK_FALSE(f.dialog->isVisible());
}

TEST_CASE("the opponent's copy leaves notes out of every sheet and of the file")
{
    auto roster = skirmish();
    roster.notes = "The bridge is a trap.";
    roster.units.push_back(unit("a", "infantry"));
    roster.units.back().note = "Bait them.";
    PreviewFixture f(std::move(roster));
    CHECK(f.text().contains("The bridge is a trap."));
    CHECK(f.text().contains("Bait them."));
    f.toggle("opponent");
    CHECK(f.text().contains(QString::fromUtf8("Opponent’s copy")));
    CHECK_FALSE(f.text().contains("The bridge is a trap."));
    CHECK_FALSE(f.text().contains("Bait them."));
    // What it carries, uncompressed as it is reported.
    QProcess process;
    const auto pdf = f.folder.filePath("out.pdf");
    write(pdf.toStdString(), f.dialog->pdf());
    process.start("pdfdetach", {"-save", "1", "-o", f.folder.filePath("roster"), pdf});
    REQUIRE(process.waitForFinished());
    const auto carried = bytesOf(f.folder.filePath("roster").toStdString());
    CHECK_THAT(carried, Catch::Contains("infantry") && !Catch::Contains("note"));

    f.toggle("secret");
    CHECK(f.text().contains("secret list"));
    CHECK(f.dialog->pdf().find("roster.muster") == std::string::npos);
}

TEST_CASE("a preview shows the book of an army, with nothing to choose but how it prints")
{
    auto book = bookOf(store(), "warpath-2e", "forge-fathers");
    REQUIRE(book);
    FakePrompts prompts;
    const QTemporaryDir folder;
    PreviewDialog dialog(std::move(*book), store(), prompts);
    dialog.show();
    dialog.makeNow();
    CHECK(dialog.windowTitle() == "Army Book: Forge Fathers");
    for (const auto* name : {"roster", "secret", "cardSize", "exportText"})
        CHECK_FALSE(dialog.findChild<QWidget*>(QLatin1String(name))->isVisible());
    CHECK(dialog.findChild<QComboBox*>("paper")->isVisible());
    const auto pages = dialog.findChild<QPdfView*>("pdfView")->document()->pageCount();
    CHECK(pages > 1);
    CHECK(pages <= 5);
    prompts.savePath = folder.filePath("book.html");
    dialog.findChild<QPushButton*>("exportHtml")->click();
    CHECK(prompts.calls.back().subject.endsWith("/Forge Fathers, army book.html"));
    CHECK_THAT(bytesOf(prompts.savePath.toStdString()), Catch::Contains("Steel Warriors Section"));

    CHECK_FALSE(bookOf(store(), "warpath-2e", "nobody"));
    CHECK_FALSE(bookOf(store(), "nothing", "nobody"));
}

TEST_CASE("the panel says what the sheets for others take from the player's own")
{
    PreviewFixture f;
    const auto words = [&] {
        auto& label = f.the<QLabel>("leftOut");
        return label.isVisible() ? label.text() : QString();
    };
    CHECK(words().isEmpty());
    f.toggle("opponent");
    CHECK(words() == "Your own sheets now have no notes.");
    f.toggle("secret");
    CHECK(words() == "Your own sheets now have no notes and no QR code.");
    f.toggle("opponent");
    CHECK(words() == "Your own sheets now have no QR code.");
    f.toggle("secret");
    CHECK(words().isEmpty());
}
