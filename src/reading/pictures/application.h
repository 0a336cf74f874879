#pragma once

#include <QCoreApplication>

#include <optional>

namespace muster {

/// What Qt wants while it decodes: it looks for its decoders beside the program only where there is an application
/// object. One that is there already is used.
class Application {
public:
    Application();

private:
    std::optional<QCoreApplication> m_own;
};

} // namespace muster
