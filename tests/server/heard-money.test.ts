import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import { objectIn, refusalOf } from './answers.ts'
import { openFinanceDesk } from './finance-desk.ts'
import type { TestClient } from './test-client.ts'
import { signedInAs } from './test-members.ts'

const desk = openFinanceDesk()

/** Keeps a message about a number, as one comes at the paybill's address; returns its id. */
async function hear(receipt: string, raw = '{}', tenant = 'demo'): Promise<string> {
  const id = randomUUID()
  desk.server.clock.advance({ seconds: 1 })
  const digest = createHash('sha256').update(raw).digest('hex')
  const about = { provider: 'mpesa', shortcode: '174379', receipt, source: 'notice', raw, digest }
  await desk.server.services.database.inTenant(tenant, ({ db }) =>
    db
      .insertInto('received_messages')
      .values({ ...about, tenant, id, received_at: desk.server.clock.now() })
      .execute(),
  )
  return id
}

const call = 'admin/finance/heard-money'
const page = async (query = '') => objectIn(await desk.officer.get(`${call}?${query}`))
const itemsOf = ({ items }: JsonObject) => (isJsonArray(items) ? items.filter(isJsonObject) : [])
const found = async (query = '') => itemsOf(await page(query))
const setAside = (id: string, body: JsonObject = { reason: 'Forged.' }, client = desk.officer) =>
  client.post(`${call}/${id}/set-aside`, body)
const takeBack = (id: string, body: JsonObject = { reason: 'It is ours.' }, client = desk.officer) =>
  client.post(`${call}/${id}/take-back`, body)

/** What is kept of decisions about a number, the first one first, and what the audit log has of them. */
const keptOf = (receipt: string) =>
  desk.inTenant(async ({ tenant, db }) => {
    const decisions = db.selectFrom('heard_decisions').select(['kind', 'reason']).where('tenant', '=', tenant)
    const entries = db.selectFrom('audit_log').select('action').where('tenant', '=', tenant)
    const audited = await entries.where('detail', '=', receipt).execute()
    return {
      decisions: await decisions.where('receipt', '=', receipt).orderBy('place').execute(),
      audited: audited.map(({ action }) => action).toSorted(),
    }
  })

/** The states of what two officers ask for at once, in order. */
const bothAnswer = async (ask: (client: TestClient) => Promise<{ readonly status: number }>) => {
  const other = await signedInAs(desk.server, 'superadmin')
  const answers = await Promise.all([desk.officer, other].map(ask))
  return answers.map(({ status }) => status).toSorted((one, next) => one - next)
}

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
    expect(await keptOf('ASIDE1')).toEqual({
      decisions: [{ kind: 'set-aside', reason: 'Forged.' }],
      audited: ['heard-set-aside'],
    })
  })

  test('that was set aside by mistake is taken back for a reason, set aside again, and all of it is kept', async () => {
    const id = await hear('BACK1')
    expect(refusalOf(await takeBack(id))).toMatchObject({ status: 409 })
    await setAside(id)
    expect(refusalOf(await takeBack(id, { reason: '' }))).toMatchObject({ status: 422 })
    expect((await takeBack(id)).status).toBe(200)
    expect(await found('search=back1')).toMatchObject([{ id, aside: null }])
    expect(await found('search=back1&shown=aside')).toEqual([])
    expect(refusalOf(await takeBack(id))).toMatchObject({ status: 409 })
    expect((await setAside(id, { reason: 'Forged after all.' })).status).toBe(200)
    expect(await found('search=back1')).toEqual([])
    expect(await found('search=back1&shown=aside')).toMatchObject([{ id, aside: { reason: 'Forged after all.' } }])
    expect(await keptOf('BACK1')).toEqual({
      decisions: [
        { kind: 'set-aside', reason: 'Forged.' },
        { kind: 'taken-back', reason: 'It is ours.' },
        { kind: 'set-aside', reason: 'Forged after all.' },
      ],
      audited: ['heard-set-aside', 'heard-set-aside', 'heard-taken-back'],
    })
  })

  test('is decided about by one of two officers who decide at once', async () => {
    const id = await hear('ONCE1')
    expect(await bothAnswer((client) => setAside(id, { reason: 'Forged.' }, client))).toEqual([200, 409])
    expect(await bothAnswer((client) => takeBack(id, { reason: 'It is ours.' }, client))).toEqual([200, 409])
    expect((await keptOf('ONCE1')).decisions.map(({ kind }) => kind)).toEqual(['set-aside', 'taken-back'])
  })

  test('that was set aside is on the list again once more is heard of it', async () => {
    const id = await hear('AGAIN1')
    await setAside(id)
    await hear('AGAIN1', '{"more":true}')
    expect(await found('search=again1')).toMatchObject([{ id, aside: null }])
    expect(await found('search=again1&shown=aside')).toEqual([])
    expect(refusalOf(await takeBack(id))).toMatchObject({ status: 409 })
    expect((await setAside(id, { reason: 'Asked the provider.' })).status).toBe(200)
    expect(await found('search=again1&shown=aside')).toMatchObject([{ aside: { reason: 'Asked the provider.' } }])
  })

  test('of another organisation, or of none, is neither set aside nor taken back', async () => {
    const id = await hear('THEIRS1', '{}', 'iek')
    for (const one of [id, randomUUID(), 'nothing']) {
      expect((await setAside(one)).status).toBe(404)
      expect((await takeBack(one)).status).toBe(404)
    }
    expect(await found('search=theirs1')).toEqual([])
  })
})
