import PdfKit from 'pdfkit'
import { expect, test } from 'vitest'
import { columnWidths } from '../../../src/server/platform/documents/pdf/column-widths.ts'
import { readFonts } from '../../../src/server/platform/documents/pdf/fonts.ts'
import { TextMeasure } from '../../../src/server/platform/documents/pdf/text-measure.ts'
import { textStyles } from '../../../src/server/platform/documents/pdf/text-style.ts'

const doc = new PdfKit()
for (const [name, font] of readFonts()) doc.registerFont(name, font)
const measure = new TextMeasure(doc)

test('a table prefers dates on one line to room for a long text, and fills its width', () => {
  const titles = ['Certificate Awarded', 'Institution', 'Area of Specialization', 'From', 'To', 'Certificate']
  const row = [
    'Kenya Certificate of Secondary Education (KCSE)',
    'SAMPLE HIGH SCHOOL',
    'CIVIL ENGINEERING',
    '3rd September 2012',
    '18th November 2011',
    'certificate.pdf',
  ]
  const widths = columnWidths(measure, { kind: 'table', columns: titles.map((title) => ({ title })), rows: [row] }, 495)
  for (const column of [3, 4, 5])
    expect(measure.lines(row[column] ?? '', textStyles.cell, (widths[column] ?? 0) - 10)).toHaveLength(1)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(495)
})
