#define CATCH_CONFIG_RUNNER
#include "editor/document/recovery.h"
#include "fixture.h"

#include <QGuiApplication>
#include <QTest>

#include <iostream>

namespace {

/// Changes a saved roster, lets its copy be kept, says so, and waits to be killed.
int leaveChanges(const std::string& path, const QString& folder)
{
    using namespace muster;
    editor::Document document(testing::store());
    if (!document.create(testing::skirmish()) || !document.save(path))
        return 1;
    const editor::Recovery recovery(document, folder, std::chrono::milliseconds(1));
    document.apply({edits::AddUnit{{}, 0, testing::unit("a", "cavalry")}}, "Add");
    QTest::qWait(50);
    std::cout << "ready" << std::endl;
    QTest::qWait(60'000);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    if (argc == 4 && std::string(argv[1]) == "--leave-changes")
        return leaveChanges(argv[2], QString::fromLocal8Bit(argv[3]));
    return Catch::Session().run(argc, argv);
}
