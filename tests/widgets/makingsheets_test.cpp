#include "widgets/printing/makingsheets.h"

#include "bench/rosters.h"
#include "io/faultyfiles.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/printing/printsettings.h"
#include "widgets/windowfixture.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>

#include <atomic>
#include <optional>
#include <thread>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

constexpr auto old = "what was there";
constexpr int patient = 60'000; ///< ms, also under a sanitizer

QLabel& pageOf(const QDialog& dialog) { return the<QLabel>(dialog, "makingPage"); }
QAbstractButton& cancelOf(const QDialog& dialog) { return *dialog.findChild<QPushButton*>(); }

void waitUntilGone(const QDialog& dialog)
{
    REQUIRE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, patient));
}

/// A print that goes on until the test lets it end.
class HeldPrint {
public:
    [[nodiscard]] print::Making::Make make()
    {
        return [this](print::Course& course) -> Result<print::Made> {
            const auto progress = course.progressOnDevice();
            while (!m_isOver) {
                if (m_page > 0)
                    progress.tellPage(m_page, 7);
                if (!progress.tell(200, 1000))
                    return paper::cancelled();
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            return print::Made{"done", {}};
        };
    }
    /// It paints from now on.
    void goToPage(int page) { m_page = page; }
    void end() { m_isOver = true; }

private:
    std::atomic<bool> m_isOver = false;
    std::atomic<int> m_page = 0;
};

/// The window with a large roster.
struct LargeFixture : WindowFixture {
    explicit LargeFixture(int units = 400) : WindowFixture(large(units))
    {
        rememberPrintSettings({});
        prompts.savePath = path("army.pdf");
        write(prompts.savePath.toStdString(), old);
    }

    static Roster large(int units)
    {
        auto roster = bench::warpathRoster(units);
        roster.name = "Grand Army";
        return roster;
    }

    /// The file is as it was, with none beside it, and nothing was told.
    void checkUntouched() const
    {
        CHECK(bytesOf(prompts.savePath.toStdString()) == old);
        CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden) == QStringList{"army.pdf"});
        CHECK(prompts.count("tell") == 0);
    }
};

/// Templates are far away, so that a print takes more than half a second on any machine.
struct SlowFixture : LargeFixture {
    explicit SlowFixture(int units = 40) : LargeFixture(units)
    {
        QTest::qWait(700); // the card of a unit reads templates too, in the main thread
        slow.emplace(MUSTER_SOURCE_DIR "/templates", 60);
    }

    std::optional<SlowFiles> slow;
};

} // namespace

TEST_CASE("an export of a large roster says how far it is, and is the bytes of one without a worker")
{
    SlowFixture f(400);
    QStringList pages;
    during([&] { f.trigger("actionExportPdf"); },
           [&](QDialog& dialog) {
               CHECK(dialog.objectName() == "makingDialog");
               CHECK(dialog.windowModality() == Qt::WindowModal);
               CHECK(the<QLabel>(dialog, "makingWhat").text() == QString::fromUtf8("Making “army.pdf”…"));
               CHECK(cancelOf(dialog).isEnabled());
               const auto& bar = *dialog.findChild<QProgressBar*>();
               auto before = bar.value();
               bool hasGrown = true;
               REQUIRE(QTest::qWaitFor(
                   [&] {
                       hasGrown = hasGrown && bar.value() >= before;
                       before = bar.value();
                       if (const auto page = pageOf(dialog).text(); !page.isEmpty())
                           pages << page;
                       return !dialog.isVisible();
                   },
                   patient));
               CHECK(hasGrown);
               CHECK(before > 0);
           });
    REQUIRE_FALSE(pages.isEmpty());
    CHECK(pages.back().startsWith("Page "));
    CHECK(f.prompts.count("tell") == 0);
    const auto expected =
        widgets::bytesOf(*f.document().verdict(), rememberedPrintSettings(store()), Form::Pdf).value();
    CHECK(testing::bytesOf(f.prompts.savePath.toStdString()) == expected);
    CHECK_FALSE(QApplication::overrideCursor());
}

