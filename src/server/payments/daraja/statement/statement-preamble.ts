import type { TableRow } from '../../../imports/files/read-csv.ts'
import type { Statement } from '../../statement-line.ts'
import { periodIn } from './statement-values.ts'

/** The lines before the heading, in which labels stand before their values, in one cell or in two. */
type Preamble = readonly TableRow[]

const shortcodeLabel = /^(?:organi[sz]ation\s+)?(?:short\s*code|(?:pay\s?bill|till)(?:\s+(?:no\.?|number))?)\s*:?\s*/i
const holderLabel = /^(?:account\s+holder|organi[sz]ation(?:\s+name)?)\s*:?\s*/i
const periodLabel = /^(?:time|statement|report|date)?\s*(?:period|range)\s*:?\s*/i

/** The account's number: under its own label, or before the name of who holds it. */
export function shortcodeOf(preamble: Preamble): string | undefined {
  const [, labelled] = /^(\d{5,7})(?!\d)/.exec(valueOf(preamble, shortcodeLabel) ?? '') ?? []
  const [, held] = /^(\d{5,7})\s*-/.exec(valueOf(preamble, holderLabel) ?? '') ?? []
  return labelled ?? held
}

export function periodOf(preamble: Preamble): Statement['period'] {
  const value = valueOf(preamble, periodLabel)
  return value === undefined ? undefined : periodIn(value)
}

/** What stands after a label; undefined where there is no such label. */
function valueOf(preamble: Preamble, label: RegExp): string | undefined {
  for (const { cells } of preamble) {
    const texts = cells.map((cell) => cell.trim())
    const place = texts.findIndex((text) => label.test(text))
    if (place < 0) continue
    const [own = '', ...after] = texts.slice(place)
    return [own.replace(label, ''), ...after].filter((text) => text !== '').join(' ')
  }
  return undefined
}
