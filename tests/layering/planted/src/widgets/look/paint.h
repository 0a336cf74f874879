#include "widgets/shell/window.h"
#include "ink.h"
#include <QWidget>
#include "battlescribe/list.h"
