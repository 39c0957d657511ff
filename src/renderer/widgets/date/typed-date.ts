import { emptyDate } from '../../../engine/format/format-date.ts'

const patterns: readonly { readonly pattern: RegExp; readonly order: readonly ['y' | 'm' | 'd', 'm', 'y' | 'd'] }[] = [
  { pattern: /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, order: ['y', 'm', 'd'] },
  { pattern: /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/, order: ['d', 'm', 'y'] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: ['d', 'm', 'y'] },
]

/**
 * The date that was typed, day first (or `YYYY-MM-DD`), as `YYYY-MM-DD`; undefined when it does not exist in the
 * calendar.
 */
export function parseTypedDate(text: string): string | undefined {
  for (const { pattern, order } of patterns) {
    const found = pattern.exec(text.trim())
    if (!found) continue
    const parts = new Map(order.map((part, index) => [part, Number(found[index + 1])]))
    return calendarDate(parts.get('y') ?? 0, parts.get('m') ?? 0, parts.get('d') ?? 0)
  }
  return undefined
}

/** A stored date as it is typed, `dd/mm/yyyy`; empty for the empty date, the text itself when it is not a date. */
export function typedDate(value: string): string {
  if (value === emptyDate) return ''
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : value
}

/** The input's text after a keystroke: slashes are inserted automatically, but only while typing forward. */
export function withSlashes(before: string, after: string): string {
  const text = after.replaceAll(/\/{2,}/g, '/')
  const goesOn = text.length > before.length && text.startsWith(before)
  return goesOn && /^\d{2}(\/\d{2})?$/.test(text) ? `${text}/` : text
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year > 1 ? date.toISOString().slice(0, 10) : undefined
}
