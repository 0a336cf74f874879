/// A program of Qt Core that does nothing: what `muster check` is measured against.

#include <QCoreApplication>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return 0;
}
