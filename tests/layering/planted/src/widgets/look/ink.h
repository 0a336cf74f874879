#include <QColor>
