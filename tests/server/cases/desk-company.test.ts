import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostDeskViews } from '../../../src/contract/desk.ts'
import { dataOf, listIn, objectIn, refusalOf } from '../answers.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
let colleague: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
  colleague = await server.staff('registrar')
})
afterAll(() => server.close())

const path = 'cases/change-of-name'
const missing = { status: 404, code: 'not-found' }

const begin = (person: CasePerson) => server.start(person, path, 'submit', { LastName: 'WAMBUI' })

describe('who has a case open [APP-07]', () => {
  const readersFor = async ({ client }: CasePerson, id: string) =>
    listIn(await client.post(`${path}/${id}/reading`)).map((one) => one['id'])

  test('is shown to the others, until they have been away for a minute', async () => {
    const id = await begin(await server.member())
    expect(await readersFor(registrar, id)).toEqual([])
    expect(await readersFor(registrar, id)).toEqual([])
    expect(await readersFor(colleague, id)).toEqual([registrar.id])
    server.clock.advance({ minutes: 0.5 })
    expect(await readersFor(registrar, id)).toEqual([colleague.id])
    server.clock.advance({ minutes: 0.75 })
    expect(await readersFor(registrar, id)).toEqual([])
    expect(await readersFor(colleague, await begin(await server.member()))).toEqual([])
  })

  test('is not shown to its owner, nor to those who do not see the case', async () => {
    const owner = await server.member()
    const id = await begin(owner)
    for (const { client } of [owner, await server.member()]) {
      expect(refusalOf(await client.post(`${path}/${id}/reading`))).toEqual(missing)
    }
  })
})

describe('saved filters of the desk [APP-07]', () => {
  const viewsOf = async ({ client }: CasePerson) => listIn(await client.get(`${path}/views`))
  const save = ({ client }: CasePerson, name: string, query: string) => client.post(`${path}/views`, { name, query })

  test('are kept by name for their user and the type of cases alone, replaced, and removed', async () => {
    expect(await viewsOf(registrar)).toEqual([])
    dataOf(await save(registrar, ' Mine ', 'assigned=me'))
    dataOf(await save(registrar, 'Late', 'waiting=14'))
    const views = listIn(await save(registrar, 'Mine', 'assigned=me&waiting=7'))
    expect(views.map(({ name, query }) => [name, query])).toEqual([
      ['Late', 'waiting=14'],
      ['Mine', 'assigned=me&waiting=7'],
    ])
    expect(await viewsOf(colleague)).toEqual([])
    expect(listIn(await registrar.client.get('cases/application/views'))).toEqual([])
    const [late, mine] = views
    expect(listIn(await colleague.client.post(`${path}/views/remove`, { id: late?.['id'] ?? '' }))).toEqual([])
    expect(listIn(await registrar.client.post(`${path}/views/remove`, { id: late?.['id'] ?? '' }))).toEqual([mine])
    expect(listIn(await registrar.client.post(`${path}/views/remove`, { id: 'gone' }))).toEqual([mine])
  })

  test('are limited in number, and need a name', async () => {
    const busy = await server.staff('registrar')
    for (let i = 0; i < mostDeskViews; i += 1) dataOf(await save(busy, `View ${i}`, 'assigned=me'))
    expect(refusalOf(await save(busy, 'One more', 'assigned=me'))).toEqual({ status: 409, code: 'too-many-records' })
    dataOf(await save(busy, 'View 3', 'assigned=nobody'))
    expect(refusalOf(await save(registrar, '  ', 'assigned=me'))).toMatchObject({ status: 422, code: 'invalid' })
  })

  test('are not there for people without a role', async () => {
    const person = await server.member()
    expect(refusalOf(await person.client.get(`${path}/views`))).toEqual(missing)
    expect(refusalOf(await save(person, 'Mine', 'assigned=me'))).toEqual(missing)
  })
})

describe('how long a state usually takes [APP-01]', () => {
  const usualFor = async ({ client }: CasePerson, id: string) =>
    objectIn(await client.get(`${path}/${id}`))['usualDays']

  test('is the median of the visits that have ended, once there are five, and for the owner alone', async () => {
    const own = await startCaseServer()
    try {
      const clerk = await own.staff('registrar')
      for (const days of [2, 3, 9, 30]) await decideAfter(own, clerk, days)
      // A session is over after a day.
      const early = await own.member()
      const waiting = await own.start(early, path, 'submit', { LastName: 'WAMBUI' })
      expect(await usualFor(early, waiting)).toBeNull()
      await decideAfter(own, clerk, 1)
      const late = await own.member()
      const next = await own.start(late, path, 'submit', { LastName: 'WAMBUI' })
      expect(await usualFor(late, next)).toBe(3)
      expect(await usualFor(await own.staff('registrar'), next)).toBeNull()
    } finally {
      await own.close()
    }
  })

  async function decideAfter(own: CaseServer, clerk: CasePerson, days: number): Promise<void> {
    const id = await own.start(await own.member(), path, 'submit', { LastName: 'OTIENO' })
    own.clock.advance({ days })
    await own.act(clerk, id, { do: 'reject', input: { reason: 'The deed is not readable.' } })
  }
})
