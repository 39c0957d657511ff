import { describe, expect, test } from 'vitest'
import type { Checklist } from '../../../src/engine/document/checklist.ts'
import {
  evaluateChecklist,
  mayBeSubmitted,
  percentPassed,
  shownDisclaimers,
} from '../../../src/engine/checklist/evaluate-checklist.ts'
import { findChecklist } from '../../../src/engine/checklist/find-checklist.ts'
import type { ChecklistFacts } from '../../../src/engine/checklist/passes.ts'
import { sectionsOf } from '../../../src/engine/checklist/rule-sections.ts'
import { fc } from '../../properties.ts'

const checklist: Checklist = {
  title: 'Application',
  type: 'Individual',
  items: [
    { id: 'bio', type: 'PROFILE', description: 'Bio', mandatory: true, passes: { section: 'sections/bio' } },
    {
      id: 'referees',
      type: 'REFEREE',
      description: 'Referees',
      mandatory: true,
      when: { value: 'user.category', notEquals: 'STUDENT' },
      passes: { section: 'sections/referees', atLeast: 2 },
    },
    {
      id: 'work',
      type: 'WORK EXPERIENCE',
      description: 'Work',
      mandatory: false,
      passes: { any: [{ value: 'profile.hasExperience', equals: false }, { section: 'sections/work-experience' }] },
    },
  ],
  disclaimers: [
    { id: 'truth', type: 'Application', description: 'Say the truth' },
    {
      id: 'studies',
      type: 'Application',
      description: 'Study well',
      when: { value: 'user.category', equals: 'STUDENT' },
    },
  ],
}

const factsOf = (category: string, stored: Readonly<Record<string, number>> = {}): ChecklistFacts => ({
  values: { user: { category }, profile: {}, settings: {}, today: '2026-01-15' },
  records: (section) => Array.from({ length: stored[section] ?? 0 }, (_, EntryNo) => ({ EntryNo })),
  isCurrent: () => true,
})

describe('a checklist', () => {
  test('has the declared items, in that order, for those to whom they apply [CHK-03]', () => {
    const full = { 'sections/bio': 1, 'sections/referees': 1 }
    const results = evaluateChecklist(checklist, factsOf('GRADUATE', full))
    expect(results.map(({ type, passes }) => [type, passes])).toEqual([
      ['PROFILE', true],
      ['REFEREE', false],
      ['WORK EXPERIENCE', false],
    ])
    const ofStudent = evaluateChecklist(checklist, factsOf('STUDENT', full))
    expect(ofStudent.map(({ id }) => id)).toEqual(['bio', 'work'])
  })

  test('lets an application be submitted when its mandatory items pass [CHK-03]', () => {
    expect(mayBeSubmitted(evaluateChecklist(checklist, factsOf('STUDENT', { 'sections/bio': 1 })))).toBe(true)
    expect(mayBeSubmitted(evaluateChecklist(checklist, factsOf('GRADUATE', { 'sections/bio': 1 })))).toBe(false)
  })

  test('has the notes for its category [CHK-04]', () => {
    const shown = (category: string) => shownDisclaimers(checklist, factsOf(category).values).map(({ id }) => id)
    expect(shown('STUDENT')).toEqual(['truth', 'studies'])
    expect(shown('GRADUATE')).toEqual(['truth'])
  })

  test('lists the sections that its rules use', () => {
    expect([...sectionsOf(checklist)]).toEqual(['sections/bio', 'sections/referees', 'sections/work-experience'])
  })

  test('is found by its category, else by its type, unless it is only for who names it [CHK-03]', () => {
    const graduate: Checklist = { ...checklist, title: 'Graduates', categories: ['GRADUATE'] }
    const firm: Checklist = { ...checklist, title: 'Firms', type: 'Corporate' }
    const named: Checklist = { ...checklist, title: 'Good standing', named: true }
    const documents = new Map(
      [named, checklist, graduate, firm].map((declared, i) => [`checklists/${i}`, { checklist: declared }]),
    )
    const found = (type: Checklist['type'], category: string) => findChecklist(documents, { type, category })?.title
    expect(found('Individual', 'GRADUATE')).toBe('Graduates')
    expect(found('Individual', 'FELLOW')).toBe('Application')
    expect(found('Corporate', 'FIRM')).toBe('Firms')
    expect(found('Corporate', 'GRADUATE')).toBe('Firms')
    expect(findChecklist(new Map(), { type: 'Corporate', category: 'FIRM' })).toBeUndefined()
  })
})

describe('the percentage [PLAT-07]', () => {
  const of = (...passed: readonly boolean[]) => percentPassed(passed.map((passes) => ({ passes, mandatory: true })))

  test.each([
    ['nothing asked', of(), 100],
    ['nothing done', of(false, false), 0],
    ['one of three', of(true, false, false), 33],
    ['two of three', of(true, true, false), 67],
    ['everything', of(true, true), 100],
  ])('%s [PLAT-07]', (_title, percent, expected) => {
    expect(percent).toBe(expected)
  })

  test('does not count optional items [PLAT-07 CHK-01]', () => {
    const optional = { passes: false, mandatory: false }
    expect(percentPassed([{ passes: true, mandatory: true }, optional, optional])).toBe(100)
    expect(
      percentPassed([
        { passes: false, mandatory: true },
        { passes: true, mandatory: false },
      ]),
    ).toBe(0)
    expect(percentPassed([optional])).toBe(100)
  })

  test('is whole, and 100 exactly when every item passes [PLAT-07]', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (passed) => {
        const percent = of(...passed)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
        expect(percent === 100).toBe(passed.every(Boolean))
      }),
    )
  })
})
