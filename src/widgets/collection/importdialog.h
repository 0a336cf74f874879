#pragma once

#include "io/collection/collectioncsv.h"

#include <QDialog>

namespace muster::widgets {

/// What is in a table, before any of it is imported: how many rows of which game, and each row that is not understood
/// with its line and why.
class ImportDialog : public QDialog {
    Q_OBJECT

public:
    /// `file`: its name, to be shown. `shownGame`: the id of the game whose changes can be undone.
    ImportDialog(const CollectionRows& rows, Store& store, const QString& file, const std::string& shownGame,
                 QWidget* parent);
};

} // namespace muster::widgets
