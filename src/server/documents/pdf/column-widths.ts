import type { PrintedTable } from '../printed-document.ts'
import { cellPadding } from './draw-row.ts'
import type { TextMeasure } from './text-measure.ts'
import { textStyles } from './text-style.ts'

/** Rows that are looked at to choose widths. */
const sample = 100
const widestWish = 240
const widestWord = 120

/** How wide each column is, so that they fill the width: by their longest words first, then by how much they hold. */
export function columnWidths(measure: TextMeasure, { columns, rows }: PrintedTable, total: number): readonly number[] {
  const seen = rows.slice(0, sample)
  const wishes = columns.map(({ title }, index) => {
    const texts = seen.map((row) => row[index] ?? '')
    const words = [
      ...title.split(' ').map((word) => measure.width(word, textStyles.head)),
      ...wordWidths(measure, texts),
    ]
    const whole = texts.map((text) => measure.width(text, textStyles.cell))
    const least = Math.min(widestWord, Math.max(0, ...words)) + 2 * cellPadding.side + 1
    return { least, more: Math.min(widestWish, Math.max(1, measure.width(title, textStyles.head), ...whole)) }
  })
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0)
  if (least >= total) return wishes.map((wish) => (wish.least / least) * total)
  const more = wishes.reduce((sum, wish) => sum + wish.more, 0)
  return wishes.map((wish) => wish.least + ((total - least) * wish.more) / more)
}

function wordWidths(measure: TextMeasure, texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => text.split(/\s+/).map((word) => measure.width(word, textStyles.cell)))
}
