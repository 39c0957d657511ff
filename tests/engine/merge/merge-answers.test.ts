import { describe, expect, test } from 'vitest'
import { equalJson } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { mergeAnswers } from '../../../src/engine/merge/merge-answers.ts'
import type { MergedAnswers } from '../../../src/engine/merge/merge-answers.ts'
import { fc } from '../../properties.ts'

const file = (id: string): JsonObject => ({ name: `${id}.pdf`, mediaType: 'application/pdf', size: 1, id })

const cases: [string, JsonObject, JsonObject, JsonObject, MergedAnswers][] = [
  ['nothing changed', { A: 1 }, { A: 1 }, { A: 1 }, { answers: { A: 1 }, conflicts: [], taken: [] }],
  ['mine alone', { A: 1 }, { A: 1 }, { A: 2 }, { answers: { A: 2 }, conflicts: [], taken: [] }],
  ['theirs alone', { A: 1 }, { A: 2 }, { A: 1 }, { answers: { A: 2 }, conflicts: [], taken: ['/A'] }],
  ['both alike', { A: 1 }, { A: 2 }, { A: 2 }, { answers: { A: 2 }, conflicts: [], taken: [] }],
  [
    'both otherwise',
    { A: 1 },
    { A: 2 },
    { A: 3 },
    { answers: { A: 3 }, conflicts: [{ pointer: '/A', mine: 3, theirs: 2 }], taken: [] },
  ],
  ['they took one out', { A: 1, B: 1 }, { B: 1 }, { A: 1, B: 2 }, { answers: { B: 2 }, conflicts: [], taken: ['/A'] }],
  [
    'they took out what I changed',
    { A: 1 },
    {},
    { A: 2 },
    { answers: { A: 2 }, conflicts: [{ pointer: '/A', mine: 2, theirs: undefined }], taken: [] },
  ],
  [
    'other fields of one object',
    { O: { A: 1, B: 1 } },
    { O: { A: 2, B: 1 } },
    { O: { A: 1, B: 2 } },
    { answers: { O: { A: 2, B: 2 } }, conflicts: [], taken: ['/O/A'] },
  ],
  [
    'a list is one answer',
    { L: [1] },
    { L: [1, 2] },
    { L: [1, 3] },
    { answers: { L: [1, 3] }, conflicts: [{ pointer: '/L', mine: [1, 3], theirs: [1, 2] }], taken: [] },
  ],
  [
    'a file is one answer',
    { F: file('a') },
    { F: file('b') },
    { F: file('c') },
    { answers: { F: file('c') }, conflicts: [{ pointer: '/F', mine: file('c'), theirs: file('b') }], taken: [] },
  ],
  [
    'a name that a pointer has to escape',
    { 'a/b': 1 },
    { 'a/b': 2 },
    { 'a/b': 1 },
    { answers: { 'a/b': 2 }, conflicts: [], taken: ['/a~1b'] },
  ],
]

describe('two changes of the same answers', () => {
  test.each(cases)('%s', (_title, base, theirs, mine, merged) => {
    expect(mergeAnswers(base, theirs, mine)).toEqual(merged)
  })

  test('count as equal where the caller declares it', () => {
    const isSame = (left: unknown, right: unknown) => String(left).toUpperCase() === String(right).toUpperCase()
    expect(mergeAnswers({ A: 'a' }, { A: 'B' }, { A: 'b' }, isSame)).toMatchObject({ conflicts: [], taken: [] })
  })
})

const value = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('x', 'y'), fc.array(fc.nat(2), { maxLength: 2 }))
const flat = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), value)
const answers = fc
  .tuple(flat, fc.option(flat, { nil: undefined }))
  .map(([fields, group]): JsonObject => (group ? { ...fields, G: group } : fields))

describe('of any answers', () => {
  test('every difference is a conflict when the original is unknown', () => {
    fc.assert(
      fc.property(answers, answers, (theirs, mine) => {
        const { conflicts, taken } = mergeAnswers(undefined, theirs, mine)
        expect(taken).toEqual([])
        const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
        const differing = names.filter((name) => !equalJson(theirs[name], mine[name]))
        expect(new Set(conflicts.map(({ pointer }) => pointer.split('/')[1]))).toEqual(new Set(differing))
      }),
    )
  })

  test('a side without changes yields to the other', () => {
    fc.assert(
      fc.property(answers, answers, (base, changed) => {
        expect(mergeAnswers(base, changed, base)).toMatchObject({ answers: changed, conflicts: [] })
        expect(mergeAnswers(base, base, changed)).toEqual({ answers: changed, conflicts: [], taken: [] })
        expect(mergeAnswers(base, changed, changed)).toEqual({ answers: changed, conflicts: [], taken: [] })
      }),
    )
  })

  test('the order of the sides only decides conflicts', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, one, other) => {
        const [there, back] = [mergeAnswers(base, one, other), mergeAnswers(base, other, one)]
        const turned = back.conflicts.map(({ pointer, mine, theirs }) => ({ pointer, mine: theirs, theirs: mine }))
        const byPointer = (left: { pointer: string }, right: { pointer: string }) =>
          left.pointer < right.pointer ? -1 : 1
        expect(there.conflicts.toSorted(byPointer)).toEqual(turned.toSorted(byPointer))
        const isClear = there.conflicts.length === 0
        expect(isClear ? there.answers : {}).toEqual(isClear ? back.answers : {})
      }),
    )
  })

  test('each field has the value of one side, and every lost change is reported', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, theirs, mine) => {
        const { conflicts, taken, answers: merged } = mergeAnswers(base, theirs, mine)
        const decided = new Set([...conflicts.map(({ pointer }) => pointer), ...taken].map((at) => at.split('/')[1]))
        const undecided = [...Object.keys(theirs), ...Object.keys(mine)].filter((name) => !decided.has(name))
        const pick = (from: JsonObject) => undecided.map((name) => [name, from[name]])
        expect(pick(merged)).toEqual(pick(mine))
      }),
    )
  })
})
