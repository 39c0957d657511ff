import { expect, test } from 'vitest'
import { readTranslationPath } from '../../../src/engine/document/translation-file.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { changed, declared, saidOf } from './declared-files.ts'

const file = 'schemas/pages/events/page.json'

const issuesAfter = (pointer: string, value: JsonValue): readonly string[] =>
  saidOf(changed(declared, { file, pointer, value }))
    .filter((issue) => issue.file === file && !readTranslationPath(issue.file))
    .map((issue) => `${issue.pointer} ${issue.message}`)

test.each<[string, string, JsonValue, string]>([
  [
    'a kind of event that is shown twice',
    '/types/1/type',
    'CONFERENCE',
    '/types/1/type "courses" and "conference" show the same kind of event, "CONFERENCE".',
  ],
  [
    'two kinds in one colour',
    '/types/6/color',
    '#1565c0',
    '/types/6/color "webinar" has the same colour as "conference", #1565c0.',
  ],
  [
    'a tick for a text',
    '/columns/2/format',
    'mark',
    '/columns/2/format The column "location" shows "location" of a booking, which cannot be drawn as "mark".',
  ],
  ['a condition on what bookings do not have', '/actions/0/when/value', 'record.active', '/actions/0/when/value'],
  ['two columns with one id', '/columns/1/id', 'number', '/columns/0/id The id "number" is used twice.'],
])('finds %s in the page of events [ENG-06 EVT-01]', (_fault, pointer, value, issue) => {
  const found = issuesAfter(pointer, value)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(issue)
})

test('allows an organisation fewer kinds, and bookings without actions [ENG-06 EVT-02]', () => {
  expect(issuesAfter('/types', [{ id: 'all', type: 'SPECIALS', title: 'Event', color: '#123456' }])).toEqual([])
  expect(issuesAfter('/actions', [])).toEqual([])
})
