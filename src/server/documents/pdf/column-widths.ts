import type { PrintedTable } from '../printed-document.ts'
import { cellPadding } from './draw-row.ts'
import type { TextMeasure } from './text-measure.ts'
import { textStyles } from './text-style.ts'

/** Rows that are looked at to choose widths. */
const sample = 100
const widestWish = 240
const widestWord = 120
/** Texts up to this wide, e.g. dates, had better stay on a line. */
const widestLine = 95

/**
 * How wide each column is, so that they fill the width: by their longest words first, then so that short texts need not be
 * broken, those first that take the least for it, then by how much they hold.
 */
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
    const line = Math.max(0, ...whole.filter((width) => width <= widestLine)) + 2 * cellPadding.side + 1
    const more = Math.min(widestWish, Math.max(1, measure.width(title, textStyles.head), ...whole))
    return { least, line: Math.max(0, line - least), more }
  })
  const least = sumOf(wishes.map((wish) => wish.least))
  if (least >= total) return wishes.map((wish) => (wish.least / least) * total)
  const lines = granted(
    wishes.map(({ line }) => line),
    total - least,
  )
  const spare = total - least - sumOf(lines)
  const more = sumOf(wishes.map((wish) => wish.more))
  return wishes.map((wish, index) => wish.least + (lines[index] ?? 0) + (spare * wish.more) / more)
}

/** What is given to each of those who ask, the modest first, as far as there is enough for the whole of it. */
function granted(asked: readonly number[], enough: number): readonly number[] {
  const modest = asked.map((_, index) => index).toSorted((one, other) => (asked[one] ?? 0) - (asked[other] ?? 0))
  const given = asked.map(() => 0)
  let left = enough
  for (const index of modest) {
    const ask = asked[index] ?? 0
    if (ask > left) break
    given[index] = ask
    left -= ask
  }
  return given
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function wordWidths(measure: TextMeasure, texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => text.split(/\s+/).map((word) => measure.width(word, textStyles.cell)))
}
