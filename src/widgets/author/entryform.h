#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/fields.h"
#include "editor/author/limitwords.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QVBoxLayout;

namespace muster::widgets {

class FaultLine;
class ListField;
class Prompts;

/// An entry of a game as a form: a field for each value, and below each what is wrong with it. A value that cannot be
/// read stays as it was typed, with the reason, and changes nothing.
class EntryForm : public QWidget {
    Q_OBJECT

public:
    explicit EntryForm(Prompts& prompts, QWidget* parent = nullptr);

    /// Null: nothing.
    void show(editor::AuthorDocument* document, const DraftPlace& entry);
    /// The values have changed.
    void refresh();
    /// What is wrong has changed.
    void showFaults();
    void focusFirst();
    /// Gives the entry another id, wherever the game names it.
    void changeId();

signals:
    void innerRequested(const DraftPlace& list); ///< one more in a list inside the entry
    void entryRequested(const DraftPlace& entry);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    /// A field with its control.
    struct Shown {
        editor::AuthorField field;
        QWidget* control = nullptr;
        FaultLine* fault = nullptr;
        QString typed; ///< what could not be read
        QString why;
        QString value; ///< at that time: another one, and the reason is past
    };

    void build();
    void keepTyped(const std::vector<Shown>& before);
    void addHead(QVBoxLayout& column);
    void addFigures(QVBoxLayout& column, std::size_t from, std::size_t to);
    void addField(QVBoxLayout& column, Shown& shown);
    void addInner(QVBoxLayout& column);
    void addOther(QVBoxLayout& column);
    [[nodiscard]] QWidget* controlOf(Shown& shown);
    [[nodiscard]] QWidget* lineOf(Shown& shown);
    [[nodiscard]] QWidget* linesOf(Shown& shown);
    [[nodiscard]] QWidget* choiceOf(Shown& shown);
    [[nodiscard]] ListField* listOf(Shown& shown);
    void showValue(Shown& shown);
    void keep(Shown& shown, const QString& typed, const QString& why);
    [[nodiscard]] QString outline() const;
    void commit(const std::string& key, const QString& typed);
    void change(const Shown& shown, const DraftEdit& edit);
    void askForCitation(const std::string& key);
    [[nodiscard]] Shown* shownOf(const std::string& key);

    Prompts& m_prompts;
    QPointer<editor::AuthorDocument> m_document;
    DraftPlace m_entry;
    std::vector<Shown> m_shown;
    std::string m_id;            ///< of the entry that is shown
    QString m_outline;           ///< likewise
    FaultLine* m_rest = nullptr; ///< faults of the entry that no field has
};

} // namespace muster::widgets
