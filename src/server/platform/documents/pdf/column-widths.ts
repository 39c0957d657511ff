import type { PrintedTable } from '../../../../engine/printing/printed-document.ts'
import { cellPadding } from './draw-row.ts'
import type { TextMeasure } from './text-measure.ts'
import { textStyles } from './text-style.ts'

/** How many rows the widths are chosen by. */
const sample = 100
const widestWish = 240
const widestWord = 120
/** Texts up to this width, e.g. dates, should fit on one line. */
const widestLine = 95

/**
 * The width of each column; together they fill the total. Each gets room for its longest word, then for its short texts
 * on one line (narrowest column first), then a share of the rest by the width of its content.
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
    return { least, line: Math.max(least, line), more }
  })
  const least = sumOf(wishes.map((wish) => wish.least))
  if (least >= total) return wishes.map((wish) => (wish.least / least) * total)
  const lines = wholeLines(wishes, total - least)
  const spare = total - least - sumOf(lines)
  const more = sumOf(wishes.map((wish) => wish.more))
  return wishes.map((wish, index) => wish.least + (lines[index] ?? 0) + (spare * wish.more) / more)
}

/** How much to widen each column to fit its short texts on one line, as far as there is room. */
function wholeLines(wishes: readonly { readonly least: number; readonly line: number }[], enough: number): number[] {
  const given = wishes.map(() => 0)
  let left = enough
  for (const wish of wishes.toSorted((one, other) => one.line - other.line)) {
    const wider = wish.line - wish.least
    if (wider > left) continue
    given[wishes.indexOf(wish)] = wider
    left -= wider
  }
  return given
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function wordWidths(measure: TextMeasure, texts: readonly string[]): readonly number[] {
  return texts.flatMap((text) => text.split(/\s+/).map((word) => measure.width(word, textStyles.cell)))
}
