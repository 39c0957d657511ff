import { describe, expect, test } from 'vitest'
import type { ColumnDefinition } from '../../../src/engine/document/collection-page.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { CellReader } from '../../../src/engine/reading/read-cell.ts'
import { recordReader } from '../../../src/renderer/pages/collection/record-reader.ts'
import { filterChoices, narrowedTo, narrowRows, notNarrowed } from '../../../src/renderer/tables/narrow-rows.ts'
import { rowsAsCsv } from '../../../src/renderer/tables/rows-as-csv.ts'
import { sumsOf } from '../../../src/renderer/tables/sum-rows.ts'
import { fc } from '../../properties.ts'

const kind: ColumnDefinition = { id: 'kind', title: 'Kind', field: 'kind', filter: 'choice' }
const day: ColumnDefinition = { id: 'day', title: 'Day', field: 'day', format: 'date', filter: 'year' }
const points: ColumnDefinition = { id: 'points', title: 'Points', field: 'points', format: 'number', sum: true }
const amount: ColumnDefinition = { id: 'amount', title: 'Amount', field: 'amount', format: 'money', sum: true }
const columns = [kind, day, points]

const cell: CellReader = (record, { field, format }) => {
  const text = String(record[field] ?? '')
  if (format === 'money' && text !== '') return `${String(record['Currency_Code'] ?? 'KES')} ${text}`
  return format === 'date' ? text.split('-').toReversed().join('.') : text
}
const reader = recordReader(cell)
const choicesOf = (rows: readonly JsonObject[], column: ColumnDefinition) => filterChoices(rows, column, reader, 'en')

const records = [
  { kind: 'Talk', day: '2024-12-31', points: 0.1 },
  { kind: 'Course', day: '2026-01-01', points: 0.2 },
  { kind: 'Talk', day: '2026-06-30' },
  { day: '2025-06-30', points: 3 },
]

describe('filters', () => {
  test('offer what occurs, in order; the latest year first', () => {
    expect(choicesOf(records, kind)).toEqual(['Course', 'Talk'])
    expect(choicesOf(records, day)).toEqual(['2026', '2025', '2024'])
  })

  test('leave the records that have every chosen value, and all of them again', () => {
    const talks = narrowedTo(notNarrowed, kind, 'Talk')
    expect(narrowRows(records, talks, columns, reader)).toEqual([records[0], records[2]])
    const of2026 = narrowedTo(talks, day, '2026')
    expect(narrowRows(records, of2026, columns, reader)).toEqual([records[2]])
    expect(narrowRows(records, narrowedTo(of2026, kind, ''), columns, reader)).toEqual([records[1], records[2]])
    expect(narrowRows(records, notNarrowed, columns, reader)).toBe(records)
  })

  test('go on with the others when the last record with a chosen value has been changed', () => {
    const gone = narrowedTo(narrowedTo(notNarrowed, kind, 'Talk'), day, '1999')
    expect(narrowRows(records, gone, columns, reader)).toEqual([records[0], records[2]])
    expect(narrowRows(records, narrowedTo(notNarrowed, day, '1999'), columns, reader)).toBe(records)
  })

  test('part the records: each with a value is found by exactly one choice', () => {
    const record = fc.record({ kind: fc.constantFrom('', 'a', 'B', 'ä', '10', '9', 'constructor', '__proto__') })
    fc.assert(
      fc.property(fc.array(record), (some) => {
        const parts = choicesOf(some, kind).map((choice) =>
          narrowRows(some, narrowedTo(notNarrowed, kind, choice), [kind], reader),
        )
        const named = some.filter((one) => one.kind !== '')
        expect(parts.flat()).toHaveLength(named.length)
        expect(new Set(parts.flat())).toEqual(new Set(named))
      }),
    )
  })
})

describe('sums', () => {
  test('are exact, leave out what has no number, and are not shown without one', () => {
    expect(sumsOf(records.slice(0, 3), points, reader)).toEqual(['0.3'])
    expect(sumsOf([{ points: 'many' }, {}], points, reader)).toEqual([])
  })

  test('of amounts are one for each currency', () => {
    const paid = [{ amount: 100 }, { amount: 20.5, Currency_Code: 'USD' }, { amount: 0.25 }]
    expect(sumsOf(paid, amount, reader)).toEqual(['KES 100.25', 'USD 20.5'])
  })

  test('of cents are those of whole numbers', () => {
    const cents = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(cents, (some) => {
        const expected = some.reduce((sum, one) => sum + one, 0) / 100
        expect(
          sumsOf(
            some.map((one) => ({ points: one / 100 })),
            points,
            reader,
          ),
        ).toEqual([String(expected)])
      }),
    )
  })
})

describe('a file of comma-separated values', () => {
  /** Reads RFC 4180. */
  const read = (csv: string): readonly (readonly string[])[] => {
    const lines: string[][] = []
    const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
    let line: string[] = []
    for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(field)) {
      line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
      if (end === ',') continue
      lines.push(line)
      line = []
    }
    return lines
  }

  test('has titles, days and numbers as stored, and everything else as shown', () => {
    expect(rowsAsCsv(records.slice(0, 2), columns, reader)).toBe(
      '\uFEFFKind,Day,Points\r\nTalk,2024-12-31,0.1\r\nCourse,2026-01-01,0.2\r\n',
    )
  })

  test.each(['=1+1', '+254700000000', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
    'makes no formula of %j, in a cell or a title',
    (text) => {
      const titled = { ...kind, title: text }
      expect(read(rowsAsCsv([{ kind: text }], [titled], reader))).toEqual([[`'${text}`], [`'${text}`]])
    },
  )

  test('is read back as it was written, whatever the texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', ';') })
    fc.assert(
      fc.property(fc.array(fc.record({ kind: text, other: text })), (some) => {
        const other = { ...kind, id: 'other', title: 'Other, "more"', field: 'other' }
        const safe = (value: string) => (/^[\r\n]/.test(value) ? `'${value}` : value)
        expect(read(rowsAsCsv(some, [kind, other], reader))).toEqual([
          ['Kind', 'Other, "more"'],
          ...some.map((one) => [safe(one.kind), safe(one.other)]),
        ])
      }),
    )
  })
})
