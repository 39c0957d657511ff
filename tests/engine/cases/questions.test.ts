import { describe, expect, test } from 'vitest'
import { step } from '../../../src/engine/cases/step.ts'
import type { Act } from '../../../src/engine/cases/model/act.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { QuestionPin, RecordPin, RecordStates } from '../../../src/engine/cases/model/question-pin.ts'
import { unaskedChanges } from '../../../src/engine/cases/steps/unasked-changes.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import {
  after,
  board,
  facts,
  madeType,
  owner,
  process,
  refusalsOf,
  submittedCase,
  take,
  verifier,
} from './made-case.ts'

const type = madeType({ transitions: process.transitions.map((one) => ({ ...one, assure: [] })) })
const submit = take(owner, 'submit', { answers: { name: 'ANN', year: '2025' } })
const asking = (...pins: readonly QuestionPin[]): Act => ({ by: verifier, ask: { text: 'Which year?', pins } })
const ask = asking({ field: '/year' })
const answer = (answers: Readonly<Record<string, string>>): Act => ({ by: owner, answer: { answers } })
const asked = after(type, [submit, ask]).next

describe('questions', () => {
  test('close what staff may do, but for what is declared and withdrawing them', () => {
    expect(refusalsOf(type, asked, take(verifier, 'verify'))).toEqual(['asked'])
    expect(refusalsOf(type, asked, ask)).toEqual(['asked'])
    const verified = after(type, [take(owner, 'submit'), take(verifier, 'verify'), { ...ask, by: board }]).next
    expect(refusalsOf(type, verified, take(board, 'release'))).toEqual(['asked'])
    expect(refusalsOf(type, verified, take(board, 'reject'))).toEqual([])
    const withdrawn = step(type, asked, { by: verifier, withdraw: true }, facts)
    expect(withdrawn.ok && refusalsOf(type, withdrawn.next, take(verifier, 'verify'))).toEqual([])
  })

  test('let the owner change what they name; both answers and the words are kept, and frozen again [CASE-05]', () => {
    const words = 'It was a slip.'
    const sent = { name: 'ANN', year: '2026', until: '2099-01-01' }
    const answers = { name: 'ANN', year: '2026' }
    expect(step(type, asked, { by: owner, answer: { answers: sent, words } }, facts)).toMatchObject({
      ok: true,
      next: {
        answers,
        frozen: { answers },
        questions: [{ changed: { before: { name: 'ANN', year: '2025' }, after: answers }, words, closedAt: facts.now }],
      },
      effects: [{ effect: 'freeze-again', frozen: { answers }, records: [] }],
      history: [{ kind: 'answer', input: { words } }],
    })
  })

  test('are answered without any change', () => {
    const outcome = step(type, asked, { by: owner, answer: {} }, facts)
    expect(outcome).toMatchObject({ ok: true, next: { answers: { name: 'ANN', year: '2025' } } })
    const unpinned = after(type, [submit, asking(), { by: owner, answer: { words: 'Yes.' } }])
    expect(unpinned.effects).toEqual([])
  })

  test('refuse a change of what they do not name, at its place', () => {
    const refusal = step(type, asked, answer({ name: 'EVE', year: '2026' }), facts)
    expect(refusal).toEqual({ ok: false, refusals: [{ code: 'not-pinned', pointers: ['/name'] }] })
  })

  test('are asked by staff who act in the state, and answered by the owner', () => {
    const open = submittedCase(type)
    expect(refusalsOf(type, open, { ...ask, by: board })).toEqual(['not-yours'])
    expect(refusalsOf(type, open, { ...ask, by: owner })).toEqual(['not-yours'])
    expect(refusalsOf(type, asked, { by: verifier, answer: {} })).toEqual(['not-yours'])
    expect(refusalsOf(type, open, answer({}))).toEqual(['not-asked'])
  })

  test('wait for valid answers', () => {
    const issues = [{ pointer: '/year', keyword: 'required', message: 'The year' }]
    const known: CaseFacts = { ...facts, issuesOf: () => issues }
    expect(refusalsOf(type, asked, answer({ year: '' }), known)).toEqual(['invalid'])
  })
})

