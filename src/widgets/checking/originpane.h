#pragma once

#include "editor/checking/checkedlist.h"

#include <QWidget>

class QImage;
class QLabel;

namespace muster::widgets {

/// What a list came in, if it did not come as words: a file, a code or a picture.
class OriginPane : public QWidget {
public:
    OriginPane();

    void show(const editor::CheckedList& list, const QImage& picture);

private:
    QLabel* m_name;
    QLabel* m_kind;
    QLabel* m_picture;
};

} // namespace muster::widgets
