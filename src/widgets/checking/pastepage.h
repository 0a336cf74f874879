#pragma once

#include "reading/lists.h"
#include "widgets/checking/listinputs.h"

#include <QPlainTextEdit>
#include <QWidget>

class QLabel;
class QPushButton;

namespace muster::widgets {

class GameButton;

/// A field for a list in words; a picture that is pasted is passed on.
class PasteField : public QPlainTextEdit {
    Q_OBJECT

public:
    using QPlainTextEdit::QPlainTextEdit;

signals:
    void picturePasted(const editor::ListInput& picture);
    void textPasted(const QString& text); ///< into the empty field: all of it came at once; or too long for a field

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
};

/// What the window shows before there is a list: what can be dropped, pasted or opened; and why the last could not be
/// read.
class PastePage : public QWidget {
    Q_OBJECT

public:
    /// The store outlives it.
    explicit PastePage(Store& store, QWidget* parent = nullptr);

    /// A longer text is checked, but not shown to be changed: laying it out would stop the window.
    static constexpr qsizetype mostShown = 400'000;

    [[nodiscard]] QString text() const;
    void setText(const QString& text);
    /// Shows why a list could not be read. An empty list of faults shows nothing.
    void showFaults(const QStringList& lines);
    /// What the text is read as.
    void setGame(const ReadOptions& options);
    void focusField();

signals:
    void textGiven(const QString& text, const ReadOptions& options);
    void pictureGiven(const editor::ListInput& picture);
    void openRequested();

private:
    QLabel* m_title;
    QLabel* m_about;
    QWidget* m_faultBox;
    QLabel* m_faultHead;
    QLabel* m_faults;
    PasteField* m_field;
    QPushButton* m_check;
    QPushButton* m_open;
    GameButton* m_game;
};

} // namespace muster::widgets
