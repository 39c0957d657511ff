import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonArray } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { getAt, setAt } from '../../../src/engine/json/pointer.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { exampleOf } from '../valid-answers.ts'
import { startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const path = 'cases/change-of-name'

const begin = async (person: CasePerson, LastName = 'WAMBUI') =>
  server.start(person, 'cases/change-of-name', 'submit', { LastName })

const numberOf = async (id: string): Promise<string> =>
  textAt(await registrar.client.get(`${path}/${id}`), '/data/number')

/** The ids of the cases that a query lists on the desk. */
const idsOn = async ({ client }: CasePerson, query: string): Promise<readonly unknown[]> => {
  const { items } = objectIn(await client.get(`${path}?of=desk&${query}`))
  return Array.isArray(items) ? items.map((one) => objectOf(one)['id']) : []
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

describe('the queues of staff [APP-07]', () => {
  test('count what waits in each state of their roles, and are there when nothing waits', async () => {
    const other = await startCaseServer()
    try {
      const clerk = await other.staff('registrar')
      const queue = expect.objectContaining({ type: 'change-of-name', state: 'open', count: 0, oldest: null })
      expect(listIn(await clerk.client.get('cases'))).toContainEqual(queue)
      await other.start(await other.member(), 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
      const filled = expect.objectContaining({ state: 'open', count: 1, oldest: expect.any(String) })
      expect(listIn(await clerk.client.get('cases'))).toContainEqual(filled)
      expect(listIn(await (await other.member()).client.get('cases'))).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('leave out what their reader asks for themselves', async () => {
    const id = await begin(registrar)
    expect(await idsOn(registrar, 'state=open')).not.toContain(id)
  })

  test('are found by number and by the words of a name, whichever comes first', async () => {
    const person = await server.member()
    await person.store('sections/bio', {
      ...exampleOf(server, 'demo', 'sections/bio'),
      FirstName: 'ZAWADI',
      LastName: 'TESTER',
    })
    const id = await begin(person)
    expect(await idsOn(registrar, `search=${await numberOf(id)}`)).toEqual([id])
    expect(await idsOn(registrar, 'search=tester zawa')).toEqual([id])
    expect(await idsOn(registrar, 'search=zawadi nobody')).toEqual([])
  })

  test('are filtered by assignee, by an open question and by age', async () => {
    const id = await begin(await server.member())
    dataOf(await registrar.client.post(`${path}/${id}/assign`, { assignee: registrar.id }))
    expect(await idsOn(registrar, 'assigned=me')).toEqual([id])
    expect(await idsOn(registrar, 'assigned=nobody')).not.toContain(id)
    dataOf(await registrar.client.post(`${path}/${id}/ask`, { text: 'Which name?', pins: [{ field: '/LastName' }] }))
    expect(await idsOn(registrar, 'asked=yes')).toEqual([id])
    expect(await idsOn(registrar, 'asked=no')).not.toContain(id)
    expect(await idsOn(registrar, 'waiting=1')).toEqual([])
  })

  test('are sorted both ways, and a case names those beside it', async () => {
    const ids = [await begin(await server.member()), await begin(await server.member())]
    const [first, second] = [await numberOf(ids[0] ?? ''), await numberOf(ids[1] ?? '')]
    const upwards = await idsOn(registrar, 'sort=number')
    expect(await idsOn(registrar, 'sort=-number')).toEqual(upwards.toReversed())
    expect(objectIn(await registrar.client.get(`${path}/${first}/desk?sort=number`))).toMatchObject({ next: second })
    expect(objectIn(await registrar.client.get(`${path}/${second}/desk?sort=number`))).toMatchObject({
      previous: first,
    })
    expect(objectIn(await registrar.client.get(`${path}/${second}/desk?sort=-number`))).toMatchObject({ next: first })
  })
})

describe('a case on the desk [APP-07]', () => {
  test('has the records as they were submitted beside those of now', async () => {
    const person = await server.member()
    const contact = exampleOf(server, 'demo', 'sections/contacts')
    await person.store('sections/contacts', contact)
    const id = await begin(person)
    await person.store('sections/contacts', contact)
    const { sections } = objectIn(await registrar.client.get(`${path}/${id}/desk`))
    const contacts = Array.isArray(sections)
      ? sections.find((one) => objectOf(one)['section'] === 'sections/contacts')
      : undefined
    expect(contacts).toMatchObject({ submitted: [contact], current: [contact, contact] })
  })

  test('names who may be assigned, and the other cases of the person', async () => {
    const person = await server.member()
    const earlier = await begin(person)
    await server.act(registrar, earlier, { do: 'reject', input: { reason: 'The deed is not readable.' } })
    const number = await numberOf(earlier)
    const id = await begin(person)
    await begin(await server.member())
    expect(objectIn(await registrar.client.get(`${path}/${id}/desk`))).toMatchObject({
      staff: [{ id: registrar.id, name: expect.stringMatching(/\w/) }],
      others: [{ id: earlier, type: 'change-of-name', number, title: 'Rejected' }],
    })
  })

  test('is not there for its owner, for another member and for staff of other types', async () => {
    const person = await server.member()
    const id = await begin(person)
    for (const { client } of [person, await server.member(), await server.staff('verifier')]) {
      expect(refusalOf(await client.get(`${path}/${id}/desk`))).toMatchObject({ status: 404, code: 'not-found' })
    }
  })

  test('cannot be decided with many others where its type does not say so', async () => {
    const id = await begin(await server.member())
    const bulk = { cases: [{ id, revision: 1 }], input: { opinion: 'In order.' } }
    expect(refusalOf(await registrar.client.post(`${path}/bulk/approve`, bulk))).toMatchObject({ status: 404 })
  })
})

describe('one transition of many cases', () => {
  test('decides each by itself, and lists what became of each', async () => {
    const other = await startCaseServer({ tenants: await tenantsWithCases(inBulk()) })
    try {
      const clerk = await other.staff('registrar')
      const begun = async (owner: CasePerson) =>
        other.start(owner, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
      const ids = [await begun(await other.member()), await begun(await other.member()), await begun(clerk)]
      const [first = '', changed = '', own = ''] = ids
      dataOf(await clerk.client.post(`${path}/${changed}/assign`, { assignee: clerk.id }))
      const cases = ids.map((id) => ({ id, revision: 1 }))
      const answer = await clerk.client.post(`${path}/bulk/approve`, { cases, input: { opinion: 'In order.' } })
      expect(listIn(answer)).toEqual([
        { id: first, number: expect.stringMatching(/\d/), refused: null },
        { id: changed, number: expect.stringMatching(/\d/), refused: expect.stringContaining('changed this request') },
        { id: own, number: '', refused: expect.any(String) },
      ])
      expect((await storedCase(other, first)).kase.state).toBe('approved')
      expect((await storedCase(other, changed)).kase.state).toBe('open')
      expect((await storedCase(other, own)).kase.state).toBe('open')
    } finally {
      await other.close()
    }
  })
})

/** The fixture's case type, whose approval may be given to many at once. */
function inBulk(): Readonly<Record<string, JsonValue>> {
  const file = 'schemas/cases/change-of-name/case.json'
  const declared = withCases.get(file) ?? null
  const transitions = getAt(declared, '/transitions')
  const at = isJsonArray(transitions) ? transitions.findIndex((one) => getAt(one, '/id') === 'approve') : -1
  return { [file]: setAt(declared, `/transitions/${at}/bulk`, true) ?? null }
}
