import { describe, expect, test } from 'vitest'
import { textWidth, wrapTitle } from '../../src/renderer/diagram/wrap-title.ts'
import { caseIds, caseTypeOf, organisations, shippedTypes } from '../engine/cases/case-declarations.ts'
import { madeType, transition } from '../engine/cases/made-case.ts'
import { fc } from '../properties.ts'
import { flawsOf } from './picture-flaws.ts'

const every = [
  ...organisations.flatMap((organisation) => caseIds.map((id) => [id, organisation] as const)),
  ...shippedTypes(),
]

const titles = fc.oneof(
  fc.constantFrom('Open', 'Ombi linasubiri kuthibitishwa na kamati', 'Imerudishwa kwa mwombaji ili arekebishe', ''),
  fc.string({ minLength: 1, maxLength: 60 }),
)
const stateIds = ['one', 'two', 'three', 'four', 'five', 'six']

/** A case type of up to six states, with any ways between them. */
const types = fc
  .record({
    states: fc.array(titles, { minLength: 1, maxLength: stateIds.length }),
    ways: fc.array(
      fc.record({
        title: titles,
        from: fc.uniqueArray(fc.constantFrom('start', ...stateIds), { minLength: 1, maxLength: 4 }),
        to: fc.constantFrom('same', ...stateIds),
        by: fc.uniqueArray(fc.constantFrom('owner', 'verifier', 'a-role-with-a-rather-long-name'), { minLength: 1 }),
      }),
      { minLength: 1, maxLength: 14 },
    ),
  })
  .map(({ states, ways }) => {
    const ids = stateIds.slice(0, states.length)
    return madeType({
      states: ids.map((id, i) => ({ id, title: states[i] ?? '', final: i % 3 === 2 ? true : undefined })),
      transitions: ways.flatMap(({ title, from, to, by }, i) => {
        const known = from.filter((id) => id === 'start' || ids.includes(id))
        const isKnown = (to === 'same' || ids.includes(to)) && known.length > 0
        return isKnown ? [transition(`way-${i}`, 'start', to, { title, from: known, by })] : []
      }),
    })
  })

describe('the picture of a case type', () => {
  test.each(every)('%s of %s has every state and transition, none over another [CASE-09]', async (id, organisation) => {
    expect(await flawsOf(caseTypeOf(organisation, id))).toEqual([])
  })

  test('nothing overlaps, is cut or is missing, whatever is declared [CASE-09]', async () => {
    await fc.assert(
      fc.asyncProperty(types, async (type) => {
        expect(await flawsOf(type)).toEqual([])
      }),
    )
  })

  test('titles are wrapped between words, and a longer word after its hyphen or where the line ends', () => {
    const width = textWidth('Ombi linasubiri', 13)
    expect(wrapTitle('Ombi linasubiri kuthibitishwa', 13, width)).toEqual(['Ombi linasubiri', 'kuthibitishwa'])
    expect(wrapTitle('re-submissions', 13, textWidth('submissions', 13))).toEqual(['re-', 'submissions'])
    expect(wrapTitle('kuthibitishwa', 13, textWidth('kuthi', 13)).join('')).toBe('kuthibitishwa')
    expect(wrapTitle('', 13, 100)).toEqual([])
  })
})
