#pragma once

#include "editor/ownunits/ownunitform.h"

#include <QWidget>

class QGridLayout;
class QLineEdit;

namespace muster::widgets {

/// A stat line to be edited: a small field for each column, under its head.
class FigureFields : public QWidget {
    Q_OBJECT

public:
    /// `owner`: whose figures they are, for those who cannot see the fields; `objectName` is that of each field, with
    /// the id of its column behind it.
    FigureFields(const std::vector<editor::OwnUnitForm::Figure>& figures, const QString& owner,
                 const QString& objectName, QWidget* parent = nullptr);

    /// Takes the texts of the fields.
    void readInto(std::vector<editor::OwnUnitForm::Figure>& figures) const;

signals:
    void edited();

private:
    std::vector<QLineEdit*> m_fields;
};

} // namespace muster::widgets
