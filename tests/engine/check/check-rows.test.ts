import { describe, expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { around, changed, declared, saidOf } from './declared-files.ts'

const page = (section: string) => `schemas/sections/${section}/page.json`
const statement = 'schemas/pages/statement/page.json'
const academic = 'schemas/pages/academic-qualifications/page.json'
const application = 'schemas/cases/application/page.json'

const phone = { id: 'phone', title: 'Phone', field: 'PhoneNo', masked: true }
const count = { id: 'count', title: 'Number', field: 'count', format: 'number', masked: true }
const type = { id: 'type', title: 'Type', field: 'code', format: 'choice' }
const always = { value: 'user.type', equals: 'Corporate' }

/** The issues of the changed declarations, without translations, which follow every change of a text. */
function issuesAfter(file: string, pointer: string, value: JsonValue): readonly string[] {
  const issues = saidOf(changed(around(declared, file), { file, pointer, value }))
  return issues
    .filter((issue) => !readTranslationPath(issue.file) && !issue.file.startsWith('tenants/'))
    .map((issue) => `${issue.file} ${issue.pointer} ${issue.message}`)
}

describe('the check of how rows are drawn and masked', () => {
  test.each<[string, string, string, JsonValue, string]>([
    [
      'a masked column of numbers',
      page('employees'),
      '/columns/1',
      count,
      '/columns/1/masked The column "count" is masked, but does not show texts.',
    ],
    [
      'a masked column of what happened to a record',
      page('referees'),
      '/columns/4/masked',
      true,
      '/columns/4/masked The column "request" is masked, but does not show texts.',
    ],
    [
      'a filter of what is masked',
      page('contacts'),
      '/columns/2',
      { ...phone, filter: 'choice' },
      '/columns/2/filter The column "phone" is masked, and its filter would list what its cells hide.',
    ],
    [
      'a masked column that nothing can mask',
      page('contacts'),
      '/columns/2/masked',
      'end',
      '/columns/2/masked "masked" must be true, not "end".',
    ],
    [
      'a shape of rows that is none',
      page('contacts'),
      '/as',
      'tiles',
      '/as "as" must be one of table, cards, either, not "tiles".',
    ],
    [
      'cards that may be without a heading',
      page('employees'),
      '',
      asJson({ ...Object(declared.get(page('employees'))), as: 'either', columns: [{ ...type, when: always }] }),
      '/as "as" is "either", but every column has a condition, so that a card may be without its heading.',
    ],
    [
      'cards where there are chips',
      page('specialization'),
      '/as',
      'cards',
      '/as "as" is "cards", but the page has a layout of its own instead of rows.',
    ],
    [
      'a masked number that is in the address of its document',
      statement,
      '/columns/0/masked',
      true,
      '/columns/0/masked The column "number" is masked, but its number is in the address of what the row opens.',
    ],
    [
      'a masked day of the ledger',
      statement,
      '/columns/4/masked',
      true,
      '/columns/4/masked The column "due" is masked, but does not show texts.',
    ],
    [
      'a masked number of cases',
      application,
      '/list/columns/0/masked',
      true,
      '/list/columns/0/masked The column "number" is masked, but its number is in the address of what the row opens.',
    ],
    [
      'a masked state of cases',
      application,
      '/list/columns/4',
      { id: 'status', title: 'Status', field: 'status', format: 'state', masked: true },
      '/list/columns/4/masked The column "status" is masked, but does not show texts.',
    ],
  ])('finds %s [ENG-06]', (_fault, file, pointer, value, issue) => {
    expect(issuesAfter(file, pointer, value)).toEqual([`${file} ${issue}`])
  })

  test('finds that a sum would show what is masked [ENG-06]', () => {
    expect(issuesAfter(page('employees'), '/columns/1', { ...count, sum: true })).toContain(
      `${page('employees')} /columns/1/sum The column "count" is masked, and its sum would show what it hides.`,
    )
  })

  test.each<[string, string, string, JsonValue]>([
    ['masked texts of records', page('contacts'), '/columns/2', phone],
    ['records as cards', page('contacts'), '/as', 'cards'],
    ['a view as the user chooses', academic, '/as', 'either'],
    ['rows of the ledger as cards', statement, '/as', 'cards'],
    ['masked descriptions of the ledger', statement, '/columns/2/masked', true],
    ['cases as the user chooses', application, '/list/as', 'either'],
  ])('allows %s', (_what, file, pointer, value) => {
    expect(issuesAfter(file, pointer, value)).toEqual([])
  })
})
