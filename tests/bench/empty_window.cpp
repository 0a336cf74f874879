/// A Qt Widgets window with nothing in it, or with one word, which ends once it has been painted: what the editor's
/// start is measured against. The first word of a program makes Qt read which typefaces the machine has.

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QPaintEvent>
#include <QTimer>

#include <iostream>

namespace {

class Window : public QMainWindow {
protected:
    void paintEvent(QPaintEvent* event) override
    {
        QMainWindow::paintEvent(event);
        std::cout << "painted" << std::endl; // a measure that ends here leaves out how the program ends
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    }
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    Window window;
    if (argc > 1 && QByteArray(argv[1]) == "--with-a-word")
        window.setCentralWidget(new QLabel(QStringLiteral("Muster")));
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
