#pragma once

#include "editor/document/recovery.h"
#include "widgets/person/recent.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace muster::widgets {

/// What one sees first: continue with a roster, begin one, open one, or recover one after a crash.
class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    void setRecovered(std::vector<editor::Recovery::Found> found);
    [[nodiscard]] bool hasRecovered() const { return !m_found.empty(); }
    void setSamples(const QStringList& files);
    /// Samples are shown with the names of their armies once the data of their game have been read.
    void nameArmies(const Catalogue& catalogue);
    /// Reads the recent rosters again.
    void refresh();

signals:
    void newRequested();
    void openRequested();
    void checkRequested();
    void folderRequested();
    void pasteRequested(); ///< of what may be a list
    void fileRequested(const QString& path);
    void sampleRequested(const QString& path);
    void recoverRequested(const editor::Recovery::Found& found);
    void discardRequested(const editor::Recovery::Found& found);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showRecovered();
    [[nodiscard]] static QString stateWords(const RecentRoster::State& state);

    QLabel* m_title;
    QLabel* m_about;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_check;
    QPushButton* m_folder;
    QLabel* m_recentHead;
    QListWidget* m_recent;
    QLabel* m_recentEmpty;
    QLabel* m_samplesHead;
    QListWidget* m_samples;
    QWidget* m_recovery;
    QVBoxLayout* m_recoveryLayout;
    std::vector<editor::Recovery::Found> m_found;
};

} // namespace muster::widgets
