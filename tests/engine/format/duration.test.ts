import { fc } from '../../properties.ts'
import { expect, test } from 'vitest'
import { durationLength, durationUnits, formatDuration, parseDuration } from '../../../src/engine/format/duration.ts'
import { writeDuration } from '../../../src/engine/format/duration.ts'
import type { DurationParts } from '../../../src/engine/format/duration.ts'
import { compiledForm, contextWith } from '../validation/compile-for-test.ts'

test.each<[text: string, parts: DurationParts]>([
  ['PT1H30M', { hours: 1, minutes: 30 }],
  ['P2Y6M', { years: 2, months: 6 }],
  ['P3W', { weeks: 3 }],
  ['P1M', { months: 1 }],
  ['PT1M', { minutes: 1 }],
  ['P1DT0S', { days: 1, seconds: 0 }],
])('%s has the parts %j, and is written so [ENG-14]', (text, parts) => {
  expect(parseDuration(text)).toEqual(parts)
  expect(writeDuration(parts)).toBe(text)
})

test.each(['', 'P', 'PT', 'P1', '1H', 'P1H', 'PT1D', 'P-1D', 'P1.5D', 'PT30M1H', 'P1DT'])(
  '%j is no duration',
  (text) => {
    expect(parseDuration(text)).toBeUndefined()
  },
)

test('nothing is written of no parts, and days of weeks next to others', () => {
  expect(writeDuration({})).toBeUndefined()
  expect(writeDuration({ weeks: 2, days: 1, hours: 4 })).toBe('P15DT4H')
})

const count = fc.integer({ min: 0, max: 999_999 })
const parts = fc
  .record(Object.fromEntries(durationUnits.map((unit) => [unit, count] as const)), { requiredKeys: [] })
  .filter((some) => Object.keys(some).length > 0)

test('parts that are written are read back, and every server accepts them [ENG-14]', () => {
  const property = { type: 'string', format: 'duration' }
  const { validator } = compiledForm({ schema: { type: 'object', properties: { length: property } } })
  fc.assert(
    fc.property(parts, (some) => {
      const written = writeDuration(some)
      const { weeks, ...others } = some
      const isMixed = weeks !== undefined && Object.keys(others).length > 0
      const days = (others.days ?? 0) + (weeks ?? 0) * 7
      expect(parseDuration(written ?? '')).toEqual(isMixed ? { ...others, days } : some)
      expect(validator.validate({ length: written ?? '' }, contextWith())).toEqual([])
      expect(durationLength(parseDuration(written ?? '') ?? {})).toBe(durationLength(some))
    }),
  )
})

test.each([
  ['PT1H30M', '1 hours 30 minutes'],
  ['PT2H0M', '2 hours'],
  ['PT0H0M', '0 minutes'],
  ['soon', 'soon'],
])('%s reads %s', (text, read) => {
  expect(formatDuration(text, (unit, number) => `${number} ${unit}`)).toBe(read)
})

test('durations are ordered by length', () => {
  const lengths = ['PT90S', 'PT2M', 'PT1H', 'P1D', 'P1W', 'P1M', 'P11M', 'P1Y'].map((text) =>
    durationLength(parseDuration(text) ?? {}),
  )
  expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
})
