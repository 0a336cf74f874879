#pragma once

#include <QCoreApplication>

#include <optional>

namespace muster {

/// An application object of Qt, while it lives: the readers of pictures need one, and threads must not make it.
class QtApplication {
public:
    QtApplication()
    {
        static int count = 1;
        static char name[] = "muster";
        static char* arguments[] = {name, nullptr};
        if (!QCoreApplication::instance())
            m_application.emplace(count, arguments);
    }

private:
    std::optional<QCoreApplication> m_application;
};

} // namespace muster
