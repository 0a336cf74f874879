#pragma once

#include "editor/document/background.h"
#include "editor/list/listform.h"

#include <QObject>

#include <map>
#include <vector>

namespace muster::editor {

/// Looks for the fixes of the findings of a verdict, for each once. A worker does what would make the window wait.
class FixSearch : public QObject {
    Q_OBJECT

public:
    explicit FixSearch(QObject* parent = nullptr);

    /// Forgets the fixes of the verdict before, and gives up looking for them.
    void setForm(VerdictFormPtr form);
    /// The fixes for a finding, by its position in the form; null as long as they are not known.
    [[nodiscard]] const std::vector<Gesture>* known(std::size_t finding) const;
    /// The same, and looks for them where they are not known. If that is much work, null: found() tells when they are
    /// known. Only what was asked for last is looked for.
    const std::vector<Gesture>* find(std::size_t finding);

signals:
    void found();

private:
    VerdictFormPtr m_form;
    std::map<std::size_t, std::vector<Gesture>> m_known;
    Background<std::vector<Gesture>> m_background;
    std::size_t m_wanted = 0; ///< what the worker looks for
};

} // namespace muster::editor
