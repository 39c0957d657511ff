import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import { objectIn, refusalOf } from './answers.ts'
import { startSampleServer } from './sample-server.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

let server: TestServer
let officer: TestClient
beforeAll(async () => {
  server = await startSampleServer()
  officer = await signedInAs(server, 'finance')
})
afterAll(() => server.close())

/** Keeps a message about a number, as one comes at the paybill's address; returns its id. */
async function hear(receipt: string, raw = '{}', tenant = 'demo'): Promise<string> {
  const id = randomUUID()
  server.clock.advance({ seconds: 1 })
  const digest = createHash('sha256').update(raw).digest('hex')
  const about = { provider: 'mpesa', shortcode: '174379', receipt, source: 'notice', raw, digest }
  await server.services.database.inTenant(tenant, ({ db }) =>
    db
      .insertInto('received_messages')
      .values({ ...about, tenant, id, received_at: server.clock.now() })
      .execute(),
  )
  return id
}

const call = 'admin/finance/heard-money'
const page = async (query = '') => objectIn(await officer.get(`${call}?${query}`))
const itemsOf = ({ items }: JsonObject) => (isJsonArray(items) ? items.filter(isJsonObject) : [])
const found = async (query = '') => itemsOf(await page(query))
const setAside = (id: string, body: JsonObject = { reason: 'Forged.' }, client = officer) =>
  client.post(`${call}/${id}/set-aside`, body)

describe('money that was heard of and is in no list [BIL-02 BIL-06]', () => {
  test('is shown in pages, which lead from the latest to the first and back, and is found by its number', async () => {
    for (let nth = 1; nth <= 120; nth += 1) await hear(`PAGED${String(nth).padStart(3, '0')}`)
    const first = await page('search=paged')
    const second = await page(`search=paged&after=${String(first['next'])}`)
    const third = await page(`search=paged&after=${String(second['next'])}`)
    const numbers = [first, second, third].flatMap(itemsOf).map(({ receipt }) => receipt)
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, place) => `PAGED${String(120 - place).padStart(3, '0')}`))
    expect(first).toMatchObject({ total: 120, previous: null })
    expect(third['next']).toBeNull()
    expect(itemsOf(await page(`search=paged&before=${String(second['previous'])}`))).toEqual(itemsOf(first))
    expect(await found('search=PAGED007')).toMatchObject([{ receipt: 'PAGED007' }])
  })

  test('is set aside for a reason, which is kept and audited, and then shown apart', async () => {
    const id = await hear('ASIDE1')
    await hear('ASIDE1', '{"again":true}')
    expect(refusalOf(await setAside(id, { reason: '' }))).toMatchObject({ status: 422 })
    expect(await found('search=aside1')).toMatchObject([{ id, aside: null, messages: [{}, {}] }])
    expect((await setAside(id)).status).toBe(200)
    expect(await found('search=aside1')).toEqual([])
    const aside = { reason: 'Forged.', by: expect.stringMatching(/\S/), decided_at: expect.stringMatching(/Z$/) }
    expect(await found('search=aside1&shown=aside')).toMatchObject([{ id, aside, messages: [{}, {}] }])
    expect(refusalOf(await setAside(id))).toMatchObject({ status: 409 })
    const entries = await server.services.database.inTenant('demo', ({ tenant, db }) =>
      db.selectFrom('audit_log').select(['action', 'detail']).where('tenant', '=', tenant).execute(),
    )
    expect(entries.filter(({ action }) => action === 'heard-set-aside')).toEqual([
      { action: 'heard-set-aside', detail: 'ASIDE1' },
    ])
  })

  test('that was set aside is on the list again once more is heard of it', async () => {
    const id = await hear('AGAIN1')
    await setAside(id)
    await hear('AGAIN1', '{"more":true}')
    expect(await found('search=again1')).toMatchObject([{ id, aside: null }])
    expect(await found('search=again1&shown=aside')).toEqual([])
    expect((await setAside(id, { reason: 'Asked the provider.' })).status).toBe(200)
    expect(await found('search=again1&shown=aside')).toMatchObject([{ aside: { reason: 'Asked the provider.' } }])
  })

  test('of another organisation, or of none, is not set aside', async () => {
    const id = await hear('THEIRS1', '{}', 'iek')
    for (const one of [id, randomUUID(), 'nothing']) expect((await setAside(one)).status).toBe(404)
    expect(await found('search=theirs1')).toEqual([])
  })
})
