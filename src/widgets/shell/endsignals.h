#pragma once

#include <QObject>

namespace muster::widgets {

/// Ends the program in order on a signal: at the end of a session, from a terminal, by `kill`.
/// Copies of unsaved changes are kept before, and stay. A second signal ends it at once. One for the program, in its
/// main thread; signals that are ignored stay so.
class EndSignals : public QObject {
    Q_OBJECT

public:
    EndSignals();
    ~EndSignals() override;

    /// The status to end with; 0 if no signal has come.
    [[nodiscard]] int status() const { return m_status; }

private:
    void end();

    int m_status = 0;
};

} // namespace muster::widgets
