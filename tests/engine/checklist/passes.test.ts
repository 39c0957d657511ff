import { describe, expect, test } from 'vitest'
import type { PassRule, RecordsTest, RowsTest } from '../../../src/engine/document/checklist.ts'
import { passes } from '../../../src/engine/checklist/passes.ts'
import type { ChecklistFacts } from '../../../src/engine/checklist/passes.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'

const referees: readonly JsonObject[] = [
  { EntryNo: 1, refereeType: 'REFEREE', response: 'Accept' },
  { EntryNo: 2, refereeType: 'REFEREE', response: '' },
  { EntryNo: 3, refereeType: 'PROPOSER', response: 'Accept' },
  { EntryNo: 4, refereeType: 'PROPOSER', response: 'Accept', old: true },
]

const stored = new Map<string, readonly JsonObject[]>([
  ['sections/referees', referees],
  [
    'sections/certification',
    [
      {
        subjects: [{ Subject: 'English', Grade: 'A' }, { Subject: 'Physics', Grade: ' a ' }, { Subject: 'Kiswahili' }],
      },
    ],
  ],
])

/** The stored records: four referees, of which the last was written under an earlier form, and one qualification. */
const facts: ChecklistFacts = {
  values: {
    user: { type: 'Individual', category: 'GRADUATE' },
    profile: { confirmed: true, hasExperience: false },
    settings: { showWorkPlace: true },
    today: '2026-01-15',
  },
  records: (section) => stored.get(section) ?? [],
  isCurrent: (_section, record) => record['old'] !== true,
}

const section = 'sections/referees'
const accepted = (refereeType: string, more: Partial<RecordsTest> = {}): PassRule => ({
  section,
  where: {
    all: [
      { value: 'record.refereeType', equals: refereeType },
      { value: 'record.response', equals: 'Accept' },
    ],
  },
  ...more,
})

const graded = (more: Partial<RowsTest> = {}): RecordsTest => ({
  section: 'sections/certification',
  containing: [{ list: 'subjects', where: { value: 'row.Grade', empty: false }, ...more }],
})

const never: PassRule = { section: 'sections/none' }
const always: PassRule = { value: 'profile.confirmed', equals: true }

const cases: readonly (readonly [title: string, rule: PassRule, passes: boolean])[] = [
  ['a section that holds something', { section }, true],
  ['a sum that is enough', { section, sum: 'EntryNo', atLeast: 6 }, true],
  [
    'a sum that is not enough, because an outdated record does not count',
    { section, sum: 'EntryNo', atLeast: 7 },
    false,
  ],
  ['a sum that is too much', { section, sum: 'EntryNo', atMost: 5 }, false],
  ['a sum of nothing', { section: 'sections/none', sum: 'EntryNo' }, false],
  ['a sum of what is no number', { section, sum: 'refereeType' }, false],
  ['a section that holds nothing', never, false],
  ['enough records', { section, atLeast: 3 }, true],
  ['too few, one being out of date', { section, atLeast: 4 }, false],
  ['enough, also out of date', { section, atLeast: 4, current: false }, true],
  ['a record that fits', accepted('REFEREE'), true],
  ['too few that fit', accepted('REFEREE', { atLeast: 2 }), false],
  ['too few that fit and are current', accepted('PROPOSER', { atLeast: 2 }), false],
  ['enough that fit, also out of date', accepted('PROPOSER', { atLeast: 2, current: false }), true],
  ['none that fits', accepted('SECONDER'), false],
  ['at most as many as there are', { section, atMost: 3 }, true],
  ['more than at most', { section, atMost: 2 }, false],
  ['none where none may be', { section: 'sections/none', atMost: 0 }, true],
  ['none where there has to be one as well', { section: 'sections/none', atMost: 2, atLeast: 1 }, false],
  ['enough of different types', { section, atLeast: 2, distinct: ['refereeType'] }, true],
  ['too few of different types', { section, atLeast: 3, distinct: ['refereeType'] }, false],
  ['at most as many as differ', { section, atMost: 2, distinct: ['refereeType'] }, true],
  [
    'distinguished by the first field that is answered',
    { section, atLeast: 2, distinct: ['response', 'EntryNo'] },
    true,
  ],
  ['and by no other', { section, atLeast: 3, distinct: ['response', 'EntryNo'] }, false],
  ['without what tells them apart', { section, distinct: ['MemberNo'] }, false],
  ['rows inside a record', graded({ atLeast: 2 }), true],
  ['too few rows inside a record', graded({ atLeast: 3 }), false],
  ['enough rows, whatever they say', { ...graded(), containing: [{ list: 'subjects', atLeast: 3 }] }, true],
  ['rows that differ', graded({ atLeast: 2, distinct: ['Grade'] }), false],
  ['rows of a list that is not there', { section, containing: [{ list: 'subjects' }] }, false],
  ['a flag of the profile', { value: 'profile.hasExperience', equals: false }, true],
  ['another flag', { value: 'profile.hasExperience', equals: true }, false],
  ['a setting', { value: 'settings.showWorkPlace', equals: true }, true],
  ['the day', { value: 'today', after: '2026-01-14' }, true],
  ['a record compared with the person', { section, where: { value: 'user.category', equals: 'GRADUATE' } }, true],
  ['all, one failing', { all: [always, never] }, false],
  ['all', { all: [always, { section }] }, true],
  ['any, one holding', { any: [never, always] }, true],
  ['any, none holding', { any: [never, never] }, false],
  ['none, one holding', { none: [never, always] }, false],
  ['none', { none: [never] }, true],
  ['a gating answer, or what it asks for', { any: [{ value: 'profile.hasExperience', equals: false }, never] }, true],
]

describe('a pass rule', () => {
  test.each(cases)('%s: %#: [CHK-03]', (_title, rule, expected) => {
    expect(passes(rule, facts)).toBe(expected)
  })

  test('that is unknown never passes [CHK-03]', () => {
    const unknown: PassRule = JSON.parse('{ "some": [] }') as PassRule
    expect(() => passes(unknown, facts)).toThrow('some')
  })

  const count = fc.nat(12)

  test('with limits holds exactly for the counts between them [CHK-03]', () => {
    fc.assert(
      fc.property(count, count, count, (there, atLeast, atMost) => {
        const some = { ...facts, records: () => Array.from({ length: there }, (_, EntryNo) => ({ EntryNo })) }
        expect(passes({ section, atLeast, atMost }, some)).toBe(there >= atLeast && there <= atMost)
      }),
    )
  })

  test('without an upper limit keeps holding when a record is added [CHK-03]', () => {
    fc.assert(
      fc.property(count, fc.array(fc.boolean(), { maxLength: 12 }), (atLeast, stale) => {
        const records = stale.map((old, EntryNo) => ({ EntryNo, old }))
        const before = passes({ section, atLeast }, { ...facts, records: () => records })
        const after = passes({ section, atLeast }, { ...facts, records: () => [...records, { EntryNo: 99 }] })
        expect(after || !before).toBe(true)
      }),
    )
  })

  test('and its “none” are opposites, and groups combine their members [CHK-03]', () => {
    const leaf = fc.constantFrom(always, never)
    fc.assert(
      fc.property(fc.array(leaf, { minLength: 1, maxLength: 6 }), (members) => {
        const held = members.map((member) => passes(member, facts))
        expect(passes({ all: members }, facts)).toBe(held.every(Boolean))
        expect(passes({ any: members }, facts)).toBe(held.some(Boolean))
        expect(passes({ none: members }, facts)).toBe(!passes({ any: members }, facts))
      }),
    )
  })
})