describe('what a question is pinned to', () => {
  const section = 'sections/contacts'
  const [first, moved] = [
    { EntryNo: 1, City: 'KISUMU' },
    { EntryNo: 1, City: 'NAIROBI' },
  ]
  const added = { EntryNo: 3, City: 'MOMBASA' }
  const scan = { id: 'scan', name: 'scan.pdf', mediaType: 'application/pdf', size: 1 }
  const stored: Readonly<Record<number, RecordStates>> = {
    5: { submitted: { EntryNo: 5, Proof: scan } },
    1: { submitted: first, current: moved },
    2: { submitted: { EntryNo: 2 } },
    3: { current: added },
  }
  const known: CaseFacts = {
    ...facts,
    recordAt: (pin: RecordPin) => (pin.section === section ? (stored[pin.entryNo] ?? {}) : {}),
  }

  test.each<[string, QuestionPin]>([
    ['a field that the form lacks', { field: '/none' }],
    ['the whole form', { field: '' }],
    ['a record that there is not', { section, entryNo: 4 }],
    ['a section that there is not', { section: 'sections/none', entryNo: 1 }],
    ['a page of a file that the record lacks', { section, entryNo: 1, page: { file: 'scan', number: 1 } }],
    ['a page of another file', { section, entryNo: 5, page: { file: 'other', number: 1 } }],
  ])('has to exist: %s is refused', (_what, pin) => {
    const refusal = step(type, submittedCase(type), asking({ field: '/year' }, pin), known)
    expect(refusal).toEqual({ ok: false, refusals: [{ code: 'unknown-pin', pointers: ['/pins/1'] }] })
  })

  test.each<[string, number, RecordStates]>([
    ['changed', 1, { submitted: first, current: moved }],
    ['removed', 2, { submitted: { EntryNo: 2 } }],
    ['added', 3, { current: added }],
  ])('may be a record that was %s since: it is kept before and after', (_what, entryNo, { submitted, current }) => {
    const acts = [submit, asking({ section, entryNo }), answer({})]
    const { next, effects } = after(type, acts, known)
    const record = { section, entryNo, ...(submitted && { before: submitted }), ...(current && { after: current }) }
    expect(next.questions[0]?.records).toEqual([record])
    expect(effects).toMatchObject([{ effect: 'freeze-again', records: [record] }])
  })

  test('may be pages of a file: the record is kept once, and each page is named', () => {
    const pages = [3, 4].map((number): QuestionPin => ({ section, entryNo: 5, page: { file: 'scan', number } }))
    const { next, effects } = after(type, [submit, asking(...pages), answer({})], known)
    const before = stored[5]?.submitted
    expect(next.questions[0]).toMatchObject({ pins: pages, records: [{ section, entryNo: 5, before }] })
    expect(effects).toMatchObject([{ effect: 'freeze-again', records: [{ section, entryNo: 5, before }] }])
  })

  test('is not frozen again while nothing was submitted', () => {
    const draft = madeType({ transitions: process.transitions.map((one) => ({ ...one, effects: [] })) })
    expect(after(draft, [submit, asking({ section, entryNo: 1 }), answer({})], known).effects).toEqual([])
  })
})

describe('changes that nobody asked for', () => {
  const before = { name: 'ANN', place: { city: 'KISUMU', road: 'A1' }, rows: [{ no: 1 }, { no: 2 }] }
  test.each<[string, JsonValue, readonly string[], readonly string[]]>([
    ['nothing that stays as it was', before, [], []],
    ['nothing that is not sent', { name: 'ANN' }, [], []],
    ['nothing in a pinned field', { ...before, place: { city: 'NAIROBI' } }, ['/place'], []],
    ['a field', { ...before, name: 'EVE' }, ['/place'], ['/name']],
    ['a new field', { ...before, other: 1 }, [], ['/other']],
    [
      'what is beside a pinned place',
      { ...before, place: { city: 'X', road: 'B2' } },
      ['/place/city'],
      ['/place/road'],
    ],
    ['another row', { ...before, rows: [{ no: 3 }, { no: 4 }] }, ['/rows/0/no'], ['/rows/1']],
    ['an object that becomes a text', { ...before, place: 'X' }, ['/place/city'], ['/place']],
  ])('are %s', (_what, sent, fields, found) => {
    expect(unaskedChanges(before, sent, fields)).toEqual(found)
  })
})
