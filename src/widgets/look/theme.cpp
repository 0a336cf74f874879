#include "widgets/look/theme.h"

#include "io/files/programfolder.h"
#include "paper/text/fonts.h"
#include "widgets/look/controlstyle.h"

#include <QApplication>
#include <QDebug>
#include <QFile>
#include <QWidget>

#include <utility>

namespace muster::widgets {

namespace {

const Theme& light()
{
    static const Theme theme{
        QColor(0xf5, 0xf6, 0xf8), QColor(0xff, 0xff, 0xff), QColor(0xec, 0xee, 0xf2), QColor(0xd7, 0xdb, 0xe2),
        QColor(0xec, 0xee, 0xf2), QColor(0xc9, 0xce, 0xd8), QColor(0x8b, 0x93, 0xa3), QColor(0xee, 0xf0, 0xf4),
        QColor(0x56, 0x5e, 0x6e), QColor(0x17, 0x1a, 0x21), QColor(0x56, 0x5e, 0x6e), QColor(0x1d, 0x4f, 0xb8),
        QColor(0xdf, 0xe9, 0xfb), QColor(0x2b, 0x35, 0x48), QColor(0xff, 0xff, 0xff), QColor(0xb0, 0x1e, 0x1e),
        QColor(0x8a, 0x55, 0x00), QColor(0x1d, 0x5f, 0x8f), QColor(0x1c, 0x6b, 0x3a), QColor(0xfd, 0xec, 0xec),
    };
    return theme;
}

const Theme& dark()
{
    static const Theme theme{
        QColor(0x16, 0x19, 0x1f), QColor(0x1e, 0x22, 0x2a), QColor(0x29, 0x2e, 0x38), QColor(0x3a, 0x41, 0x4e),
        QColor(0x29, 0x2e, 0x38), QColor(0x4d, 0x55, 0x65), QColor(0x74, 0x7d, 0x8e), QColor(0x33, 0x3a, 0x46),
        QColor(0xb7, 0xbf, 0xcc), QColor(0xed, 0xef, 0xf3), QColor(0xa6, 0xae, 0xbc), QColor(0x8a, 0xb4, 0xff),
        QColor(0x2a, 0x3c, 0x5e), QColor(0x4a, 0x56, 0x6e), QColor(0xff, 0xff, 0xff), QColor(0xff, 0x8a, 0x80),
        QColor(0xf2, 0xb3, 0x4c), QColor(0x7f, 0xc1, 0xee), QColor(0x74, 0xcf, 0x93), QColor(0x3b, 0x23, 0x26),
    };
    return theme;
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, theme.raised);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.surface);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.text);
    palette.setColor(QPalette::ToolTipText, theme.surface);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.raised);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line.darker(130));
    palette.setColor(QPalette::Shadow, theme.text);
    const auto faded = QColor::fromRgbF((theme.quiet.redF() + theme.ground.redF()) / 2,
                                        (theme.quiet.greenF() + theme.ground.greenF()) / 2,
                                        (theme.quiet.blueF() + theme.ground.blueF()) / 2);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.line);
    return palette;
}

/// look/window.qss in the colours of a theme.
QString styleSheetOf(const Theme& theme)
{
    QFile file(QStringLiteral(":/look/window.qss"));
    auto sheet = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    const auto isLight = theme.surface.lightness() > 128;
    const QColor scroll = isLight ? QColor(0xb6, 0xbc, 0xc8) : QColor(0x55, 0x5d, 0x6c);
    const std::pair<const char*, QColor> names[]{
        {"@ground", theme.ground}, {"@surface", theme.surface},
        {"@raised", theme.raised}, {"@line", theme.line},
        {"@text", theme.text},     {"@quiet", theme.quiet},
        {"@accent", theme.accent}, {"@selection", theme.selection},
        {"@edge", theme.edge},     {"@wrong", theme.errorGround},
        {"@scroll", scroll},
    };
    for (const auto& [name, colour] : names)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

constexpr double baseSize = 10;

} // namespace

Look lookOf(const QString& name)
{
    return name == QLatin1String("dark") ? Look::Dark : name == QLatin1String("light") ? Look::Light : Look::System;
}

const Theme& Theme::of(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? dark() : light();
}

const Theme& Theme::of(const QWidget* widget) { return of(widget->palette()); }

QColor Theme::signal(Severity severity) const
{
    switch (severity) {
    case Severity::Unknown:
    case Severity::Error:
        return error;
    case Severity::Warning:
        return warning;
    case Severity::Note:
        return note;
    case Severity::Off:
        break;
    }
    return good;
}

namespace {

/// The window can be read in other typefaces too, so a missing one is only reported here; a print then fails.
void addWindowFonts()
{
    const auto folder = fontFolder();
    for (const auto& added : {paper::addSheetFonts(folder), paper::addFonts(folder + "/window", {"Inter"})})
        if (!added)
            for (const auto& fault : added.error())
                qWarning().noquote() << QString::fromStdString(toText(fault));
}

} // namespace

QFont fontOf(Type type)
{
    const auto make = [](const QString& family, double factor, QFont::Weight weight) {
        QFont made(family);
        made.setPointSizeF(baseSize * factor);
        made.setWeight(weight);
        // Ligatures and contextual forms are not worth a third of the painting time. Scripts that need shaping still
        // get it.
        made.setStyleStrategy(QFont::PreferNoShaping);
        return made;
    };
    const auto plain = QStringLiteral("Inter");
    const auto condensed = QStringLiteral("Roboto Condensed");
    switch (type) {
    case Type::Title:
        return make(condensed, 1.7, QFont::Bold);
    case Type::Heading:
        return make(condensed, 1.15, QFont::Bold);
    case Type::Strong:
        return make(plain, 1, QFont::DemiBold);
    case Type::Small:
        return make(plain, 0.88, QFont::Normal);
    case Type::Fine:
        return make(condensed, 0.98, QFont::Normal);
    case Type::Label: {
        auto label = make(plain, 0.8, QFont::DemiBold);
        label.setCapitalization(QFont::AllUppercase);
        label.setLetterSpacing(QFont::PercentageSpacing, 106);
        return label;
    }
    case Type::Figure:
        return make(condensed, 1.5, QFont::Bold);
    case Type::Body:
        break;
    }
    return make(plain, 1, QFont::Normal);
}

namespace {

const Theme& themeOf(Look look)
{
    // The system's colour scheme is known only before our palette is set for the first time.
    static const bool isSystemDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return look == Look::Dark || (look == Look::System && isSystemDark) ? dark() : light();
}

} // namespace

void applyLook(QApplication& application, Look look)
{
    const auto& theme = themeOf(look);
    static bool isFirst = true;
    if (std::exchange(isFirst, false)) {
        QApplication::setStyle(new ControlStyle);
        addWindowFonts();
    }
    QApplication::setPalette(paletteOf(theme));
    QApplication::setFont(fontOf(Type::Body));
    application.setStyleSheet(styleSheetOf(theme));
}

} // namespace muster::widgets
