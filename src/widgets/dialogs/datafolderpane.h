#pragma once

#include "editor/document/background.h"
#include "editor/gamefolders/gamefolder.h"

#include <QIcon>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace muster::widgets {

/// What a folder of data has of a game, what is missing, and what is wrong with it.
class DataFolderPane : public QWidget {
    Q_OBJECT

public:
    explicit DataFolderPane(QWidget* parent = nullptr);

    /// `game`: null for a folder in which no game was found.
    void show(const editor::GameFolder& folder, const editor::FolderGame* game);
    /// No folder is chosen.
    void leave();

signals:
    void findRequested();  ///< the folder is somewhere else now
    void againRequested(); ///< read it again

private:
    void showState(const editor::GameFolder& folder);
    void showMissing(const editor::FolderGame& game);
    void fillCatalogues(const editor::FolderGame& game);
    [[nodiscard]] QIcon signOf(const editor::FolderCatalogue& catalogue) const;
    void startLint(const editor::GameFolder& folder);
    void showLint(const editor::FolderLint& lint);
    void stopLint();

    QLabel* m_title;
    QLabel* m_path;
    QLabel* m_sign; ///< of what is missing
    QLabel* m_missing;
    QPushButton* m_find;
    QPushButton* m_again;
    QTreeWidget* m_catalogues;
    QLabel* m_lintHead;
    QLabel* m_lintWords;
    QProgressBar* m_busy;
    QPushButton* m_stop;
    QTreeWidget* m_remarks;
    editor::GameFolder m_linted; ///< the folder that was looked through, as it was then
    editor::Background<editor::FolderLint> m_linting;
};

} // namespace muster::widgets
