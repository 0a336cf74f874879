#include <QtWidgets/QLabel>
#include <QWidget>
#include <QPdfWriter>
#include "io/reader.h"
#include <kainjow/mustache.hpp>
#include "paper/text/type.h"
