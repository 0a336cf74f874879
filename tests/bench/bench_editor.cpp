/// How quick the editor's window is. The window is the real one, painted on a screen that nobody sees: each round ends
/// when what changed has been painted.

#include "bench/rosters.h"
#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"
#include "widgets/fakeprompts.h"
#include "widgets/look/theme.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/settings.h"
#include "widgets/shell/mainwindow.h"

#include <benchmark/benchmark.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

using namespace muster;

namespace {

using MakeRoster = Roster (*)(int);

struct Bench {
    Bench()
    {
        widgets::Settings::setFolder(home.path());
        prompts.unsaved = widgets::Prompts::Unsaved::Discard;
        widgets::applyLook(*qApp, widgets::Look::Light);
        window = std::make_unique<widgets::MainWindow>(bench::store(), prompts, home.filePath("recovery"));
        window->resize(1280, 800);
        window->show();
    }

    /// Judges, and lets the window lay out and paint what has changed. What it does in slices while it is idle comes
    /// later: posted events go before timers.
    void paint()
    {
        window->document().judgeNow();
        for (int i = 0; i < 3; ++i)
            QCoreApplication::sendPostedEvents();
    }

    /// Lets everything come to rest.
    void rest(int milliseconds = 8'000)
    {
        QElapsedTimer since;
        since.start();
        while (!since.hasExpired(milliseconds))
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }

    /// The longest time, in milliseconds, for which the window answers nothing in `run` and so many behind it.
    template <typename Run>
    double longestPause(const Run& run, int milliseconds)
    {
        QElapsedTimer since;
        qint64 longest = 0;
        QTimer beat;
        const auto look = [&] {
            longest = std::max(longest, since.nsecsElapsed());
            since.start();
        };
        QObject::connect(&beat, &QTimer::timeout, look);
        since.start();
        beat.start(0);
        run();
        rest(milliseconds);
        look();
        return static_cast<double>(longest) / 1e6;
    }

    QTemporaryDir home;
    testing::FakePrompts prompts;
    std::unique_ptr<widgets::MainWindow> window;
};

/// A click on a check box of the unit panel, to the new verdict on screen.
void clickOption(benchmark::State& state, MakeRoster make)
{
    Bench bench;
    if (!bench.window->create(make(static_cast<int>(state.range(0))))) {
        state.SkipWithError("no roster");
        return;
    }
    bench.window->findChild<widgets::RosterView*>()->selectIds({"u1"});
    bench.rest();
    auto* panel = bench.window->findChild<QWidget*>(QStringLiteral("unitChoices"));
    const auto boxes = panel ? panel->findChildren<QAbstractButton*>(QRegularExpression(QStringLiteral("^option-")))
                             : QList<QAbstractButton*>();
    if (boxes.isEmpty()) {
        state.SkipWithError("no option");
        return;
    }
    for (auto _ : state) {
        boxes.front()->click();
        bench.paint();
        state.PauseTiming();
        bench.rest();
        state.ResumeTiming();
    }
}
BENCHMARK_CAPTURE(clickOption, warpath, bench::warpathRoster)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(30);
BENCHMARK_CAPTURE(clickOption, wargame, bench::wargameRoster)
    ->Arg(100)
    ->Arg(1000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(30);

/// A letter typed into the name of a unit, to the letter in the roster's list.
void typeLetter(benchmark::State& state)
{
    Bench bench;
    if (!bench.window->create(bench::warpathRoster(static_cast<int>(state.range(0))))) {
        state.SkipWithError("no roster");
        return;
    }
    bench.window->findChild<widgets::RosterView*>()->selectIds({"u1"});
    bench.rest();
    auto* field = bench.window->findChild<QLineEdit*>(QStringLiteral("unitOwnName"));
    int letter = 0;
    for (auto _ : state) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, QString(QChar('a' + letter++ % 26)));
        QCoreApplication::sendEvent(field, &press);
        bench.paint();
        if (letter % 20 == 0) {
            state.PauseTiming();
            field->clear();
            state.ResumeTiming();
        }
    }
}
BENCHMARK(typeLetter)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->Iterations(60);

/// From the file to the painted window.
void openRoster(benchmark::State& state)
{
    Bench bench;
    const auto path = bench.home.filePath(QStringLiteral("large.muster"));
    auto roster = bench::warpathRoster(static_cast<int>(state.range(0)));
    if (!saveFile(path.toStdString(), writeRoster(roster))) {
        state.SkipWithError("no file");
        return;
    }
    for (auto _ : state) {
        if (!bench.window->openFile(path))
            state.SkipWithError("not opened");
        bench.paint();
    }
}
/// The longest time for which the window answers nothing while a file is opened and shown: the counter, in
/// milliseconds.
void pauseWhileOpening(benchmark::State& state, MakeRoster make)
{
    Bench bench;
    const auto path = bench.home.filePath(QStringLiteral("large.muster"));
    if (!bench.window->create(make(10)) ||
        !saveFile(path.toStdString(), writeRoster(make(static_cast<int>(state.range(0)))))) {
        state.SkipWithError("no file");
        return;
    }
    bench.rest();
    double longest = 0;
    for (auto _ : state) {
        const auto open = [&] {
            if (!bench.window->openFile(path))
                state.SkipWithError("not opened");
        };
        longest = std::max(longest, bench.longestPause(open, 8'000));
    }
    state.counters["pause_ms"] = longest;
}
BENCHMARK_CAPTURE(pauseWhileOpening, warpath, bench::warpathRoster)
    ->Arg(1000)
    ->Arg(20000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);
BENCHMARK_CAPTURE(pauseWhileOpening, wargame, bench::wargameRoster)
    ->Arg(1000)
    ->Arg(20000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

/// The longest time for which the window answers nothing after each thing that a person may do with a whole roster: the
/// counters, in milliseconds.
void pauseWhileEditing(benchmark::State& state, MakeRoster make)
{
    Bench bench;
    if (!bench.window->create(make(static_cast<int>(state.range(0))))) {
        state.SkipWithError("no roster");
        return;
    }
    bench.rest();
    const auto measure = [&](const char* name, const auto& run) {
        state.counters[name] = bench.longestPause(run, 2'000);
    };
    const auto action = [&](const char* name) {
        return [&bench, name] {
            if (auto* found = bench.window->findChild<QAction*>(QLatin1String(name)); found && found->isEnabled())
                found->trigger();
        };
    };
    auto* view = bench.window->findChild<widgets::RosterView*>();
    for (auto _ : state) {
        measure("select", [&] { view->selectIds({"u1"}); });
        measure("rename", [&] { bench.window->document().apply({edits::SetUnitName{"u1", "Own"}}, "Rename"); });
        measure("models", action("actionMoreModels"));
        measure("undo", action("actionUndo"));
        measure("copyText", action("actionCopyText"));
        measure("copyCode", action("actionCopyCode"));
        view->selectIds({"u1"});
        bench.rest();
        measure("remove", action("actionRemove"));
        measure("undoRemove", action("actionUndo"));
        view->setFocus();
        measure("selectAll", action("actionSelectAll"));
        measure("copyAll", action("actionCopy"));
        measure("reserveAll", action("actionReserve"));
        measure("moveAll", action("actionMoveDown"));
        measure("removeAll", action("actionRemove"));
        measure("undoRemoveAll", action("actionUndo"));
        measure("find", action("actionFind"));
        measure("save", [&] {
            (void)bench.window->document().save(bench.home.filePath(QStringLiteral("saved.muster")).toStdString());
        });
    }
}
BENCHMARK_CAPTURE(pauseWhileEditing, warpath, bench::warpathRoster)
    ->Arg(400)
    ->Arg(4000)
    ->Arg(20000)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

/// 400 units with notes of 19,000 letters: nearly as large as a file may be.
Roster rosterWithNotes(int units)
{
    auto roster = bench::warpathRoster(units);
    for (auto& unit : roster.units)
        unit.note = std::string(19'000, 'n');
    return roster;
}
BENCHMARK_CAPTURE(pauseWhileEditing, notes, rosterWithNotes)
    ->Arg(500) // 400 of them at the top
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1);

BENCHMARK(openRoster)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond)->Iterations(10);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("muster"));
    QApplication::setApplicationName(QStringLiteral("muster-bench"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
