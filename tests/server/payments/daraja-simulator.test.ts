import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { simulatorKeys, startDarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import type { DarajaSimulator } from '../../../scripts/simulators/daraja-simulator.ts'
import type { PayerAct } from '../../../scripts/simulators/payers.ts'
import type { Push } from '../../../scripts/simulators/send-callback.ts'
import { payReference } from '../../../src/engine/payments/pay-reference.ts'
import type { DarajaAccount } from '../../../src/server/payments/daraja/daraja-post.ts'
import { darajaProvider } from '../../../src/server/payments/daraja/daraja-provider.ts'
import { registerReceived } from '../../../src/server/payments/daraja/daraja-received.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'

let simulator: DarajaSimulator
let server: TestServer
beforeAll(async () => {
  simulator = await startDarajaSimulator({ delay: 0, late: 0 })
  server = await startTestServer()
})
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const { shortcode, passkey, key: consumerKey, secret: consumerSecret } = simulatorKeys
/** The other phones answer by themselves. */
const undecided = '254712345640'
const callback = 'http://127.0.0.1:9/api/billing/callback/token'

/** Posts as a program does that is not the adapter. */
async function post(path: string, body: object, { address } = simulator): Promise<readonly [number, unknown]> {
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`
  const given = await fetch(`${address}/oauth/v1/generate?grant_type=client_credentials`, {
    headers: { authorization },
  })
  const { access_token: token }: { readonly access_token: string } = JSON.parse(await given.text())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return [response.status, await response.json()]
}

const passwordOf = (own: string, secret: string, time: string): string =>
  Buffer.from(own + secret + time).toString('base64')
const time = '20261129193000'
const signed = { BusinessShortCode: shortcode, Password: passwordOf(shortcode, passkey, time), Timestamp: time }
const request = {
  ...signed,
  TransactionType: 'CustomerPayBillOnline',
  Amount: 1500,
  PartyA: undecided,
  PartyB: shortcode,
  PhoneNumber: undecided,
  CallBackURL: callback,
  AccountReference: '202600000017',
  TransactionDesc: 'Subscription ',
}
const registration = {
  ShortCode: shortcode,
  ResponseType: 'Completed',
  ConfirmationURL: 'https://members.example/api/billing/received/0f/notice',
  ValidationURL: 'https://members.example/api/billing/received/0f/check',
}
const invalid = (field: string, api = '002') => [
  400,
  { errorCode: `400.${api}.02`, errorMessage: `Bad Request - Invalid ${field}` },
]
const wrongCredentials = [500, { errorCode: '500.001.1001', errorMessage: '[MerchantValidate] - Wrong credentials' }]

describe('the simulated M-Pesa refuses what the real one refuses [BIL-05]', () => {
  test.each<[string, object]>([
    ['Timestamp', { Timestamp: '2026-11-29T19:30:00' }],
    ['Timestamp', { Timestamp: '20261329193000' }],
    ['TransactionType', { TransactionType: 'PayBill' }],
    ['Amount', { Amount: 1500.5 }],
    ['Amount', { Amount: 0 }],
    ['PartyA', { PartyA: '0712345640' }],
    ['PartyB', { PartyB: '600000' }],
    ['PhoneNumber', { PhoneNumber: '+254712345640' }],
    ['CallBackURL', { CallBackURL: '/api/billing/callback/token' }],
    ['CallBackURL', { CallBackURL: 'http://members.example/api/billing/callback/token' }],
    ['AccountReference', { AccountReference: '2026000000017' }],
    ['AccountReference', { AccountReference: '' }],
    ['TransactionDesc', { TransactionDesc: 'Subscription P' }],
    ['TransactionDesc', { TransactionDesc: undefined }],
    ['BusinessShortCode', { BusinessShortCode: 'INV' }],
  ])('a request for money with a wrong %s: %j', async (field, changed) => {
    const asked = simulator.pushes.length
    expect(await post('/mpesa/stkpush/v1/processrequest', { ...request, ...changed })).toMatchObject(invalid(field))
    expect(simulator.pushes).toHaveLength(asked)
  })

  test.each<[string, string]>([
    ['with another passkey', passwordOf(shortcode, 'another', time)],
    ['in another order', passwordOf(passkey, shortcode, time)],
    ['of another time', passwordOf(shortcode, passkey, '20261129193001')],
    ['of another account', passwordOf('174380', passkey, time)],
    ['that is not encoded', shortcode + passkey + time],
  ])('a password %s, of a request and of a query', async (_kind, Password) => {
    expect(await post('/mpesa/stkpush/v1/processrequest', { ...request, Password })).toMatchObject(wrongCredentials)
    const question = { ...signed, Password, CheckoutRequestID: 'ws_CO_1' }
    expect(await post('/mpesa/stkpushquery/v1/query', question)).toMatchObject(wrongCredentials)
  })

  test('an account that nobody has', async () => {
    const nobodys = { BusinessShortCode: '600000', PartyB: '600000', Password: passwordOf('600000', passkey, time) }
    const refused = [500, { errorCode: '500.001.1001', errorMessage: 'Merchant does not exist' }]
    expect(await post('/mpesa/stkpush/v1/processrequest', { ...request, ...nobodys })).toMatchObject(refused)
  })

  test.each<[string, object]>([
    ['Timestamp', { Timestamp: '1' }],
    ['CheckoutRequestID', { CheckoutRequestID: undefined }],
  ])('a query with a wrong %s', async (field, changed) => {
    const question = { ...signed, CheckoutRequestID: 'ws_CO_1', ...changed }
    expect(await post('/mpesa/stkpushquery/v1/query', question)).toMatchObject(invalid(field))
  })

  test.each<[string, object]>([
    ['ShortCode', { ShortCode: '' }],
    ['ResponseType', { ResponseType: 'Canceled' }],
    ['ConfirmationURL', { ConfirmationURL: 'https://members.example/mpesa/notice' }],
    ['ConfirmationURL', { ConfirmationURL: 'https://safaricom.example/notice' }],
    ['ConfirmationURL', { ConfirmationURL: 'http://members.example/notice' }],
    ['ValidationURL', { ValidationURL: 'https://members.example/Execute' }],
    ['ValidationURL', { ValidationURL: 'https://members.example/cmd' }],
    ['ValidationURL', { ValidationURL: 'https://members.example/MySQL' }],
    ['ValidationURL', { ValidationURL: 'https://members.example/query' }],
    ['ValidationURL', { ValidationURL: undefined }],
  ])('a registration with a wrong %s: %j', async (field, changed) => {
    const answer = await post('/mpesa/c2b/v2/registerurl', { ...registration, ...changed })
    expect(answer).toMatchObject(invalid(field, '003'))
  })
})

describe('the simulated M-Pesa takes what it is sent rightly [BIL-02 BIL-05]', () => {
  const account = (): DarajaAccount => ({
    url: simulator.address,
    keys: { shortcode, passkey, consumerKey, consumerSecret },
    place: { database: server.services.database, tenant: 'demo', now: () => new Date() },
  })

  test('by hand', async () => {
    expect(await post('/mpesa/stkpush/v1/processrequest', request)).toMatchObject([200, { ResponseCode: '0' }])
    expect(await post('/mpesa/c2b/v2/registerurl', registration)).toMatchObject([200, { ResponseCode: '0' }])
  })

  test.each<[string, { readonly invoice: string; readonly description: string; readonly amount: number }]>([
    ['an invoice', { invoice: 'INV-2026-00001', description: 'Renewal', amount: 150_000 }],
    [
      'an invoice whose number and description are longer than the provider takes',
      { invoice: 'INV-2026-12345678901234567890', description: 'Subscription Payment, Entrance Fee', amount: 100 },
    ],
    ['an invoice without a description', { invoice: 'INV-2026-00002', description: '', amount: 150_000 }],
    ['cents, asked for as the next shilling', { invoice: 'INV-2026-00003', description: 'Fee', amount: 150_050 }],
  ])('by the adapter, of %s', async (_kind, { invoice, description, amount }) => {
    const provider = darajaProvider(account())
    const now = new Date()
    const asked = {
      name: 'payment',
      phone: undecided,
      email: 'ada@member.example',
      amount: provider.payable(amount),
      currency: 'KES',
      invoice,
      account: payReference(invoice),
      description,
      callback,
      back: callback,
      now,
    }
    const { message } = await provider.start(asked)
    expect(message.kind).toBe('accepted')
    const [push] = simulator.pushes
    expect(push).toMatchObject({ amount: Math.ceil(amount / 100), account: payReference(invoice), callback })
    const reference = push?.id ?? ''
    const question = { reference, amount, currency: 'KES', hasLeft: false, now }
    expect((await provider.status(question)).raw).toContain('The transaction is being processed')
  })

  test('by the adapter, of addresses for money by paybill', async () => {
    const addresses = { check: registration.ValidationURL, notice: registration.ConfirmationURL }
    expect((await registerReceived(account(), addresses)).json).toMatchObject({ ResponseCode: '0' })
  })
})

describe('a payer decides once [BIL-04 BIL-05]', () => {
  test('whoever cancels before a late approval has cancelled for ever', async () => {
    const phone = await startDarajaSimulator({ delay: 0, late: 300 })
    onTestFinished(() => phone.close())
    const ask = async () => {
      await post('/mpesa/stkpush/v1/processrequest', request, phone)
      const [push] = phone.pushes
      if (push === undefined) throw new Error('Nobody was asked.')
      return push
    }
    const press = ({ id }: Push, act: PayerAct) =>
      fetch(`${phone.address}/payer/${id}`, { method: 'POST', body: new URLSearchParams({ act }) })
    const [cancelled, approved] = [await ask(), await ask()]
    await press(cancelled, 'approve, confirm late')
    await press(cancelled, 'cancel')
    await expect.poll(() => cancelled.code).toBe('1032')
    // It was approved after the other: once it is paid, the other's approval is over too.
    await press(approved, 'approve, confirm late')
    await expect.poll(() => approved.code).toBe('0')
    expect(cancelled.code).toBe('1032')
    expect(phone.paybill.money.map(({ receipt }) => receipt)).toEqual([approved.receipt])
  })
})
