#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/entries.h"

#include <QPointer>
#include <QTreeWidget>

#include <optional>

namespace muster::widgets {

/// All that a game has, as a tree: its armies with their lists, then the game itself with its own; beside each list how
/// many entries it has, and a mark where something is wrong in it.
class AuthorTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit AuthorTree(QWidget* parent = nullptr);

    /// What a row is: the head of a file, a list, or an entry.
    struct Row {
        enum class Kind { Head, List, Entry };
        Kind kind = Kind::Head;
        DraftPlace place;
    };

    void show(editor::AuthorDocument* document);
    /// Takes the entries again; what is chosen and what is open stays, as far as it is there.
    void refresh();
    void showFaults();
    [[nodiscard]] std::optional<Row> current() const;
    void choose(const Row& row);
    /// Only rows with these words, and those above them.
    void search(const QString& words);
    /// The next entry with a fault below the one that is chosen, and round; nothing if there is none.
    bool goToNextFault();

signals:
    void chosen();

private:
    [[nodiscard]] QTreeWidgetItem* add(QTreeWidgetItem* above, const QString& name, const Row& row);
    void addLists(QTreeWidgetItem* above, const std::string& file);
    void addInner(QTreeWidgetItem* above, const DraftPlace& entry);
    [[nodiscard]] QTreeWidgetItem* find(const Row& row) const;
    bool filter(QTreeWidgetItem& item, const QStringList& words);

    QPointer<editor::AuthorDocument> m_document;
    QString m_words;
    bool m_isFilling = false;
};

} // namespace muster::widgets
