#include "paper/output/pdfdevice.h"

#include "paper/text/ink.h"

#include <QMarginsF>

#include <algorithm>

namespace muster::paper {

namespace {

/// Uses a standard page size if the paper has one.
QPageLayout layoutOf(const PaperShape& paper)
{
    const QSizeF upright(std::min(paper.width, paper.height), std::max(paper.width, paper.height));
    return {QPageSize(upright, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch),
            paper.width > paper.height ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0)};
}

} // namespace

PdfDevice::PdfDevice(const PaperShape& paper, const Labels& labels) : PdfDevice(layoutOf(paper), labels) {}

PdfDevice::PdfDevice(const QPageLayout& layout, const Labels& labels)
{
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.emplace(&m_buffer);
    m_writer->setResolution(dotsPerInch);
    m_writer->setPageLayout(layout);
    m_writer->setTitle(QString::fromStdString(labels.title));
    m_writer->setCreator(QString::fromStdString(labels.creator));
}

std::string PdfDevice::take()
{
    m_writer.reset();
    m_buffer.close();
    return m_buffer.data().toStdString();
}

} // namespace muster::paper
