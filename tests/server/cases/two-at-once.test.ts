import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCaseServer, storedCase } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const changeName = (person: CasePerson) =>
  server.start(person, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })

const changesOf = (id: string) =>
  server.inTenant(({ tenant, db }) =>
    db.selectFrom('case_history').select('what').where('tenant', '=', tenant).where('case_id', '=', id).execute(),
  )

describe('two at once', () => {
  test('on one case: one takes it, the other reads who did what when, and nothing is overwritten [APP-09]', async () => {
    const id = await changeName(await server.member())
    const other = await server.staff('registrar')
    const results = await Promise.allSettled([
      server.act(registrar, id, { do: 'approve', input: { opinion: 'In order.' }, revision: 1 }),
      server.act(other, id, { do: 'reject', input: { reason: 'The deed poll is missing.' }, revision: 1 }),
    ])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([
      {
        code: 'stale',
        status: 409,
        text: { key: 'server.case-stale' },
        details: { change: { by: expect.any(String), what: expect.stringMatching(/Approve|Reject/), revision: 2 } },
      },
    ])
    const { kase } = await storedCase(server, id)
    expect(kase.revision).toBe(2)
    expect(await changesOf(id)).toHaveLength(2)
  })

  test('who start what may be open once: one begins, the other reads the declared message', async () => {
    const member = await server.member()
    const results = await Promise.allSettled([changeName(member), changeName(member)])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toMatchObject([{ code: 'conflict', text: { message: 'A request of yours is open.' } }])
    const [begun] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    await server.act(member, begun ?? '', { do: 'withdraw' })
    await expect(changeName(member)).resolves.toEqual(expect.any(String))
  })
})
