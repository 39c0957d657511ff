import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardVariables } from '../../../scripts/simulators/card-simulator.ts'
import { paybillVariables, simulatorKeys, simulatorVariables } from '../../../scripts/simulators/daraja-simulator.ts'
import type { UnreadFound, UnreadQuery } from '../../../src/contract/heard-money.ts'
import { findUnread } from '../../../src/server/finance/unread-messages.ts'
import { receivedToken } from '../../../src/server/payments/daraja/daraja-received.ts'
import { startCaseServer } from '../cases/case-server.ts'
import type { CaseServer } from '../cases/case-server.ts'
import { keptPayment } from '../ledger/kept-payment.ts'

const nowhere = 'http://127.0.0.1:9'
let server: CaseServer
beforeAll(async () => {
  const organisations = ['demo', 'iek']
  server = await startCaseServer({
    variables: {
      ...simulatorVariables(nowhere, organisations),
      ...paybillVariables(organisations),
      ...cardVariables(nowhere, organisations),
    },
  })
})
afterAll(() => server.close())

const cardKey = 'sk_test_simulated_demo'
const { shortcode, passkey, key: consumerKey, secret: consumerSecret } = simulatorKeys
const paybill = `billing/received/${receivedToken('demo', { shortcode, passkey, consumerKey, consumerSecret })}`

const send = async (path: string, payload: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  (await server.client().send({ method: 'POST', payload }, path, { headers })).status
const webhook = (payload: string | Buffer, { key = cardKey, type = 'application/json' } = {}) =>
  send('billing/webhook/card', payload, {
    'content-type': type,
    'x-paystack-signature': createHmac('sha512', key).update(payload).digest('hex'),
  })
const kept = () => server.inTenant(findUnread)

const heardAt = (query: UnreadQuery) => server.inTenant((tx) => findUnread(tx, query))

/** This page and all after it. */
async function pagesOf(query: UnreadQuery): Promise<readonly UnreadFound[]> {
  const page = await heardAt(query)
  return page.next === null ? [page] : [page, ...(await pagesOf({ after: page.next }))]
}

/** What is kept after something that was not before, the latest first. */
async function keptBy(work: () => Promise<unknown>) {
  const before = new Set((await kept()).items.map(({ id }) => id))
  await work()
  return (await kept()).items.filter(({ id }) => !before.has(id))
}
const transfer = () => JSON.stringify({ event: 'transfer.success', data: { id: randomUUID() } })

describe('a card provider’s message that its signature proves is kept as it came, and shown to finance staff [BIL-06]', () => {
  test.each<[string, 'nothing' | 'unreadable', () => string | Buffer]>([
    ['about no charge', 'nothing', transfer],
    ['of another shape', 'nothing', () => JSON.stringify({ news: randomUUID() })],
    ['that is a list', 'unreadable', () => JSON.stringify([randomUUID()])],
    ['that is no JSON', 'unreadable', () => `<xml>${randomUUID()}</xml>`],
    ['with a zero in it', 'unreadable', () => `{"a":"${randomUUID()}\0"}`],
    ['that is no text', 'unreadable', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(randomUUID())])],
    [
      'about a charge whose name has a zero',
      'nothing',
      () => JSON.stringify({ event: 'charge.success', data: { reference: `a\0${randomUUID()}` } }),
    ],
    [
      'about a charge with an endless name',
      'nothing',
      () => JSON.stringify({ event: 'charge.success', data: { reference: randomUUID().repeat(100) } }),
    ],
  ])('%s', async (_kind, reason, made) => {
    const body = made()
    const found = await keptBy(async () => {
      expect(await webhook(body)).toBe(200)
      expect(await webhook(body)).toBe(200)
    })
    expect(found).toMatchObject([{ provider: 'card', source: 'webhook', reason, invoice_no: null }])
    expect(found[0]?.received_at).toMatch(/^\d{4}-.*Z$/)
  })

  test('whatever media type it has, and without tokens of the card', async () => {
    const cutOff = '{"event":"charge.success","data":{"authorization_code": "AUTH_x1","signature":"SIG_x1","note":"cut'
    const [found] = await keptBy(async () => expect(await webhook(cutOff, { type: 'text/plain' })).toBe(200))
    expect(found).toMatchObject({ reason: 'unreadable', raw: expect.stringContaining('"note":"cut') })
    const stored = await server.inTenant(({ tenant, db }) =>
      db.selectFrom('unread_messages').select('raw').where('tenant', '=', tenant).execute(),
    )
    expect(JSON.stringify(stored)).not.toMatch(/AUTH_x1|SIG_x1/)
  })

  test('in whatever number they come', async () => {
    const sent = Array.from({ length: 120 }, transfer)
    const { total: before } = await kept()
    for (const body of sent) await webhook(body)
    const { items, total } = await kept()
    expect(total - before).toBe(sent.length)
    expect(items).toHaveLength(50)
    expect(items[0]?.raw).toBe(JSON.stringify(JSON.parse(sent.at(-1) ?? ''), null, 2))
  })

  test('in pages, which lead from the latest to the first and back, and are searched without what is secret', async () => {
    for (let i = 0; i < 101; i += 1) await webhook(transfer())
    const known = await pagesOf({})
    const ids = known.flatMap(({ items }) => items.map(({ id }) => id))
    expect(known.length).toBeGreaterThan(2)
    expect(ids).toHaveLength((await kept()).total)
    expect(new Set(ids).size).toBe(ids.length)
    const [first, second] = known
    expect(first?.previous).toBeNull()
    const back = await heardAt({ before: second?.previous ?? '' })
    expect(back.items).toEqual(first?.items)
    const marked = randomUUID()
    await webhook(JSON.stringify({ event: 'transfer.success', data: { id: marked, authorization_code: 'AUTH_found' } }))
    for (let i = 0; i < 51; i += 1) await webhook(transfer())
    expect((await heardAt({ search: marked })).items).toHaveLength(1)
    expect((await heardAt({ search: 'AUTH_found' })).items).toEqual([])
  })

  test.each<[string, number, () => Promise<number>]>([
    [
      'without a signature',
      403,
      () => send('billing/webhook/card', transfer(), { 'content-type': 'application/json' }),
    ],
    ['of a wrong key', 403, () => webhook(transfer(), { key: 'sk_test_wrong' })],
    ['of another organisation', 403, () => webhook(transfer(), { key: 'sk_test_simulated_iek' })],
    ['of a wrong key, and no JSON', 403, () => webhook('<xml>', { key: 'sk_test_wrong' })],
    ['longer than any', 413, () => webhook('x'.repeat(50_001))],
  ])('but not one %s', async (_kind, status, sendIt) => {
    expect(await keptBy(async () => expect(await sendIt()).toBe(status))).toEqual([])
  })
})