TEST_CASE("an export that is cancelled leaves the old file as it was")
{
    SlowFixture f;
    const auto way = GENERATE(0, 1, 2);
    INFO(way);
    during([&] { f.trigger("actionExportPdf"); },
           [&](QDialog& dialog) {
               if (way == 0)
                   cancelOf(dialog).click();
               else if (way == 1)
                   QTest::keyClick(&dialog, Qt::Key_Escape);
               else
                   dialog.close();
               waitUntilGone(dialog);
           });
    f.checkUntouched();
    CHECK(f.window->isVisible());
}

TEST_CASE("a file that cannot be written is told after a worker has made it")
{
    LargeFixture f(5);
    {
        const FaultyFiles full(f.folder.path().toStdString(), 1, FaultyFiles::Fault::DiskFull);
        f.trigger("actionExportPdf");
        CHECK(FaultyFiles::calls() > 0);
    }
    REQUIRE(f.prompts.count("tell") == 1);
    CHECK(f.prompts.calls.back().text == "The file could not be written.");
    CHECK_FALSE(f.prompts.calls.back().lines.isEmpty());
    f.prompts.calls.clear();
    f.checkUntouched();
}

TEST_CASE("a window that is closed during an export cancels it")
{
    SlowFixture f;
    during([&] { f.trigger("actionExportPdf"); },
           [&](QDialog& dialog) {
               f.document().undoStack().setClean();
               f.prompts.unsaved = Prompts::Unsaved::Discard;
               CHECK(f.window->close());
               waitUntilGone(dialog);
           });
    f.checkUntouched();
}

TEST_CASE("a program that ends during an export leaves the old file as it was")
{
    SlowFixture f;
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    bool hasReturned = false;
    const auto after = GENERATE(20, 900); // before there is a dialog, and with it
    QTimer::singleShot(0, [&] {
        f.trigger("actionExportPdf");
        hasReturned = true;
    });
    QTimer::singleShot(after, [&] { f.window->close(); });
    QTimer guard; // not a single shot that would strike later tests
    QObject::connect(&guard, &QTimer::timeout, [] { QCoreApplication::exit(1); });
    guard.start(patient);
    CHECK(QApplication::exec() == 0);
    CHECK(hasReturned);
    f.checkUntouched();
}

TEST_CASE("the window's event loop turns while a large roster is exported")
{
    LargeFixture f(400);
    QElapsedTimer whole;
    QElapsedTimer since;
    qint64 longest = 0;
    int beats = 0;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, [&] {
        longest = std::max(longest, since.restart());
        ++beats;
    });
    f.settle();
    QTest::qWait(200); // what the window does while it is idle
    whole.start();
    since.start();
    beat.start(2);
    f.trigger("actionExportPdf");
    const auto took = whole.elapsed();
    beat.stop();
    INFO("longest pause " << longest << " ms of " << took << " ms, " << beats << " beats");
    CHECK(bytesOf(f.prompts.savePath.toStdString()) != old);
    CHECK(beats > 50);
    // 100 ms where the machine has nothing else to do: see docs/performance.md.
    CHECK(longest < std::max<qint64>(100, took / 5));
}

TEST_CASE("what is quickly made shows no dialog")
{
    bool isShown = false;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] { isShown = isShown || QApplication::activeModalWidget(); });
    watch.start(5);
    HeldPrint print;
    QTimer::singleShot(100, [&] { print.end(); });
    QWidget window;
    window.show();
    const auto made = makeSheets(&window, "Making it", print.make());
    REQUIRE(made);
    CHECK(made->bytes == "done");
    CHECK_FALSE(isShown);
    CHECK_FALSE(QApplication::overrideCursor());
}

