// What a person does in the window, beside looking at it.
#include "widgets/folder/folderwindow.h"

#include "editor/document/reading.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/files/safefile.h"
#include "judging/listfiles.h"
#include "report/verdict/words.h"
#include "widgets/folder/agreementsdialog.h"
#include "widgets/folder/folderview.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>
#include <QStatusBar>
#include <QUrl>

#include <algorithm>
#include <map>

namespace muster::widgets {

namespace {

constexpr int passing = 4000; // ms

QString lastFolder()
{
    return Settings()
        .value(QStringLiteral("folder/last"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
        .toString();
}

std::vector<std::string> localPaths(const QMimeData& data)
{
    std::vector<std::string> paths;
    for (const auto& url : data.urls())
        if (url.isLocalFile())
            paths.push_back(url.toLocalFile().toStdString());
    return paths;
}

} // namespace

bool isForTable(const std::vector<std::string>& paths)
{
    return paths.size() > 1 || (paths.size() == 1 && hasListFiles(paths.front()));
}

void FolderWindow::check(std::vector<std::string> paths)
{
    if (paths.empty())
        return;
    const QFileInfo first(QString::fromStdString(paths.front()));
    Settings().setValue(QStringLiteral("folder/last"), first.isDir() ? first.filePath() : first.path());
    for (auto& path : paths)
        path = editor::absolutePath(path);
    m_checker.check(std::move(paths));
}

void FolderWindow::checkBy(std::vector<std::string> paths, Agreements agreements)
{
    m_checker.setAgreements(std::move(agreements));
    check(std::move(paths));
}

void FolderWindow::chooseFolder()
{
    if (const auto path = m_prompts.askFolder(this, lastFolder()); !path.isEmpty())
        check({path.toStdString()});
}

void FolderWindow::chooseFiles()
{
    std::vector<std::string> paths;
    for (const auto& path : m_prompts.askOpenLists(this, lastFolder()))
        paths.push_back(path.toStdString());
    check(std::move(paths));
}

/// The game of most lists, and the points that most of its lists have: what an organiser most likely agreed.
Roster FolderWindow::likelyBattle() const
{
    std::map<std::string, std::map<std::int64_t, int>> found;
    for (const auto& row : m_checker.table().rows)
        if (!row.rulesetId.empty())
            ++found[row.rulesetId][row.limit.value_or(-1)];
    const auto lists = [](const auto& game) {
        int sum = 0;
        for (const auto& [points, count] : game.second)
            sum += count;
        return sum;
    };
    Roster likely;
    const auto game = std::ranges::max_element(found, {}, lists);
    if (game == found.end())
        return likely;
    likely.ruleset = game->first;
    const auto points = std::ranges::max_element(game->second, {}, [](const auto& each) { return each.second; });
    if (points->first >= 0)
        likely.battle.points = points->first;
    return likely;
}

void FolderWindow::editAgreements()
{
    AgreementsDialog dialog(m_store, m_checker.agreements(), likelyBattle(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_checker.setAgreements(dialog.agreements());
    updateWords();
}

QString FolderWindow::agreementWords() const
{
    const auto& agreements = m_checker.agreements();
    if (!agreements.like)
        return tr("Each list is judged by what it says itself.");
    const auto& like = *agreements.like;
    const auto catalogue = m_store.fullCatalogue(gameOf(like));
    if (!catalogue)
        return {};
    const auto& ruleset = (*catalogue)->ruleset;
    QStringList parts{editor::text(ruleset.name)};
    if (ruleset.hasPoints)
        parts << (like.battle.points ? editor::text(report::points(ruleset.currency, *like.battle.points))
                                     : tr("no limit of points"));
    if (const auto scenario = (*catalogue)->findScenario(like.battle.scenario); !scenario.isNone())
        parts << editor::text(ruleset.scenarios[scenario].name);
    if (!agreements.rulesetVersion.empty())
        parts << tr("data %1").arg(editor::shown(agreements.rulesetVersion));
    return tr("All are judged by: %1").arg(parts.join(QStringLiteral(", ")));
}

void FolderWindow::save()
{
    const auto& table = m_checker.table();
    if (table.rows.empty() || m_checker.isJudging())
        return;
    const auto name = table.title.empty() ? tr("Lists") : QString::fromStdString(table.title);
    auto path = m_prompts.askSave(this, QDir(lastFolder()).filePath(QStringLiteral("../%1.csv").arg(name)),
                                  tr("Spreadsheet (*.csv);;Web page (*.html)"));
    if (path.isEmpty())
        return;
    const auto ending = QFileInfo(path).suffix().toLower();
    const bool isPage = ending == QLatin1String("html") || ending == QLatin1String("htm");
    if (!isPage && ending != QLatin1String("csv"))
        path += QStringLiteral(".csv");
    const auto before = FileStamp::ofUnread(path.toStdString());
    // Spreadsheets take a file without the mark for another encoding.
    const auto saved =
        saveFileUnlessChanged(path.toStdString(), isPage ? toHtml(table) : "\xEF\xBB\xBF" + toCsv(table), before);
    if (!saved)
        m_prompts.showMessage(this, tr("Save Table"), tr("The table cannot be saved:"), linesOf(saved.error()));
    else
        statusBar()->showMessage(tr("Saved: %1").arg(editor::shown(path)), passing);
}

void FolderWindow::copyVerdict()
{
    const auto* row = m_view->current();
    if (!row || row->report.empty())
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(row->report));
    statusBar()->showMessage(tr("The verdict is on the clipboard."), passing);
}

void FolderWindow::openList()
{
    if (const auto* row = m_view->current())
        emit listRequested(row->path);
}

void FolderWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localPaths(*event->mimeData()).empty())
        event->acceptProposedAction();
}

void FolderWindow::dropEvent(QDropEvent* event)
{
    check(localPaths(*event->mimeData()));
    event->acceptProposedAction();
}

} // namespace muster::widgets
