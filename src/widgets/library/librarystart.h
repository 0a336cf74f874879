#pragma once

#include "editor/gamefolders/gamefolders.h"
#include "editor/library/librarymodel.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace muster::widgets {

/// Shown instead of the table as long as there are no rosters: three ways to begin, and samples of every game.
class LibraryStart : public QWidget {
    Q_OBJECT

public:
    explicit LibraryStart(QWidget* parent = nullptr);

    /// Games take turns, so that the first few show all of them.
    void setSamples(const QStringList& files);
    void nameArmies(const Catalogue& catalogue);
    /// Points and pictures of the samples, once they are judged.
    void showJudged(const editor::RosterLibrary& library);
    /// The folders of data that the person has added: their games are named once they were listed, in a worker.
    void setDataFolders(const std::vector<std::string>& paths);
    void focusFirst();

signals:
    void newRequested();
    void openRequested();
    void checkRequested();
    void folderRequested();
    void dataFolderRequested(); ///< to be added, with data of BattleScribe
    void sampleRequested(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Way {
        const char* name;
        QString title;
        QString words;
        QString action;
    };
    /// Gives its button; `further`: another one beside it.
    [[nodiscard]] QPushButton* addWay(QHBoxLayout& row, const Way& way, QPushButton* further = nullptr);
    void order();
    void fitCards();
    void showDataGames();

    QWidget* m_page;
    QPushButton* m_new = nullptr;
    QLabel* m_games; ///< those of folders of data
    std::vector<std::string> m_dataFolders;
    editor::GameFolders m_folders;
    QListWidget* m_samples;
};

} // namespace muster::widgets
