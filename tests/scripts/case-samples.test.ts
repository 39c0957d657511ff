import { beforeAll, describe, expect, test } from 'vitest'
import { caseSamples } from '../../scripts/vite/case-samples/case-samples.ts'
import type { CaseSamples } from '../../scripts/vite/case-samples/case-samples.ts'
import { walkedCases } from '../../scripts/vite/case-samples/walked-cases.ts'
import { declaredTenants } from '../../scripts/vite/declared-tenants.ts'
import type { DeclaredTenant } from '../../scripts/vite/declared-tenants.ts'

interface SampledType {
  readonly place: string
  readonly tenant: DeclaredTenant
  readonly id: string
  readonly samples: CaseSamples
}

/** The case types of every organisation in each of its languages. */
let types: readonly SampledType[]

beforeAll(async () => {
  types = (await declaredTenants()).flatMap((tenant) =>
    [...tenant.documents].flatMap(([language, documents]) =>
      [...documents.keys()].flatMap((id) => {
        const walked = walkedCases(tenant, language, id)
        return walked === undefined
          ? []
          : [{ place: `${id} of ${tenant.id} in ${language}`, tenant, id, samples: caseSamples(walked) }]
      }),
    ),
  )
})

describe('the samples of a case type', () => {
  test('come from its runs: every step is there, with what was refused and where the case is [STO-01]', () => {
    expect(types.length).toBeGreaterThan(4)
    for (const { place, tenant, id, samples } of types) {
      const runs = tenant.documents.get('en')?.get(id)?.examples?.runs ?? []
      const refused = runs.map(({ steps }) => steps.map((step) => step.refused !== undefined))
      expect(
        samples.runs.map(({ steps }) => steps.map((step) => step.refused.length > 0)),
        place,
      ).toEqual(refused)
      expect(
        samples.runs.flatMap(({ steps }) => steps.filter(({ by, did }) => by === '' || did === '')),
        place,
      ).toEqual([])
    }
  })

  test('the cases of a list, and those of all cards, differ in their numbers and ids', () => {
    for (const { place, samples } of types) {
      const views = [...samples.list.items, ...samples.cards.map(({ view }) => view)]
      expect(new Set(views.map(({ number }) => number)).size, place).toBe(views.length)
      expect(new Set(views.map((one) => one.id)).size, place).toBe(views.length)
    }
  })

  test('each card is in its state, and its owner reads what happened on the way', () => {
    for (const { place, samples } of types) {
      expect(
        samples.cards.map(({ state, view }) => view.state === state),
        place,
      ).not.toContain(false)
      expect(
        samples.cards.filter(({ history }) => history.length === 0),
        place,
      ).toEqual([])
    }
  })

  test('nobody waits on the desk in a state that is final', () => {
    for (const { place, samples } of types) {
      expect(
        samples.waiting.filter(({ final }) => final),
        place,
      ).toEqual([])
      expect(
        samples.queues.map(({ state }) => state),
        place,
      ).toEqual(samples.waiting.map(({ state }) => state))
    }
  })

  test('a document of another kind has none', async () => {
    const [tenant] = await declaredTenants()
    expect(tenant && walkedCases(tenant, 'en', 'sections/contacts')).toBeUndefined()
  })
})
