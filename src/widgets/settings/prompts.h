#pragma once

#include "core/base/fault.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

class QPrinter;
class QWidget;

namespace muster::widgets {

/// Questions to the person. Tests answer them without a dialog.
class Prompts {
public:
    virtual ~Prompts() = default;

    enum class Unsaved { Save, Discard, Cancel };
    [[nodiscard]] virtual Unsaved askUnsaved(QWidget* parent, const QString& name) = 0;

    /// The same for several rosters at once: the places of those to be saved, the others are discarded. None: the
    /// person cancelled.
    [[nodiscard]] virtual std::optional<std::vector<std::size_t>> askUnsavedOf(QWidget* parent,
                                                                               const QStringList& names) = 0;

    /// The file was changed by someone else since it was read.
    enum class Conflict { Compare, Reload, SaveElsewhere, Overwrite, Cancel };
    [[nodiscard]] virtual Conflict askConflict(QWidget* parent, const QString& file) = 0;

    /// Empty: the person cancelled.
    [[nodiscard]] virtual QString askOpen(QWidget* parent, const QString& folder) = 0;
    /// The same for a list of any kind that can be read.
    [[nodiscard]] virtual QString askOpenList(QWidget* parent, const QString& folder) = 0;
    /// Several of them.
    [[nodiscard]] virtual QStringList askOpenLists(QWidget* parent, const QString& folder) = 0;
    /// A table to be imported.
    [[nodiscard]] virtual QString askOpenTable(QWidget* parent, const QString& folder) = 0;
    /// How a battle stands, as a page to play from saved it.
    [[nodiscard]] virtual QString askOpenBattle(QWidget* parent, const QString& folder) = 0;
    /// A picture of the person's own.
    [[nodiscard]] virtual QString askOpenPicture(QWidget* parent, const QString& folder) = 0;
    /// `filters` in the form of Qt's file dialogs; the ending is added where it is missing.
    [[nodiscard]] virtual QString askSave(QWidget* parent, const QString& suggestion, const QString& filters) = 0;
    [[nodiscard]] virtual QString askFolder(QWidget* parent, const QString& folder) = 0;
    /// A file with packed data of a game; empty: none.
    [[nodiscard]] virtual QString askOpenPacked(QWidget* parent) = 0;
    /// A short name that a person gives; empty if they do not.
    [[nodiscard]] virtual QString askName(QWidget* parent, const QString& title, const QString& label) = 0;

    /// Sets a printer as the person wants it, also which of so many pages it prints. False: they cancelled.
    [[nodiscard]] virtual bool askPrint(QWidget* parent, QPrinter& printer, int pages) = 0;

    /// A question with one action, which is named: "&Delete". False: the person cancelled.
    [[nodiscard]] virtual bool confirm(QWidget* parent, const QString& title, const QString& question,
                                       const QString& action) = 0;

    /// Something to read, with lines below it that can be scrolled and copied.
    virtual void showMessage(QWidget* parent, const QString& title, const QString& text, const QStringList& lines) = 0;
};

/// The real ones.
[[nodiscard]] Prompts& dialogPrompts();

/// Faults as lines to show.
[[nodiscard]] QStringList linesOf(const Faults& faults);

} // namespace muster::widgets
