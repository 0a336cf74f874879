#pragma once

#include "editor/author/authordocument.h"
#include "editor/author/limitwords.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace muster::widgets {

/// What a limit says: its sentence with boxes to choose from, how serious it is, and what a person reads. One that no
/// sentence has is shown as the file has it, to be read.
class LimitForm : public QWidget {
    Q_OBJECT

public:
    LimitForm(editor::AuthorDocument& document, const DraftPlace& entry, QWidget* parent = nullptr);

    void refresh();

private:
    void showSentence();
    [[nodiscard]] QWidget* boxOf(const editor::SentencePart& part);
    [[nodiscard]] QWidget* numberBox(const editor::SentencePart& part);
    [[nodiscard]] QWidget* whichBox(const editor::SentencePart& part);
    [[nodiscard]] QWidget* shareBox();
    void setLimit(const Limit& limit);
    void set(const char* key, const QString& label, const std::string& json);
    void showRest();

    editor::AuthorDocument& m_document;
    DraftPlace m_entry;
    Limit m_limit;   ///< whose sentence is shown; others may have the same words
    QString m_shown; ///< the parts of the sentence, each on a line
    QHBoxLayout* m_sentence;
    QLabel* m_asWritten;
    QPlainTextEdit* m_json;
    QComboBox* m_severity;
    QLineEdit* m_message;
    QLineEdit* m_fewer;
};

} // namespace muster::widgets
