/** The parts of a duration from the longest, as ISO 8601 orders them. */
export const durationUnits = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** Whole numbers by unit; a unit that was not given is missing. */
export type DurationParts = Readonly<Partial<Record<DurationUnit, number>>>

const letters: Readonly<Record<DurationUnit, string>> = {
  years: 'Y',
  months: 'M',
  weeks: 'W',
  days: 'D',
  hours: 'H',
  minutes: 'M',
  seconds: 'S',
}
const daysInWeek = 7
const ofTime: ReadonlySet<DurationUnit> = new Set(['hours', 'minutes', 'seconds'])

const number = String.raw`(?:(\d{1,9})`
const dates = `${number}Y)?${number}M)?${number}W)?${number}D)?`
const pattern = new RegExp(`^P(?=.)${dates}(?:T(?=.)${number}H)?${number}M)?${number}S)?)?$`)

/** The parts of an ISO 8601 duration in whole numbers, e.g. of `P1Y6M` or `PT1H30M`; undefined for any other text. */
export function parseDuration(text: string): DurationParts | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const given = durationUnits.map((unit, i) => [unit, found[i + 1]] as const)
  return Object.fromEntries(given.flatMap(([unit, digits]) => (digits === undefined ? [] : [[unit, Number(digits)]])))
}

/**
 * Parts as an ISO 8601 duration; undefined without any. Weeks are written as days next to other parts, because the
 * format `duration` (RFC 3339, appendix A) allows weeks only by themselves.
 */
export function writeDuration(parts: DurationParts): string | undefined {
  const { weeks, ...others } = parts
  const isMixed = weeks !== undefined && Object.keys(others).length > 0
  const written = isMixed ? { ...others, days: (others.days ?? 0) + weeks * daysInWeek } : parts
  const write = (units: readonly DurationUnit[]) =>
    units.map((unit) => (written[unit] === undefined ? '' : `${written[unit]}${letters[unit]}`)).join('')
  const date = write(durationUnits.filter((unit) => !ofTime.has(unit)))
  const time = write(durationUnits.filter((unit) => ofTime.has(unit)))
  return date + time === '' ? undefined : `P${date}${time === '' ? '' : `T${time}`}`
}

/** Seconds in each unit; a year and a month have their mean length in the Gregorian calendar. */
const seconds: Readonly<Record<DurationUnit, number>> = {
  years: 31_556_952,
  months: 2_629_746,
  weeks: 604_800,
  days: 86_400,
  hours: 3600,
  minutes: 60,
  seconds: 1,
}

/** The approximate length of a duration in seconds, for sorting. */
export const durationLength = (parts: DurationParts): number =>
  durationUnits.reduce((sum, unit) => sum + (parts[unit] ?? 0) * seconds[unit], 0)

/**
 * A duration as text for users, such as `1 hour 30 minutes`, without parts that are 0; a text that is no duration is
 * returned unchanged.
 * @param amount the text of a number of units
 */
export function formatDuration(text: string, amount: (unit: DurationUnit, count: number) => string): string {
  const parts = parseDuration(text)
  if (parts === undefined) return text
  const given = durationUnits.flatMap((unit) => (parts[unit] === undefined ? [] : [{ unit, count: parts[unit] }]))
  const positive = given.filter(({ count }) => count > 0)
  return (positive.length > 0 ? positive : given.slice(-1)).map(({ unit, count }) => amount(unit, count)).join(' ')
}
