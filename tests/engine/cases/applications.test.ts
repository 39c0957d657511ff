import { describe, expect, test } from 'vitest'
import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import { runFindings } from '../../../src/engine/cases/runs/run-findings.ts'
import { walkRun } from '../../../src/engine/cases/runs/walk-run.ts'
import { runSetting } from '../../../src/engine/check/cases/check-runs.ts'
import { exampleSetting } from '../../../src/engine/check/check-tenant.ts'
import { compiledValidators } from '../../../src/engine/check/forms/compiled-validators.ts'
import { bundleBase } from '../../../src/engine/compose/bundle-base.ts'
import { composeFromBase } from '../../../src/engine/compose/compose-tenant.ts'
import { evaluateCommonJs } from '../../../src/server/platform/published/evaluate-common-js.ts'
import { declared } from '../check/declared-files.ts'
import { person, refusalsOf } from './made-case.ts'

const base = bundleBase(declared)
const validators = compiledValidators(evaluateCommonJs)

/** The applications of an organisation as they are shipped. */
function applicationsOf(organisation: string) {
  const tenant = composeFromBase(base, organisation, { guards: 'required' })
  const document = tenant.documents.get('cases/application')
  const type = document && readCaseType('cases/application', document)
  if (type === undefined) throw new Error(`${organisation} has no applications`)
  const setting = runSetting({ documents: tenant.documents, validators, setting: exampleSetting(tenant) })
  const runs = document?.examples?.runs ?? []
  const walk = (id: string) => {
    const run = runs.find((one) => one.id === id)
    if (run === undefined) throw new Error(`${organisation} has no run ${id}`)
    expect(runFindings({ type, run, setting }).findings).toEqual([])
    return walkRun({ type, run, setting })
  }
  const states = (id: string) => [...new Set(walk(id).map(({ happened }) => happened.world.kase.state))]
  return { type, document, walk, states }
}

const review = ['verified', 'committee-review', 'board-review']

describe('the applications of each organisation', () => {
  test.each([
    ['demo', 'admitted', ['new', 'open', ...review, 'released']],
    ['engineering-board', 'admitted', ['new', 'open', ...review, 'released']],
    ['iek', 'two-verifiers', ['new', 'open', ...review, 'released']],
    ['ics', 'no-board', ['new', 'open', 'verified', 'committee-review', 'released']],
  ])('%s: go their declared way to a certificate [CASE-02 APP-07]', (organisation, run, states) => {
    expect(applicationsOf(organisation).states(run)).toEqual(states)
  })

  test.each(['demo', 'engineering-board', 'iek', 'ics'])(
    '%s: are corrected after a rejection, and submitted again for the same fee [APP-08]',
    (organisation) => {
      const steps = applicationsOf(organisation).walk('rejected-and-corrected')
      expect(steps.map(({ happened }) => happened.world.kase.state)).toEqual(['new', 'open', 'rejected', 'open'])
    },
  )

  test.each(['demo', 'engineering-board', 'iek', 'ics'])(
    '%s: are shown as In Review to applicants while staff review them [APP-01]',
    (organisation) => {
      const { type } = applicationsOf(organisation)
      const shown = [...type.states.values()].map(({ id, wire, shownAs }) => [id, shownAs ?? wire])
      expect(Object.fromEntries(shown)).toEqual({
        new: 'New',
        open: 'Open',
        ...Object.fromEntries(review.filter((id) => type.states.has(id)).map((id) => [id, 'In Review'])),
        released: 'Released',
        rejected: 'Rejected',
      })
    },
  )

  test('the engineering board lets nobody release what they sent to the board themselves [CASE-02]', () => {
    const atBoard = (organisation: string) => {
      const { type, walk } = applicationsOf(organisation)
      const before = walk('admitted').find(({ happened }) => happened.world.kase.state === 'board-review')
      if (before === undefined) throw new Error(`${organisation} has no board`)
      const release = (id: string) => ({
        by: person(id, 'committee', 'board'),
        do: 'release',
        input: { opinion: 'In order.' },
      })
      const { kase } = before.happened.world
      return { same: refusalsOf(type, kase, release('committee')), other: refusalsOf(type, kase, release('second')) }
    }
    expect(atBoard('engineering-board')).toEqual({ same: ['four-eyes'], other: [] })
    expect(atBoard('demo')).toEqual({ same: [], other: [] })
  })

  test('one organisation asks a question more and has a letter more; another renames states [CASE-02]', () => {
    const titles = ({ type }: ReturnType<typeof applicationsOf>) =>
      ['verified', 'released'].map((id) => [type.states.get(id)?.title, type.states.get(id)?.wire])
    const [demo, ics] = [applicationsOf('demo'), applicationsOf('ics')]
    expect(demo.document?.schema?.['properties']).toHaveProperty('HeardFrom')
    expect(ics.document?.schema?.['properties']).not.toHaveProperty('HeardFrom')
    expect(demo.type.declared.documents?.map(({ id }) => id)).toContain('welcome')
    expect(ics.type.declared.documents?.map(({ id }) => id)).not.toContain('welcome')
    expect(titles(ics)).toEqual([
      ['Assessed', 'Verified'],
      ['Admitted', 'Released'],
    ])
    expect(titles(demo)).toEqual([
      ['Verified', 'Verified'],
      ['Released', 'Released'],
    ])
  })
})
