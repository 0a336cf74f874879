#include "widgets/printing/previewdialog.h"

#include "editor/fixture.h"
#include "widgets/fakeprompts.h"
#include "widgets/printing/printersetup.h"
#include "widgets/printing/printsettings.h"

#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfView>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <memory>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

QString pdfWords(const QString& path, const QStringList& options)
{
    QProcess process;
    process.start("pdftotext", options + QStringList{"-raw", path, "-"});
    REQUIRE(process.waitForFinished());
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A preview whose printer writes a file.
struct PrinterFixture {
    explicit PrinterFixture(Printout printout) { start(std::move(printout)); }

    PrinterFixture()
    {
        editor::Document document(store());
        REQUIRE(document.open(march));
        start(printoutOf(document.verdict(), store()));
    }

    void start(Printout printout)
    {
        rememberPrintSettings({});
        dialog = std::make_unique<PreviewDialog>(std::move(printout), store(), prompts);
        prompts.setPrinter = [this](QPrinter& printer) {
            layout = printer.pageLayout();
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(path);
            if (choose)
                choose(printer);
        };
    }

    void set(const char* box, int entry) const { dialog->findChild<QComboBox*>(box)->setCurrentIndex(entry); }

    /// Presses the button and gives what was printed.
    QPdfDocument& print()
    {
        dialog->makeNow();
        QFile::remove(path);
        dialog->findChild<QPushButton*>("print")->click();
        REQUIRE(printed.load(path) == QPdfDocument::Error::None);
        return printed;
    }

    [[nodiscard]] QPdfDocument& shown() const { return *dialog->findChild<QPdfView*>("pdfView")->document(); }

    /// The words of the pages as they are exported, without the line of the code that one does not see.
    [[nodiscard]] QString exportedWords(const QStringList& options = {}) const
    {
        const auto file = folder.filePath("exported.pdf");
        write(file.toStdString(), dialog->pdf());
        auto words = pdfWords(file, options);
        return words.remove(QRegularExpression(QStringLiteral("MUSTER2:\\S+\\s*")));
    }

    [[nodiscard]] QString printedWords() const { return pdfWords(path, {}); }

    FakePrompts prompts;
    QTemporaryDir folder;
    QString path = folder.filePath("printed.pdf");
    std::function<void(QPrinter&)> choose; ///< as in the dialog
    QPageLayout layout;                    ///< that the dialog was opened with
    std::unique_ptr<PreviewDialog> dialog;
    QPdfDocument printed;
};

QImage onWhite(const QImage& picture)
{
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, picture);
    return paper;
}

int darkness(const QImage& image, int from, int to)
{
    int sum = 0;
    for (int y = from; y < to; ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 255 - qGray(image.pixel(x, y));
    return sum;
}

} // namespace

TEST_CASE("the printer gets the pages of the PDF, as words and lines in the same places")
{
    PrinterFixture f;
    const auto paper = GENERATE(0, 1);
    const auto orientation = GENERATE(0, 1);
    f.set("paper", paper);
    f.set("orientation", orientation);
    auto& printed = f.print();
    CHECK(f.prompts.calls.back().subject == QString::number(f.shown().pageCount()));
    CHECK(f.prompts.count("tell") == 0);
    CHECK(f.layout.pageSize().id() == (paper == 1 ? QPageSize::Letter : QPageSize::A4));
    CHECK((f.layout.orientation() == QPageLayout::Landscape) == (orientation == 1));
    REQUIRE(printed.pageCount() == f.shown().pageCount());
    CHECK(f.printedWords() == f.exportedWords());
    for (int page = 0; page < printed.pageCount(); ++page) {
        const auto points = f.shown().pagePointSize(page);
        CHECK(printed.pagePointSize(page).width() == Approx(points.width()).margin(1));
        CHECK(printed.pagePointSize(page).height() == Approx(points.height()).margin(1));
        const auto size = points.toSize();
        const auto ours = onWhite(f.shown().render(page, size));
        const auto theirs = onWhite(printed.render(page, size));
        for (int y = 0; y + 40 <= size.height(); y += 40) {
            INFO(page << ' ' << y);
            CHECK(darkness(theirs, y, y + 40) == Approx(darkness(ours, y, y + 40)).epsilon(0.05).margin(2000));
        }
    }
}

