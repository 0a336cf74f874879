#include <QFont>
