#include <QIODevice>
