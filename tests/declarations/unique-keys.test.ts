import { describe, expect, test } from 'vitest'
import { readCaseType } from '../../src/engine/cases/case-type.ts'
import { unstartedCase } from '../../src/engine/cases/model/case.ts'
import { takenKeys } from '../../src/engine/cases/steps/unique-keys.ts'
import { facts } from '../engine/cases/made-case.ts'
import { shipped } from './declared-forms.ts'

/** The field at which a case that repeats another is refused; without one, it is nobody's mistake in a field. */
const places: Readonly<Record<string, string | undefined>> = {
  'cases/application one': undefined,
  'cases/cpd-claim activity': '/description',
  'cases/event-booking one': '/event',
  // Its year follows from today.
  'cases/licence year': undefined,
  'cases/upgrade one': undefined,
}

describe.each(['demo', 'engineering-board', 'ics', 'iek'])('at %s', (id) => {
  test('every key that is taken is refused at the answer that repeats another case [CPD-02]', () => {
    const found = [...shipped(id).documents].flatMap(([name, document]) => {
      const type = readCaseType(name, document)
      return (type?.declared.unique ?? []).flatMap((unique) => {
        if (type === undefined) return []
        const next = { ...unstartedCase(name, 'owner'), keys: { [unique.id]: 'taken' } }
        return takenKeys(type, next, {}, { ...facts, isTaken: () => true }).map(({ pointers = [] }) => [
          `${name} ${unique.id}`,
          pointers.at(0),
        ])
      })
    })
    expect(Object.fromEntries(found)).toEqual(places)
  })
})
