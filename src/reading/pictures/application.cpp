#include "reading/pictures/application.h"

#include <QLoggingCategory>

#include <mutex>

namespace muster {

Application::Application()
{
    static int count = 1;
    static char name[] = "muster";
    static char* arguments[] = {name, nullptr};
    if (!QCoreApplication::instance())
        m_own.emplace(count, arguments);
    // The decoders would write to standard error what they think of a stranger's file.
    static std::once_flag once;
    std::call_once(once,
                   [] { QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false\nqt.pdf*=false")); });
}

} // namespace muster
