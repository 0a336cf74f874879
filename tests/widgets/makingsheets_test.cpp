#include "widgets/printing/makingsheets.h"

#include "bench/rosters.h"
#include "io/faultyfiles.h"
#include "reading/text/textreader.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/printing/printout.h"
#include "widgets/printing/printsettings.h"
#include "widgets/windowfixture.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>

#include <atomic>
#include <fstream>
#include <latch>
#include <limits>
#include <optional>
#include <thread>
#include <utility>

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
        return [this](print::PrintProgress& work) -> Result<print::PrintResult> {
            const auto progress = work.progressOnDevice();
            while (!m_isOver) {
                if (m_page > 0)
                    progress.onPage(m_page, 7);
                if (!progress.onProgress(200, 1000))
                    return paper::cancelled();
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            return print::PrintResult{"done", {}};
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

/// Holds a worker until the test opens it, or the work is cancelled.
class Gate {
public:
    void wait(const print::Progress& progress) const
    {
        while (!m_isOpen && progress.onProgress(0, 1000))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    void open() { m_isOpen = true; }
    void close() { m_isOpen = false; }

private:
    std::atomic<bool> m_isOpen = false;
};

/// A window, and the sheets of its roster, which are not made before the test says so.
struct HeldFixture : LargeFixture {
    explicit HeldFixture(int units = 5) : LargeFixture(units), printout(printoutOf(document().verdict(), store()))
    {
        const auto held = [this](Printout::Make make) -> Printout::Make {
            return [this, make = std::move(make)](const print::Settings& settings, const print::Progress& progress) {
                gate.wait(progress);
                return make(settings, progress);
            };
        };
        printout.pdf = held(printout.pdf);
        printout.html = held(printout.html);
    }

    /// Gives the path; empty where nothing was written.
    QString exportAs(Form form)
    {
        const auto& make = form == Form::Html ? printout.html : printout.pdf;
        return exportAs(form, [make, settings = rememberedPrintSettings(store())](const print::Progress& progress) {
            return make(settings, progress);
        });
    }
    QString exportAs(Form form, MakeBytes make)
    {
        return widgets::exportAs(window.get(), prompts, QString::fromStdString(printout.fileName), form,
                                 std::move(make));
    }

    Gate gate;
    Printout printout;
};

/// Time that this thread would have run in, had other programs not had the processor, in ms. Linux counts it.
qint64 heldUp()
{
    std::ifstream file("/proc/thread-self/schedstat");
    qint64 running = 0;
    qint64 waiting = 0; // in ns, as the first
    file >> running >> waiting;
    return waiting / 1'000'000;
}

/// The longest time from one turn of the event loop to the next, as it would be with the machine to itself.
class LongestPause {
public:
    LongestPause()
    {
        QObject::connect(&m_beat, &QTimer::timeout, [this] { turn(); });
        m_since.start();
        m_beat.start(2);
    }
    /// In ms, up to now.
    [[nodiscard]] qint64 take()
    {
        turn();
        return m_longest;
    }

private:
    void turn()
    {
        const auto heldUpBefore = std::exchange(m_heldUp, heldUp());
        m_longest = std::max(m_longest, m_since.restart() - (m_heldUp - heldUpBefore));
    }

    QTimer m_beat;
    QElapsedTimer m_since;
    qint64 m_heldUp = heldUp();
    qint64 m_longest = 0;
};

} // namespace

TEST_CASE("an export of a large roster says how far it is, and is the bytes of one without a worker")
{
    HeldFixture f(400);
    QStringList pages;
    during([&] { CHECK(f.exportAs(Form::Pdf) == f.prompts.savePath); },
           [&](QDialog& dialog) {
               CHECK(dialog.objectName() == "makingDialog");
               CHECK(dialog.windowModality() == Qt::WindowModal);
               CHECK(the<QLabel>(dialog, "makingWhat").text() == QString::fromUtf8("Making “army.pdf”…"));
               CHECK(cancelOf(dialog).isEnabled());
               f.gate.open();
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
    CHECK(pages.front().startsWith("Page "));
    CHECK(f.prompts.count("tell") == 0);
    TextReader reader(store());
    const auto expected =
        widgets::bytesOf(*f.document().verdict(), rememberedPrintSettings(store()), Form::Pdf, reader).value();
    CHECK(testing::bytesOf(f.prompts.savePath.toStdString()) == expected);
    CHECK_FALSE(QApplication::overrideCursor());
}

TEST_CASE("an export that is cancelled leaves the old file as it was")
{
    HeldFixture f;
    const auto form = GENERATE(Form::Pdf, Form::Html);
    const auto way = GENERATE(0, 1, 2);
    INFO(static_cast<int>(form) << ' ' << way);
    during([&] { CHECK(f.exportAs(form).isEmpty()); },
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

TEST_CASE("an export that is cancelled at the last moment, when its bytes are made, leaves the old file as it was")
{
    HeldFixture f;
    const auto make = [&](const print::Progress& progress) -> Result<std::string> {
        f.gate.wait(progress);
        return "made, whoever cancelled it";
    };
    during([&] { CHECK(f.exportAs(Form::Html, make).isEmpty()); },
           [&](QDialog& dialog) {
               cancelOf(dialog).click();
               CHECK_FALSE(cancelOf(dialog).isEnabled());
               CHECK(pageOf(dialog).text() == QString::fromUtf8("Cancelling…"));
               waitUntilGone(dialog);
           });
    f.checkUntouched();
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
    HeldFixture f;
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    during([&] { CHECK(f.exportAs(Form::Pdf).isEmpty()); },
           [&](QDialog& dialog) {
               CHECK(f.window->close());
               waitUntilGone(dialog);
           });
    f.checkUntouched();
}

TEST_CASE("a program that ends during an export leaves the old file as it was")
{
    HeldFixture f;
    f.prompts.unsaved = Prompts::Unsaved::Discard;
    const auto isLate = GENERATE(false, true); // before there is a dialog, and with it
    INFO(isLate);
    std::atomic<bool> hasBegun = false;
    bool hasReturned = false;
    QTimer::singleShot(0, [&] {
        const auto path = f.exportAs(Form::Pdf, [&](const print::Progress& progress) -> Result<std::string> {
            hasBegun = true;
            f.gate.wait(progress);
            return "made, whoever cancelled it";
        });
        CHECK(path.isEmpty());
        hasReturned = true;
    });
    QTimer closing;
    QObject::connect(&closing, &QTimer::timeout, [&] {
        if (isLate ? QApplication::activeModalWidget() == nullptr : !hasBegun)
            return;
        closing.stop();
        CHECK(f.window->close());
    });
    closing.start(1);
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
    QTest::qWait(1000); // the window makes the card of a unit a moment after the rest
    auto best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 3 && best >= 100; ++i) {
        LongestPause pause;
        f.trigger("actionExportPdf");
        best = std::min(best, pause.take());
    }
    CHECK(bytesOf(f.prompts.savePath.toStdString()) != old);
    CHECK(best < 100);
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
    std::optional<Result<print::PrintResult>> made;
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

TEST_CASE("who cancels a file that is being written is told that it is nearly there")
{
    QWidget window;
    window.show();
    std::latch cancelled(1);
    std::atomic<bool> isWriting = false;
    MakingSheets making([&](print::PrintProgress& work) -> Result<print::PrintResult> {
        isWriting = work.makeFinal();
        cancelled.wait();
        return print::PrintResult{};
    });
    bool isWanted = true;
    during([&] { isWanted = making.wait(&window, "Making it"); },
           [&](QDialog& dialog) {
               CHECK(isWriting);
               QTest::keyClick(&dialog, Qt::Key_Escape);
               CHECK(dialog.isVisible());
               CHECK(pageOf(dialog).text() == QString::fromUtf8("Finishing…"));
               CHECK_FALSE(cancelOf(dialog).isEnabled());
               cancelled.count_down();
               waitUntilGone(dialog);
           });
    CHECK_FALSE(isWanted);
    CHECK(making.take()); // and it is there
}

TEST_CASE("a print that is cancelled in time leaves the printer's old file as it was")
{
    HeldFixture f;
    f.prompts.setPrinter = [&](QPrinter& printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(f.prompts.savePath);
    };
    Gate painting;
    f.printout.paint = [&, paint = f.printout.paint](QPagedPaintDevice& device, const print::Settings& settings,
                                                     const print::PageChoice& choice, const print::Progress& progress) {
        painting.wait(progress);
        return paint(device, settings, choice, progress);
    };
    f.gate.open();
    PreviewDialog preview(f.printout, store(), f.prompts, f.window.get());
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
    HeldFixture f;
    PreviewDialog preview(f.printout, store(), f.prompts, f.window.get());
    preview.show();
    REQUIRE(QTest::qWaitFor([&] { return preview.findChild<MakingSheets*>() != nullptr; }));
    CHECK_FALSE(preview.isMade());
    CHECK(preview.pdf().empty());
    CHECK(the<QLabel>(preview, "messageHead").text() == "The pages are being made.");
    the<QCheckBox>(preview, "cards").click(); // cancels what is being made
    the<QCheckBox>(preview, "reference").click();
    f.gate.open();
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    auto settings = rememberedPrintSettings(store());
    CHECK(settings.sheets == std::vector{print::Sheet::Roster});
    TextReader reader(store());
    CHECK(preview.pdf() == widgets::bytesOf(*f.document().verdict(), settings, Form::Pdf, reader).value());
    rememberPrintSettings({});
}

TEST_CASE("an export of pages that are not up to date makes them first, and cancelled goes on making them")
{
    HeldFixture f;
    f.gate.open();
    PreviewDialog preview(f.printout, store(), f.prompts, f.window.get());
    preview.show();
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    const auto before = preview.pdf();
    f.gate.close();
    the<QCheckBox>(preview, "cards").click();
    during([&] { the<QPushButton>(preview, "exportPdf").click(); },
           [&](QDialog& dialog) {
               CHECK(dialog.objectName() == "makingDialog");
               CHECK(the<QLabel>(dialog, "makingWhat").text() == QString::fromUtf8("Making the pages…"));
               QTest::keyClick(&dialog, Qt::Key_Escape);
               waitUntilGone(dialog);
           });
    f.checkUntouched();
    CHECK(f.prompts.count("askSave") == 0);
    CHECK_FALSE(preview.isMade());
    CHECK(preview.pdf() == before);
    f.gate.open();
    REQUIRE(QTest::qWaitFor([&] { return preview.isMade(); }, patient));
    CHECK(preview.pdf() != before);
    the<QPushButton>(preview, "exportPdf").click();
    CHECK(testing::bytesOf(f.prompts.savePath.toStdString()) == preview.pdf());
    rememberPrintSettings({});
}

TEST_CASE("a preview is closed while it makes its pages")
{
    HeldFixture f;
    auto preview = std::make_unique<PreviewDialog>(f.printout, store(), f.prompts, f.window.get());
    preview->show();
    REQUIRE(QTest::qWaitFor([&] { return preview->findChild<MakingSheets*>() != nullptr; }));
    QElapsedTimer since;
    since.start();
    preview->reject();
    preview.reset();
    CHECK(since.elapsed() < patient / 10);
    f.checkUntouched();
}
