#pragma once

#include "print/making.h"

#include <QObject>
#include <QString>

class QWidget;

namespace muster::widgets {

/// Makes sheets, prints them or writes them in a worker, while the window goes on painting.
class MakingSheets : public QObject {
    Q_OBJECT

public:
    /// Begins at once.
    explicit MakingSheets(print::Making::Make make, QObject* parent = nullptr);
    /// Cancels, and waits for the worker.
    ~MakingSheets() override;

    void cancel() { m_making.cancel(); }
    [[nodiscard]] bool isFinished() const { return m_making.isFinished(); }
    [[nodiscard]] print::PrintState reached() const { return m_making.reached(); }
    /// Waits in an event loop. After half a second a dialog over `parent` says `what` is done and how far it is, and
    /// offers to cancel. False where the person said so, even where it was too late for that, closed the window or
    /// ended the program.
    bool wait(QWidget* parent, const QString& what);
    /// As Making has it: in case it is not finished yet, this waits without an event loop.
    [[nodiscard]] Result<print::PrintResult> take() { return m_making.take(); }

signals:
    void finished();

private:
    print::Making m_making;
};

/// All of it in one: makes, waits and takes.
[[nodiscard]] Result<print::PrintResult> makeSheets(QWidget* parent, const QString& what, print::Making::Make make);

} // namespace muster::widgets
