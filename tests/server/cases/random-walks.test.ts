import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chances } from '../../../scripts/bench/server/load/chances.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { doTogether, rolesActingOn } from './walk-together.ts'

/** How each case type begins here: who takes which transition, with which answers. */
const beginnings = {
  'cases/application': { do: 'begin', as: 'administrator', answers: {} },
  'cases/change-of-name': { do: 'submit', as: 'owner', answers: { LastName: 'WAMBUI' } },
  'cases/upgrade': { do: 'submit', as: 'owner', answers: {} },
} as const
const types = Object.keys(beginnings) as (keyof typeof beginnings)[]
const [walks, rounds] = [8, 10]

/** What every member of this test has, in place of what a test would have to collect before it submits. */
const always = { value: 'profile.MemberNo', empty: false }

const easy: Readonly<Record<string, JsonValue>> = Object.fromEntries(
  types.map((id) => {
    const path = `schemas/${id}/case.json`
    const declared = withCases.get(path)
    if (!isJsonObject(declared) || !Array.isArray(declared['transitions'])) throw new Error(`There is no ${path}.`)
    const transitions = declared['transitions'].filter(isJsonObject).map((transition) => {
      const { id: name, guard } = transition
      if (name !== 'submit' || !Array.isArray(guard)) return transition
      return { ...transition, guard: guard.filter(isJsonObject).map((one) => ({ ...one, needs: always })) }
    })
    return [path, { ...declared, transitions }]
  }),
)

let server: CaseServer
const staff = new Map<string, readonly CasePerson[]>()
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(easy) })
  for (const role of ['administrator', 'registrar', 'verifier', 'committee', 'board', 'finance']) {
    staff.set(role, [await server.staff(role), await server.staff(role)])
  }
})
afterAll(() => server.close())

const typeOf = (id: string): CaseType => {
  const type = server.services.tenants.all.find((one) => one.id === server.tenantId)?.cases.get(id)
  if (type === undefined) throw new Error(`There is no ${id}.`)
  return type
}

async function begin(owner: CasePerson, id: keyof typeof beginnings): Promise<string> {
  const { do: transition, as, answers } = beginnings[id]
  const by = as === 'owner' ? owner : (staff.get(as)?.[0] ?? owner)
  const begun = await server.start(by, id, transition, { ...answersOf(id), ...answers }, owner)
  if (as !== 'owner') await server.act(owner, begun, { do: 'submit' })
  return begun
}

const answersOf = (id: string): JsonObject => (id === 'cases/application' ? {} : exampleOf(server, server.tenantId, id))

/** Everything that is stored about what happened with a case. */
const storedOf = (id: string) =>
  server.inTenant(async ({ tenant, db }) => {
    const history = db.selectFrom('case_history').selectAll().where('tenant', '=', tenant).where('case_id', '=', id)
    const frozen = db
      .selectFrom('case_frozen')
      .select('revision')
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
    const charges = db
      .selectFrom('ledger_lines')
      .select('charge')
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
    const issued = db.selectFrom('case_documents').select('document').where('tenant', '=', tenant)
    return {
      history: await history.orderBy('entry_no').execute(),
      frozen: await frozen.execute(),
      charges: await charges.execute(),
      documents: await issued.where('case_id', '=', id).execute(),
    }
  })

describe('two at once, whatever they do', () => {
  test.each(types)(
    '%s does what both screens showed, once, and its history has all of it [CASE-01 CASE-04 CASE-06 APP-09]',
    async (id) => {
      const type = typeOf(id)
      const chance = chances(20_260_117)
      const validFor = (form: string) => exampleOf(server, server.tenantId, form)
      let moved = 0
      for (let walk = 0; walk < walks; walk += 1) {
        const owner = await server.member()
        const walked = { type, id: await begin(owner, id), validFor, chance }
        const before = (await storedOf(walked.id)).history.length
        const people = [owner, owner, ...rolesActingOn(type).flatMap((role) => staff.get(role) ?? [])]
        let taken = 0
        for (let round = 0; round < rounds; round += 1) {
          const some = [0, 1].map(() => people[Math.floor(chance() * people.length)] ?? owner)
          const done = await doTogether(walked, some)
          expect(done.faults).toEqual([])
          taken += done.taken
        }
        const { history, frozen, charges, documents } = await storedOf(walked.id)
        const { kase } = await storedCase(server, walked.id)
        expect(history.map(({ revision }) => revision)).toEqual(history.map((_, i) => i + 1))
        expect(history.slice(1).map(({ from_state }) => from_state)).toEqual(
          history.slice(0, -1).map(({ to_state }) => to_state),
        )
        expect(history.at(-1)).toMatchObject({ to_state: kase.state, revision: kase.revision })
        expect(type.states.has(kase.state)).toBe(true)
        const byPeople = history.slice(before).filter(({ acted_by }) => acted_by !== 'system')
        expect(byPeople).toHaveLength(taken)
        const moves = history.flatMap(({ kind, what }) =>
          kind === 'transition' ? [type.transitions.get(what ?? '')] : [],
        )
        const effects = moves.flatMap((transition) => transition?.effects ?? [])
        expect(moves).not.toContain(undefined)
        expect(frozen).toHaveLength(effects.filter(({ effect }) => effect === 'freeze').length)
        expect(charges.every(({ charge }) => type.declared.charges?.some((one) => one.id === charge))).toBe(true)
        expect(documents.every(({ document }) => type.declared.documents?.some((one) => one.id === document))).toBe(
          true,
        )
        moved += taken
      }
      expect(moved).toBeGreaterThanOrEqual(walks)
    },
  )
})
