const patterns = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<month>\d{2})(?<year>\d{4})$/,
] as const

/** The month that was typed, month first (or `YYYY-MM`), as `YYYY-MM`; undefined when there is no such month. */
export function parseTypedMonth(text: string): string | undefined {
  const found = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups !== undefined)
  const { year = '', month = '' } = found ?? {}
  return Number(month) >= 1 && Number(month) <= 12 && Number(year) > 0 ? `${year}-${month.padStart(2, '0')}` : undefined
}

/** A stored month as it is typed, `mm/yyyy`; the text itself when it is not a month. */
export function typedMonth(value: string): string {
  const { year, month } = /^(?<year>\d{4})-(?<month>\d{2})$/.exec(value)?.groups ?? {}
  return year === undefined || month === undefined ? value : `${month}/${year}`
}

/** The input's text after a keystroke: the slash is inserted automatically, but only while typing forward. */
export function withMonthSlash(before: string, after: string): string {
  const text = after.replaceAll(/\/{2,}/g, '/')
  const goesOn = text.length > before.length && text.startsWith(before)
  return goesOn && /^(?:0[1-9]|1[0-2])$/.test(text) ? `${text}/` : text
}
