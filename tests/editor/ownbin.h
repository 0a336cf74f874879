#pragma once

#include <QByteArray>
#include <QString>

namespace muster::testing {

/// A bin of the test's own, beside its files: not that of whoever runs the tests, and on the same disk.
class OwnBin {
public:
    explicit OwnBin(const QString& folder) : m_before(qgetenv(variable)) { qputenv(variable, folder.toUtf8()); }
    ~OwnBin() { qputenv(variable, m_before); }
    OwnBin(const OwnBin&) = delete;
    OwnBin& operator=(const OwnBin&) = delete;

private:
    static constexpr auto variable = "XDG_DATA_HOME";
    QByteArray m_before;
};

} // namespace muster::testing
