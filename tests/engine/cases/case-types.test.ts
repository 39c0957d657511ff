import { describe, expect, test } from 'vitest'
import { runFindings } from '../../../src/engine/cases/runs/run-findings.ts'
import { checkDeclarations } from '../../../src/engine/check/check-declarations.ts'
import { checkRuns } from '../../../src/engine/check/cases/check-runs.ts'
import { caseIds, caseTypeOf, composed, organisations, settingOf, withCases } from './case-declarations.ts'

const everyType = organisations.flatMap((organisation) => caseIds.map((id) => [id, organisation] as const))
const documentOf = (organisation: string, id: string) => composed.get(organisation)?.documents.get(id) ?? {}
const runIds = (organisation: string, id: string) =>
  (documentOf(organisation, id).examples?.runs ?? []).map((run) => run.id)

describe('seven case types and four overlays of one of them', () => {
  test('are sound declarations of every organisation, but for translations [CASE-01 CASE-02 CASE-04]', () => {
    const issues = checkDeclarations(withCases).filter(({ isTranslation }) => !isTranslation)
    expect(issues).toEqual([])
  })

  test.each(everyType)(
    '%s of %s: its runs give what they state and take every transition [CASE-04]',
    (id, organisation) => {
      const type = caseTypeOf(organisation, id)
      expect(runIds(organisation, id).length).toBeGreaterThan(0)
      expect(checkRuns(type, documentOf(organisation, id), settingOf(organisation))).toEqual([])
    },
  )

  test('every overlay has a course of its own where its process differs [CASE-02]', () => {
    const own = organisations.map((organisation) => runIds(organisation, 'cases/application'))
    expect(own.map((ids) => ids.find((id) => /^(admitted-|two|no-board)/.test(id)))).toEqual([
      'admitted-after-interview',
      'admitted-here',
      'two-verifiers',
      'no-board',
    ])
  })
})

describe('a run that no longer holds', () => {
  const type = caseTypeOf('demo', 'cases/application')
  const runs = documentOf('demo', 'cases/application').examples?.runs ?? []
  const run = runs.find(({ id }) => id === 'admitted-after-interview')

  test.each([
    ['state', { state: 'rejected' }, /^"state" is "open", not "rejected"/],
    ['refused', { refused: 'checklist' }, /to be refused by "checklist", and is not refused/],
    ['invoices', { invoices: 2 }, /^"invoices" is 1, not 2/],
    ['messages', { messages: ['released'] }, /^"messages" is \["submitted"\], not \["released"\]/],
    ['documents', { documents: ['certificate'] }, /^"documents" is \[\], not \["certificate"\]/],
  ])('says which step gives another %s [CASE-04]', (member, changes, message) => {
    const steps = (run?.steps ?? []).map((step, i) => {
      const { state: _state, ...rest } = step
      return i === 1 ? { ...(member === 'state' ? rest : step), ...changes } : step
    })
    const { findings } = runFindings({ type, run: { id: 'changed', ...run, steps }, setting: settingOf('demo') })
    expect(findings[0]).toMatchObject({ step: 1, member, message: expect.stringMatching(message) })
  })

  test('leaves a transition that no run takes [CASE-04]', () => {
    const document = documentOf('demo', 'cases/application')
    const few = (document.examples?.runs ?? []).filter(({ id }) => id !== 'rejected-and-corrected')
    const shorter = { ...document, examples: { valid: [], invalid: [], runs: few } }
    expect(checkRuns(type, shorter, settingOf('demo')).map(({ message }) => message)).toEqual([
      'No run takes the transition "reject".',
    ])
  })
})