TEST_CASE("the printer gets those pages that are chosen in its dialog")
{
    PrinterFixture f;
    SECTION("a range")
    {
        f.choose = [](QPrinter& printer) { printer.setFromTo(2, 3); };
        CHECK(f.print().pageCount() == 2);
        CHECK(f.printedWords() == f.exportedWords({"-f", "2", "-l", "3"}));
    }
    SECTION("the page that is looked at")
    {
        f.dialog->show();
        f.dialog->makeNow();
        f.dialog->findChild<QListView*>("pageList")->setFocus();
        QTest::keyClick(f.dialog->findChild<QListView*>("pageList"), Qt::Key_Down);
        f.choose = [](QPrinter& printer) { printer.setPrintRange(QPrinter::CurrentPage); };
        CHECK(f.print().pageCount() == 1);
        CHECK(f.printedWords() == f.exportedWords({"-f", "2", "-l", "2"}));
    }
    SECTION("backwards and twice")
    {
        f.choose = [](QPrinter& printer) {
            printer.setFromTo(1, 2);
            printer.setPageOrder(QPrinter::LastPageFirst);
            printer.setCopyCount(2);
        };
        CHECK(f.print().pageCount() == 4);
        const auto first = f.exportedWords({"-l", "1"});
        const auto second = f.exportedWords({"-f", "2", "-l", "2"});
        CHECK(f.printedWords() == second + first + second + first);
    }
    SECTION("on no other paper than that of the pages")
    {
        f.choose = [](QPrinter& printer) {
            printer.setPageSize(QPageSize(QPageSize::A5));
            printer.setPageOrientation(QPageLayout::Landscape);
        };
        const auto points = f.print().pagePointSize(0);
        CHECK(points.width() == Approx(595).margin(1));
        CHECK(points.height() == Approx(842).margin(1));
    }
}

TEST_CASE("the copies that a printer does not make itself stand in its order")
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    REQUIRE_FALSE(printer.supportsMultipleCopies());
    using Pages = std::vector<int>;
    CHECK(choiceOf(printer, 0)(3) == Pages{0, 1, 2});
    CHECK(choiceOf(printer, 0)(0).empty());
    printer.setCopyCount(2);
    printer.setCollateCopies(true);
    CHECK(choiceOf(printer, 0)(2) == Pages{0, 1, 0, 1});
    printer.setCollateCopies(false);
    CHECK(choiceOf(printer, 0)(2) == Pages{0, 0, 1, 1});
    QPageRanges ranges;
    ranges.addPage(1);
    ranges.addRange(3, 9);
    printer.setPageRanges(ranges);
    printer.setCopyCount(1);
    CHECK(choiceOf(printer, 0)(4) == Pages{0, 2, 3});
    printer.setPageOrder(QPrinter::LastPageFirst);
    CHECK(choiceOf(printer, 0)(4) == Pages{3, 2, 0});
    printer.setPrintRange(QPrinter::CurrentPage);
    CHECK(choiceOf(printer, 1)(4) == Pages{1});
}

TEST_CASE("a book prints as it is exported")
{
    PrinterFixture f(std::move(bookOf(store(), "warpath-2e", "forge-fathers").value()));
    auto& printed = f.print();
    CHECK(printed.pageCount() == f.shown().pageCount());
    CHECK(f.printedWords() == f.exportedWords());
    f.choose = [](QPrinter& printer) { printer.setFromTo(2, 2); };
    CHECK(f.print().pageCount() == 1);
    CHECK(f.printedWords() == f.exportedWords({"-f", "2", "-l", "2"}));
}

TEST_CASE("a printer that does not take the pages is told, and one that nobody wants is not")
{
    PrinterFixture f;
    f.dialog->makeNow();
    auto& print = *f.dialog->findChild<QPushButton*>("print");
    f.path = f.folder.filePath("no/such/folder.pdf");
    print.click();
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().text == "The printer did not accept the pages.");
    CHECK_FALSE(f.prompts.calls.back().lines.isEmpty());
    f.path = f.folder.filePath("printed.pdf");
    f.choose = [](QPrinter& printer) { printer.setFromTo(90, 95); };
    print.click();
    REQUIRE(f.prompts.count("tell") == 2);
    CHECK(f.prompts.calls.back().lines.join("").contains("None of the"));
    f.prompts.setPrinter = {};
    print.click();
    CHECK(f.prompts.count("askPrint") == 3);
    CHECK(f.prompts.count("tell") == 2);
    CHECK_FALSE(QFile::exists(f.path));
    CHECK_FALSE(QApplication::overrideCursor());
}
