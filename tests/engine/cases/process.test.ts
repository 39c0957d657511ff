import { describe, expect, test } from 'vitest'
import { withDeclaration } from '../../../src/engine/cases/case-type.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { processHash, processOf, withProcess } from '../../../src/engine/cases/process.ts'
import { checklistSections, sectionsNamed } from '../../../src/engine/cases/sections-read.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import { uniqueKeys } from '../../../src/engine/cases/steps/unique-keys.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import { caseTypeOf, composed } from './case-declarations.ts'

const upgrade = caseTypeOf('demo', 'cases/promotion')
const { declared } = upgrade

/** Other titles, colours and messages. */
const reworded: CaseType = withDeclaration(upgrade, {
  ...declared,
  states: declared.states.map((state) => ({ ...state, title: `${state.title}!`, color: 'purple' as const })),
  transitions: declared.transitions.map((transition) => ({
    ...transition,
    title: `${transition.title}!`,
    ...(transition.guard && { guard: transition.guard.map((guard) => ({ ...guard, message: `${guard.message}!` })) }),
  })),
})

/** Nobody has to have paid any more, and what was verified is released at once. */
const shorter: CaseType = withDeclaration(upgrade, {
  ...declared,
  states: declared.states.filter(({ id }) => id !== 'verified'),
  transitions: declared.transitions
    .filter(({ id }) => id !== 'verify')
    .map(({ guard: _guard, ...transition }) => ({ ...transition, title: 'Now' })),
})

describe('the process of a case type', () => {
  test('is the same with other texts and colours, and another with other states or guards', () => {
    expect(processHash(reworded)).toBe(processHash(upgrade))
    expect(processHash(shorter)).not.toBe(processHash(upgrade))
  })

  test('is another where an organisation changes it, and the same where it renames', () => {
    const hashes = ['demo', 'engineering-board', 'iek', 'ics'].map((id) =>
      processHash(caseTypeOf(id, 'cases/change-of-name')),
    )
    expect(new Set(hashes).size).toBe(1)
    expect(processHash(caseTypeOf('iek', 'cases/application'))).not.toBe(
      processHash(caseTypeOf('ics', 'cases/application')),
    )
  })

  test('of an earlier declaration is kept, in today’s words', () => {
    const kept = withProcess(shorter, processOf(upgrade))
    expect([...kept.states.keys()]).toEqual([...upgrade.states.keys()])
    expect(kept.transitions.get('release')?.guard?.map(({ id }) => id)).toEqual(['paid'])
    expect(kept.transitions.get('release')?.title).toBe('Now')
    expect(kept.transitions.get('verify')?.title).toBe('Verify')
    expect(processHash(kept)).toBe(processHash(upgrade))
    expect(withProcess(reworded, processOf(upgrade)).states.get('open')).toMatchObject({
      title: 'Open!',
      color: 'purple',
    })
  })
})

test('a unique key of the owner is of the profile that the owner acts for', () => {
  const kase = { ...unstartedCase(upgrade.id, 'user'), state: 'open' }
  expect(uniqueKeys(upgrade, { ...kase, profile: 'firm' }, {})).toEqual({ one: '["firm"]' })
  expect(uniqueKeys(upgrade, kase, {})).toEqual({ one: '["user"]' })
})

test('the sections that a case type reads are those of its rules, effects and checklists', () => {
  const documents = composed.get('demo')?.documents ?? new Map<string, CompositeDocument>()
  expect(sectionsNamed(caseTypeOf('demo', 'cases/permit'))).toContain('sections/cpd-awards')
  expect(sectionsNamed(caseTypeOf('demo', 'cases/change-of-name'))).toContain('sections/bio')
  expect(checklistSections(caseTypeOf('demo', 'cases/application'), documents).size).toBeGreaterThan(3)
})
