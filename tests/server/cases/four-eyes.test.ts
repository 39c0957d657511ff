import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { easyBeginnings } from './easy-beginnings.ts'

const message = 'Somebody else has to do this, because you took part in this request before.'

/** What leads to the last step of each case type, which somebody else has to take; `owner` and `clerk` are people. */
const paths: Readonly<Record<string, readonly (readonly [who: 'owner' | 'clerk', transition: string])[]>> = {
  'cases/application release': [
    ['clerk', 'begin'],
    ['owner', 'submit'],
    ['clerk', 'verify'],
    ['clerk', 'committee'],
    ['clerk', 'board'],
  ],
  'cases/upgrade release': [
    ['owner', 'submit'],
    ['clerk', 'verify'],
    ['clerk', 'committee'],
    ['clerk', 'board'],
  ],
  'cases/promotion release': [
    ['owner', 'submit'],
    ['clerk', 'verify'],
  ],
}

const tenants = await tenantsWithCases(easyBeginnings)

/** Every act that somebody may not take after another one, at every organisation. */
const declared = tenants.all.flatMap((tenant) =>
  [...tenant.cases.values()].flatMap((type) =>
    [...type.transitions.values(), ...type.reviews.values()].flatMap(({ id, notBy = [] }) =>
      notBy.map((earlier) => [tenant.id, type.id, earlier, id] as const),
    ),
  ),
)

const servers = new Map<string, CaseServer>()
beforeAll(async () => {
  for (const id of new Set(declared.map(([tenant]) => tenant))) servers.set(id, await startCaseServer({ tenants }, id))
})
afterAll(() => Promise.all([...servers.values()].map((server) => server.close())))

function serverOf(id: string): CaseServer {
  const server = servers.get(id)
  if (server === undefined) throw new Error(`There is no ${id}.`)
  return server
}

const roles = ['administrator', 'registrar', 'verifier', 'committee', 'board', 'finance']

describe('four eyes, wherever they are declared', () => {
  test('the declarations have some', () => {
    expect(declared.map(([tenant, type]) => `${tenant} ${type}`)).toContain('engineering-board cases/application')
  })

  test.each(declared)(
    '%s, %s: whoever took "%s" does not take "%s", and somebody else may [CASE-07]',
    async (organisation, typeId, earlier, last) => {
      const server = serverOf(organisation)
      const type = tenants.all.find(({ id }) => id === organisation)?.cases.get(typeId)
      const owner = await server.member()
      const [first, other] = [await server.staff(...roles), await server.staff(...roles)]
      const formOf = (transition: string): JsonObject => {
        const asks = type?.transitions.get(transition)?.asks
        return asks === undefined ? {} : { input: exampleOf(server, organisation, asks) }
      }
      let id = ''
      const path = paths[`${typeId} ${last}`]
      if (path === undefined) throw new Error(`Nothing here leads to "${last}" of ${typeId}.`)
      for (const [who, transition] of path) {
        const clerk = transition === earlier ? first : other
        const by = who === 'owner' ? owner : clerk
        const answers = typeId === 'cases/application' ? {} : exampleOf(server, organisation, typeId)
        if (id === '') id = await server.start(by, typeId, transition, answers, owner)
        else await server.act(by, id, { do: transition, ...formOf(transition) })
      }
      const attempt = async ({ client }: CasePerson) => client.post(`${typeId}/${id}/transitions/${last}`, formOf(last))
      const refused = await attempt(first)
      expect(refused).toMatchObject({ status: 422, json: { code: 'case-closed', message } })
      // Others have taken part, too, but in nothing that is named here.
      const third = await server.staff(...roles)
      const taken = await attempt(third)
      // Whatever else closes it, such as what is not paid here, is the same for both.
      const others = reasonsOf(refused.json).filter((code) => code !== 'four-eyes')
      expect(reasonsOf(taken.json)).toEqual(others)
      expect(taken.status).toBe(others.length === 0 ? 200 : 422)
    },
  )
})

function reasonsOf(json: Parameters<typeof getAt>[0]): readonly unknown[] {
  const reasons = getAt(json, '/reasons')
  return isJsonArray(reasons) ? reasons.map((reason) => getAt(reason, '/code')) : []
}
