#pragma once

#include "widgets/settings/prompts.h"

#include <QList>

#include <functional>

namespace muster::testing {

/// Answers as the test has set, and keeps what it was asked. Answers nothing (an empty path) unless told otherwise.
class FakePrompts : public widgets::Prompts {
public:
    Unsaved unsaved = Unsaved::Cancel;
    std::optional<std::vector<std::size_t>> unsavedOf; ///< none: Cancel
    Conflict conflict = Conflict::Cancel;
    bool isConfirmed = false;
    QString openPath;
    QStringList openPaths;
    QString savePath;
    QString folder;
    QString name;
    QStringList names;                         ///< given before `name`, one for each question
    std::function<void(QPrinter&)> setPrinter; ///< what the person chooses in the dialog

    struct Call {
        QString what;      ///< the function's name
        QString subject;   ///< the name, file, folder, suggestion or title that came with it
        QString text;      ///< of tell; the filters of askSave
        QStringList lines; ///< of tell
    };
    QList<Call> calls;

    [[nodiscard]] int count(const QString& what) const
    {
        int found = 0;
        for (const auto& call : calls)
            found += call.what == what ? 1 : 0;
        return found;
    }

    Unsaved askUnsaved(QWidget*, const QString& name) override
    {
        calls.push_back({QStringLiteral("askUnsaved"), name, {}, {}});
        return unsaved;
    }

    std::optional<std::vector<std::size_t>> askUnsavedOf(QWidget*, const QStringList& names) override
    {
        calls.push_back({QStringLiteral("askUnsavedOf"), {}, {}, names});
        return unsavedOf;
    }

    Conflict askConflict(QWidget*, const QString& file) override
    {
        calls.push_back({QStringLiteral("askConflict"), file, {}, {}});
        return conflict;
    }

    QString askOpen(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpen"), from, {}, {}});
        return openPath;
    }

    QString askOpenTable(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpenTable"), from, {}, {}});
        return openPath;
    }

    QString askOpenBattle(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpenBattle"), from, {}, {}});
        return openPath;
    }

    QString askOpenPicture(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpenPicture"), from, {}, {}});
        return openPath;
    }

    QString askOpenPacked(QWidget*) override
    {
        calls.push_back({QStringLiteral("askOpenPacked"), {}, {}, {}});
        return openPath;
    }

    QString askName(QWidget*, const QString& title, const QString&) override
    {
        calls.push_back({QStringLiteral("askName"), title, {}, {}});
        return names.isEmpty() ? name : names.takeFirst();
    }

    QString askOpenList(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpenList"), from, {}, {}});
        return openPath;
    }

    QStringList askOpenLists(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askOpenLists"), from, {}, {}});
        return openPaths;
    }

    QString askSave(QWidget*, const QString& suggestion, const QString& filters) override
    {
        calls.push_back({QStringLiteral("askSave"), suggestion, filters, {}});
        return savePath;
    }

    QString askFolder(QWidget*, const QString& from) override
    {
        calls.push_back({QStringLiteral("askFolder"), from, {}, {}});
        return folder;
    }

    bool askPrint(QWidget*, QPrinter& printer, int pages) override
    {
        calls.push_back({QStringLiteral("askPrint"), QString::number(pages), {}, {}});
        if (setPrinter)
            setPrinter(printer);
        return static_cast<bool>(setPrinter);
    }

    bool confirm(QWidget*, const QString& title, const QString& question, const QString&) override
    {
        calls.push_back({QStringLiteral("confirm"), title, question, {}});
        return isConfirmed;
    }

    void showMessage(QWidget*, const QString& title, const QString& text, const QStringList& lines) override
    {
        calls.push_back({QStringLiteral("tell"), title, text, lines});
    }
};

} // namespace muster::testing
