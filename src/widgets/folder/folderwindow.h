#pragma once

#include "editor/checking/folderchecker.h"
#include "editor/checking/foldermodel.h"

#include <QMainWindow>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QMimeData;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class FilesWatch;
class FolderDetails;
class FolderView;
class NoticeBar;
class Prompts;

/// Whether these are for a table: several files, a folder, or an archive of lists.
[[nodiscard]] bool isForTable(const std::vector<std::string>& paths);

/// The tab in which an organiser checks many lists: a table of all in a folder, or of files that were chosen, with
/// the details of one beside it. Files that change are judged again.
class FolderWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The store and the prompts outlive it.
    FolderWindow(Store& store, Prompts& prompts, QWidget* parent = nullptr);
    ~FolderWindow() override;

    /// Folders and files; paths are bytes.
    void check(std::vector<std::string> paths);
    /// The same, by agreements for all.
    void checkBy(std::vector<std::string> paths, Agreements agreements);
    void chooseFolder();
    void chooseFiles();
    /// The data or the language have changed.
    void dataChanged();
    [[nodiscard]] bool isWorking() const { return m_checker.isWorking(); }
    [[nodiscard]] const editor::FolderChecker& checker() const { return m_checker; }

signals:
    void listRequested(const std::string& path); ///< to be shown in Check a List

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QWidget* makeEmptyPage();
    [[nodiscard]] QWidget* makeTablePage();
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeFilters();
    void addKeys();
    void begin();
    void showProgress(int done, int all);
    void showTable();
    void end();
    void showDetails();
    void filter(std::size_t index);
    void countFilters();
    void editAgreements();
    void save();
    void copyVerdict();
    void openList();
    void updateWords();
    [[nodiscard]] QString agreementWords() const;
    [[nodiscard]] Roster likelyBattle() const;

    Store& m_store;
    Prompts& m_prompts;
    editor::FolderChecker m_checker;
    FilesWatch* m_watch;

    QStackedWidget* m_stack;
    QPushButton* m_emptyFolder;
    QLabel* m_title;
    QLabel* m_where;
    QLabel* m_judgedBy;
    QToolButton* m_again;
    QPushButton* m_save;
    std::vector<QToolButton*> m_filters; ///< one is checked
    QLineEdit* m_search;
    NoticeBar* m_notice;
    QWidget* m_progressLine;
    QProgressBar* m_progress;
    QLabel* m_progressWords;
    QSplitter* m_splitter;
    FolderView* m_view;
    FolderDetails* m_details;
    QLabel* m_summary;
};

} // namespace muster::widgets
