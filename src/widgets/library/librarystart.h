#pragma once

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
        QLabel* title;
        QLabel* words;
        QPushButton* button;
    };
    [[nodiscard]] Way addWay(QHBoxLayout& row, const QString& objectName, QPushButton* further = nullptr);
    void order();
    void fitCards();

    QWidget* m_page;
    QLabel* m_title;
    QLabel* m_about;
    QPushButton* m_folder;
    Way m_new;
    Way m_open;
    Way m_check;
    QLabel* m_samplesHead;
    QLabel* m_samplesAbout;
    QListWidget* m_samples;
};

} // namespace muster::widgets