describe('M-Pesa’s message at an address that only it was given is kept as it came [BIL-06]', () => {
  const json = { 'content-type': 'application/json' }

  test.each([
    ['no JSON', '<html>502</html>'],
    ['a number', '7'],
    ['JSON of another shape', '{"Body":{"stkCallback":{"ResultCode":0}}}'],
    ['nothing at all', ''],
  ])('at a payment’s address: %s', async (_kind, body) => {
    const payment = await keptPayment(server)
    const path = `billing/callback/${payment.token}`
    const found = await keptBy(async () => {
      expect(await send(path, body, json)).toBe(200)
      expect(await send(path, body)).toBe(200)
    })
    const { invoice_no } = payment
    expect(found).toMatchObject([{ provider: 'mpesa', source: 'callback', reason: 'unreadable', invoice_no }])
    // The same at another payment's address is another message.
    const other = await keptPayment(server)
    expect(await keptBy(() => send(`billing/callback/${other.token}`, body, json))).toHaveLength(1)
  })

  test.each([
    ['another paybill', 'nothing', { TransID: 'QKZ1', BusinessShortCode: '600000' }],
    ['no money', 'unreadable', { BusinessShortCode: shortcode }],
    ['money with an endless number', 'unreadable', { TransID: 'Q'.repeat(5000), BusinessShortCode: shortcode }],
  ])('at the paybill’s: about %s', async (_kind, reason, body) => {
    for (const source of ['check', 'notice']) {
      const found = await keptBy(async () => {
        expect(await send(`${paybill}/${source}`, JSON.stringify(body), json)).toBe(200)
        expect(await send(`${paybill}/${source}`, JSON.stringify(body), json)).toBe(200)
      })
      expect(found).toMatchObject([{ provider: 'mpesa', source, reason }])
    }
  })

  test('up to 500 a day of each kind, so that whoever has learnt an address fills nothing', async () => {
    const { total: before } = await kept()
    for (let nth = 0; nth < 510; nth += 1) await send(`${paybill}/notice`, `no notice ${nth}`, json)
    const { total } = await kept()
    expect(total - before).toBeLessThanOrEqual(500)
    expect(total - before).toBeGreaterThan(400)
    expect(await keptBy(() => send(`${paybill}/notice`, 'one more', json))).toEqual([])
    server.clock.advance({ hours: 25 })
    expect(await keptBy(() => send(`${paybill}/notice`, 'of the next day', json))).toHaveLength(1)
  })

  test.each([
    'billing/callback/unknown',
    'billing/received/unknown/notice',
    'billing/received/unknown/check',
    'billing/result/unknown',
  ])('but not at %s', async (path) => {
    expect(await keptBy(async () => expect(await send(path, '<html>', json)).toBe(404))).toEqual([])
  })
})
