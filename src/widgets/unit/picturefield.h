#pragma once

#include "core/base/fault.h"
#include "editor/document/background.h"

#include <QImage>
#include <QWidget>

#include <string>

class QLabel;
class QMimeData;
class QToolButton;

namespace muster::widgets {

class Prompts;
class WordLabel;

/// A player's picture, small, with buttons to choose another and to take it away. A file may be dropped on it, and a
/// picture pasted. What is given is made into a picture that a roster keeps in a thread, and refused with the reason.
class PictureField : public QWidget {
    Q_OBJECT

public:
    /// `name`: what a screen reader calls it.
    explicit PictureField(const QString& name, QWidget* parent = nullptr);
    ~PictureField() override;

    /// Who is asked for files; dialogs without it.
    void setPrompts(Prompts& prompts) { m_prompts = &prompts; }
    /// Empty: there is none.
    void show(const std::string& picture);
    /// What was given last is no longer wanted: it was for another unit.
    void giveUp();
    [[nodiscard]] const std::string& picture() const { return m_picture; }
    /// Asks for a file.
    void ask();
    void remove();
    /// False where the data have no picture, nor the file of one.
    bool take(const QMimeData& data);

signals:
    /// What a person wants from now on; empty: none. Whoever keeps it shows it.
    void chosen(const std::string& picture);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Without bytes, those of the file are read.
    void make(const std::string& file, std::string bytes);
    void made(const Result<std::string>& picture);
    void seen(const QImage& image);
    void say(const QString& words, bool isFault);

    Prompts* m_prompts;
    QLabel* m_image;
    QToolButton* m_add;
    QToolButton* m_remove;
    WordLabel* m_words;
    std::string m_picture;
    editor::Background<Result<std::string>> m_making;
    editor::Background<QImage> m_seeing;
};

} // namespace muster::widgets
