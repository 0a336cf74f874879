#pragma once

#include "widgets/printing/exporting.h"

#include <QDialog>
#include <QPixmap>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace muster::widgets {

/// A roster for another person: its code on the screen, for the camera of another device, and the other forms to copy
/// or save. The player's notes are left out of all of it unless the person wants them in.
class ShareDialog : public QDialog {
    Q_OBJECT

public:
    /// `use`: copies or saves what is shared, as RosterFiles does.
    using Use = std::function<void(const Exported& shared, Form form, bool isCopied)>;

    ShareDialog(Exported exported, Use use, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeWays();
    [[nodiscard]] const Exported& shared() const; ///< with or without notes
    void share();
    void showCode();

    Exported m_exported;
    std::optional<Exported> m_bare; ///< without notes; nothing where there are none
    Use m_use;
    QPixmap m_code; ///< one dot for each module or more; empty where no code holds the roster
    QLabel* m_picture;
    QLabel* m_word;
    QCheckBox* m_notes;
    QPushButton* m_copyCode = nullptr;
};

} // namespace muster::widgets
