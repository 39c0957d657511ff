import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import type { Act } from '../../../src/engine/cases/model/act.ts'
import type { Actor, ActingPerson } from '../../../src/engine/cases/model/actor.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import type { Case } from '../../../src/engine/cases/model/case.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { Taken } from '../../../src/engine/cases/model/outcome.ts'
import { step } from '../../../src/engine/cases/step.ts'
import type { CaseDeclaration, DeclaredTransition } from '../../../src/generated/case-declaration.ts'
import { buildReferenceLists } from '../../../src/engine/validation/reference-lists.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'

const state = (id: string, more = {}) => ({ id, title: id, color: 'info' as const, ...more })

export const transition = (
  id: string,
  from: string,
  to: string,
  more: Partial<DeclaredTransition> = {},
): DeclaredTransition => ({
  id,
  title: id,
  from: [from],
  to,
  by: ['owner'],
  ...more,
})

/** A small process: asked by the owner, verified and released by two people, or refused. */
export const process: CaseDeclaration = {
  number: { series: 'made', format: 'M-{year}-{sequence:4}', per: ['year'] },
  states: [
    state('open', { wire: 'Open' }),
    state('verified', { wire: 'In hand', title: 'Verified' }),
    state('released', { final: true }),
    state('rejected', { editable: true }),
  ],
  transitions: [
    transition('submit', 'start', 'open', { from: ['start', 'rejected'], effects: [{ effect: 'freeze' }] }),
    transition('verify', 'open', 'verified', { by: ['verifier'] }),
    transition('release', 'verified', 'released', { by: ['verifier', 'board'], notBy: ['verify'] }),
    transition('reject', 'verified', 'rejected', { by: ['board'], whileAsked: true }),
  ],
}

const fields: JsonObject = {
  name: { type: 'string' },
  year: { type: 'string' },
  until: { type: 'string', format: 'date', readOnly: true },
}

/** A case type with other members than the small process. */
export function madeType(more: Partial<CaseDeclaration> = {}): CaseType {
  const document = { case: { ...process, ...more }, schema: { type: 'object', properties: fields } }
  const type = readCaseType('cases/made', document)
  if (type === undefined) throw new Error('The document declares no case type')
  return type
}

/** The small process with other members of one of its transitions. */
export const withTransition = (id: string, more: Partial<DeclaredTransition>): CaseType =>
  madeType({ transitions: process.transitions.map((one) => (one.id === id ? { ...one, ...more } : one)) })

export const person = (id: string, ...roles: string[]): ActingPerson => ({ kind: 'person', id, roles })
export const owner = person('owner')
export const verifier = person('vera', 'verifier')
export const board = person('bob', 'board')

const lists = buildReferenceLists(
  new Map([
    [
      'plans',
      {
        key: 'Code',
        label: 'Code',
        items: [{ Code: 'A', Amount: 20, charges: [{ Charge_Type: 'APP', Amount_Including_VAT: 75.5 }] }],
      },
    ],
  ]),
)

export const facts: CaseFacts = { now: '2026-03-10T09:00:00+03:00', lists, records: () => [] }

/** The case after acts that all succeed, and the last outcome. */
export function after(type: CaseType, acts: readonly Act[], known: CaseFacts = facts): Taken {
  let outcome: Taken = {
    ok: true,
    next: unstartedCase(type.id, owner.id, { name: 'ANN' }),
    effects: [],
    events: [],
    history: [],
  }
  for (const act of acts) {
    const next = step(type, outcome.next, act, known)
    if (!next.ok) throw new Error(`${JSON.stringify(act)} is refused: ${JSON.stringify(next.refusals)}`)
    outcome = next
  }
  return outcome
}

/** The codes, or the ids of guards, by which an act is refused. */
export function refusalsOf(type: CaseType, kase: Case, act: Act, known: CaseFacts = facts): readonly string[] {
  const outcome = step(type, kase, act, known)
  return outcome.ok ? [] : outcome.refusals.map(({ code, id }) => (code === 'guard' ? (id ?? code) : code))
}

export const take = (by: Actor, id: string, more = {}): Act => ({ by, do: id, ...more })

/** The case that its owner has submitted. */
export const submittedCase = (type: CaseType): Case => after(type, [take(owner, 'submit')]).next

/** The case that its owner has submitted, and staff verified. */
export const verifiedCase = (type: CaseType): Case =>
  after(type, [take(owner, 'submit'), take(verifier, 'verify')]).next
