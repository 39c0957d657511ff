import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chances } from '../../../scripts/bench/server/load/chances.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { onPostgres } from '../test-database.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { easyBeginnings } from './easy-beginnings.ts'
import { doTogether, rolesActingOn } from './walk-together.ts'

/** How a case type begins here: who takes which transition, with which answers. */
interface Beginning {
  readonly do: string
  readonly as: 'owner' | 'administrator' | 'finance'
  readonly answers?: JsonObject
  /** What its owner does next, which nobody could do by chance: a form with an uploaded file, say. */
  readonly then?: string
  /** The owner's, where not every category may. */
  readonly category?: string
}

const application: Beginning = { do: 'begin', as: 'administrator', then: 'submit' }
const walked: readonly (readonly [organisation: string, type: string, beginning: Beginning])[] = [
  ['demo', 'cases/application', application],
  // Here two people give their opinions.
  ['iek', 'cases/application', application],
  ['demo', 'cases/change-of-name', { do: 'submit', as: 'owner', answers: { LastName: 'WAMBUI' } }],
  ['demo', 'cases/promotion', { do: 'submit', as: 'owner' }],
  ['demo', 'cases/permit', { do: 'submit', as: 'owner', then: 'sign', category: 'PROFESSIONAL' }],
  ['demo', 'cases/introduction', { do: 'request', as: 'owner' }],
  ['demo', 'cases/subscription', { do: 'bill', as: 'finance' }],
  ['demo', 'cases/good-standing', { do: 'request', as: 'owner' }],
]
/** Two never meet on the embedded database, which has one connection: fewer walks show that it does the same. */
const [walks, rounds] = [onPostgres ? 8 : 3, 10]

/** An organisation with its staff, two for each role. */
interface Place {
  readonly server: CaseServer
  readonly staff: ReadonlyMap<string, readonly CasePerson[]>
}

const places = new Map<string, Place>()
beforeAll(async () => {
  const tenants = await tenantsWithCases(easyBeginnings)
  for (const organisation of new Set(walked.map(([one]) => one))) {
    const server = await startCaseServer({ tenants }, organisation)
    const staff = new Map<string, readonly CasePerson[]>()
    for (const role of ['administrator', 'registrar', 'verifier', 'committee', 'board', 'finance']) {
      staff.set(role, [await server.staff(role), await server.staff(role)])
    }
    places.set(organisation, { server, staff })
  }
})
afterAll(() => Promise.all([...places.values()].map(({ server }) => server.close())))

function placeOf(organisation: string): Place {
  const place = places.get(organisation)
  if (place === undefined) throw new Error(`There is no ${organisation}.`)
  return place
}

function typeOf({ server }: Place, id: string): CaseType {
  const type = server.services.tenants.all.find((one) => one.id === server.tenantId)?.cases.get(id)
  if (type === undefined) throw new Error(`There is no ${id}.`)
  return type
}

async function begin(place: Place, owner: CasePerson, id: string, beginning: Beginning): Promise<string> {
  const { server, staff } = place
  const { do: transition, as, answers, then } = beginning
  const by = as === 'owner' ? owner : (staff.get(as)?.[0] ?? owner)
  const example = id === 'cases/application' ? {} : exampleOf(server, server.tenantId, id)
  const begun = await server.start(by, id, transition, { ...example, ...answers }, owner)
  const asks = then === undefined ? undefined : typeOf(place, id).transitions.get(then)?.asks
  const input = asks === undefined ? {} : { input: exampleOf(server, server.tenantId, asks) }
  if (then !== undefined) await server.act(owner, begun, { do: then, ...input })
  return begun
}

/** Whether anybody but the system moves a case of the type, once it has begun. */
const isMovedByPeople = (type: CaseType): boolean =>
  [...type.transitions.values()].some(({ from, by }) => !from.includes('start') && by.some((one) => one !== 'system'))

/** Everything that is stored about what happened with a case. */
const storedOf = ({ server }: Place, id: string) =>
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
  test.each(walked)(
    '%s: %s does what both screens showed, once, and its history has all of it [CASE-01 CASE-04 CASE-06 APP-09]',
    async (organisation, id, beginning) => {
      const place = placeOf(organisation)
      const { server, staff } = place
      const type = typeOf(place, id)
      const chance = chances(20_260_117)
      const validFor = (form: string) => exampleOf(server, server.tenantId, form)
      let moved = 0
      for (let walk = 0; walk < walks; walk += 1) {
        const owner = await server.member({}, beginning.category)
        const kase = { type, id: await begin(place, owner, id, beginning), validFor, chance }
        const before = (await storedOf(place, kase.id)).history.length
        const people = [owner, owner, ...rolesActingOn(type).flatMap((role) => staff.get(role) ?? [])]
        let taken = 0
        for (let round = 0; round < rounds; round += 1) {
          const some = [0, 1].map(() => people[Math.floor(chance() * people.length)] ?? owner)
          const done = await doTogether(kase, some)
          expect(done.faults).toEqual([])
          taken += done.taken
        }
        const { history, frozen, charges, documents } = await storedOf(place, kase.id)
        const { kase: stored } = await storedCase(server, kase.id)
        expect(history.map(({ revision }) => revision)).toEqual(history.map((_, i) => i + 1))
        expect(history.slice(1).map(({ from_state }) => from_state)).toEqual(
          history.slice(0, -1).map(({ to_state }) => to_state),
        )
        expect(history.at(-1)).toMatchObject({ to_state: stored.state, revision: stored.revision })
        expect(type.states.has(stored.state)).toBe(true)
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
      expect(moved).toBeGreaterThanOrEqual(isMovedByPeople(type) ? walks : 0)
    },
  )
})