TEST_CASE("what a printer has got cannot be cancelled")
{
    HeldPrint print;
    QWidget window;
    window.show();
    std::optional<Result<print::Made>> made;
    during([&] { made = makeSheets(&window, "Printing it", print.make()); },
           [&](QDialog& dialog) {
               CHECK(cancelOf(dialog).isEnabled());
               CHECK(pageOf(dialog).text().isEmpty());
               print.goToPage(3);
               REQUIRE(QTest::qWaitFor([&] { return !cancelOf(dialog).isEnabled(); }));
               CHECK(pageOf(dialog).text() == "Page 3 of 7");
               QTest::keyClick(&dialog, Qt::Key_Escape);
               dialog.close();
               QTest::qWait(50);
               CHECK(dialog.isVisible());
               print.end();
               waitUntilGone(dialog);
           });
    REQUIRE(made);
    CHECK(*made);
}

TEST_CASE("a print that is cancelled in time leaves the printer's old file as it was")
{
    SlowFixture f;
    f.prompts.setPrinter = [&](QPrinter& printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(f.prompts.savePath);
    };
    PreviewDialog preview(f.document().verdict(), store(), f.prompts, f.window.get());
    preview.show();
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    during([&] { the<QPushButton>(preview, "print").click(); },
           [&](QDialog& dialog) {
               CHECK(the<QLabel>(dialog, "makingWhat").text() == QString::fromUtf8("Printing “Grand Army”…"));
               QTest::keyClick(&dialog, Qt::Key_Escape);
               waitUntilGone(dialog);
           });
    CHECK(f.prompts.count("askPrint") == 1);
    f.checkUntouched();
}

TEST_CASE("the preview makes its pages while the window goes on, and only those of the last settings")
{
    SlowFixture f;
    PreviewDialog preview(f.document().verdict(), store(), f.prompts, f.window.get());
    preview.show();
    REQUIRE(QTest::qWaitFor([&] { return preview.findChild<MakingSheets*>() != nullptr; }));
    CHECK_FALSE(preview.isMade());
    CHECK(preview.pdf().empty());
    CHECK(the<QLabel>(preview, "messageHead").text() == "The pages are being made.");
    the<QCheckBox>(preview, "cards").click();
    the<QCheckBox>(preview, "reference").click();
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    auto settings = rememberedPrintSettings(store());
    CHECK(settings.sheets == std::vector{print::Sheet::Roster});
    CHECK(preview.pdf() == widgets::bytesOf(*f.document().verdict(), settings, Form::Pdf).value());
    rememberPrintSettings({});
}

TEST_CASE("an export from a preview that has no pages yet makes them first, and cancelled goes on making them")
{
    SlowFixture f;
    PreviewDialog preview(f.document().verdict(), store(), f.prompts, f.window.get());
    preview.show();
    during([&] { the<QPushButton>(preview, "exportPdf").click(); },
           [&](QDialog& dialog) {
               CHECK(dialog.objectName() == "makingDialog");
               QTest::keyClick(&dialog, Qt::Key_Escape);
               waitUntilGone(dialog);
           });
    f.checkUntouched();
    CHECK(f.prompts.count("askSave") == 0);
    CHECK_FALSE(preview.isMade());
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    the<QPushButton>(preview, "exportPdf").click();
    CHECK(testing::bytesOf(f.prompts.savePath.toStdString()) == preview.pdf());
}

TEST_CASE("a preview is closed while it makes its pages")
{
    SlowFixture f;
    auto preview = std::make_unique<PreviewDialog>(f.document().verdict(), store(), f.prompts, f.window.get());
    preview->show();
    REQUIRE(QTest::qWaitFor([&] { return preview->findChild<MakingSheets*>() != nullptr; }));
    QElapsedTimer since;
    since.start();
    preview->reject();
    preview.reset();
    CHECK(since.elapsed() < patient / 10);
    f.checkUntouched();
}
