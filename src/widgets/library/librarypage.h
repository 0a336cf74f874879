#pragma once

#include "editor/document/recovery.h"
#include "editor/library/libraryfiles.h"
#include "editor/library/librarymodel.h"

#include <QWidget>

#include <functional>
#include <set>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace muster::widgets {

class LibraryDetails;
class LibraryFilters;
class LibrarySide;
class LibraryStart;
class LibraryView;
class NoticeBar;
class Prompts;
class RecoveryBars;

/// What one sees first: all rosters in the folders of the library, those that were open last, and the samples; what a
/// crash left above them. Where there are no rosters yet, three ways to begin.
class LibraryPage : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    LibraryPage(const Store& store, Prompts& prompts, QWidget* parent = nullptr);
    ~LibraryPage() override;

    void setRecovered(std::vector<editor::Recovery::Found> found);
    [[nodiscard]] bool hasRecovered() const;
    void setSamples(const QStringList& files);
    /// Names of armies before anything is judged. The second time for a game its data have changed, and all is judged
    /// again.
    void nameArmies(const Catalogue& catalogue);
    /// Takes the recent rosters and the folders from the settings, and looks at the files.
    void refresh();
    /// The keyboard in the table, or on what begins a roster.
    void focusFirst();

    /// None while it is hidden: it takes no room from the page that is shown in its place.
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] const editor::RosterLibrary& library() const { return m_library; }

signals:
    void newRequested();
    void openRequested();
    void checkRequested();
    void folderRequested();
    void dataFolderRequested(); ///< with data of BattleScribe, to be added
    void pasteRequested();      ///< of what may be a list
    void fileRequested(const QString& path);
    void sampleRequested(const QString& path);
    void recoverRequested(const editor::Recovery::Found& found);
    void saveAsideRequested(const editor::Recovery::Found& found);
    void discardRequested(const editor::Recovery::Found& found);
    void printRequested(const QStringList& paths);
    /// A file has another path now, or another content; `to` is empty where it went into the bin.
    void fileMoved(const QString& from, const QString& to);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Key { None, Find, Rename, Duplicate, Bin, Print };
    [[nodiscard]] static Key keyOf(const class QKeyEvent& event);

    void fillBar();
    [[nodiscard]] QWidget* table();
    void connectParts();
    void begin();
    void readDataFolders();
    void showLibrary();
    void filter();
    void showDetails();
    void showSummary();
    void showTroubles();
    void showMenu(const QPoint& place);

    // What is done with files: librarypageactions.cpp.
    void fillMenu(QMenu& menu);
    void open();
    void print();
    void duplicate();
    void rename(const std::string& path, const QString& name);
    void moveTo();
    void move(const QString& folder);
    void tag(const QString& name, bool isOn);
    void fillTags(QMenu& menu);
    void follow(const std::string& from, const std::string& to);
    void bin();
    void unbin(const std::vector<editor::Binned>& binned);
    void reveal();
    void showFaults(const QString& what, const Faults& faults);
    /// Looks at the files again, and then selects these and nothing else.
    void lookFor(std::vector<std::string> paths);

    const Store& m_store;
    Prompts& m_prompts;
    editor::RosterLibrary m_library;
    editor::LibraryModel m_model;
    bool m_hasBegun = false;
    std::optional<bool> m_isNarrow;    ///< none before it has a width
    std::vector<std::string> m_wanted; ///< to be selected once they are found
    bool m_renamesWanted = false;      ///< and the name of the first is to be changed
    std::set<std::string> m_named;     ///< rulesets
    bool m_hasNewData = false;
    QTimer m_judgeSoon;
    QStringList m_samples;

    RecoveryBars* m_recovery;
    QWidget* m_bar;
    QLineEdit* m_search;
    QSplitter* m_splitter;
    LibrarySide* m_side;
    QStackedWidget* m_stack;
    LibraryStart* m_start;
    QSplitter* m_inner;
    QLabel* m_title;
    LibraryFilters* m_filters;
    LibraryView* m_view;
    QLabel* m_none;
    NoticeBar* m_notice;
    QLabel* m_summary;
    QToolButton* m_troubles;
    LibraryDetails* m_details;
};

} // namespace muster::widgets
