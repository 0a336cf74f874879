#pragma once

#include "editor/library/librarymodel.h"

#include <QWidget>

class QHBoxLayout;
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
    void focusFirst();

signals:
    void newRequested();
    void openRequested();
    void checkRequested();
    void folderRequested();
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

    QWidget* m_page;
    QPushButton* m_new = nullptr;
    QListWidget* m_samples;
};

} // namespace muster::widgets
