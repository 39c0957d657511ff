import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardVariables, startCardSimulator } from '../../../scripts/simulators/card-simulator.ts'
import type { CardSimulator } from '../../../scripts/simulators/card-simulator.ts'
import { paystackProvider } from '../../../src/server/payments/paystack/paystack-provider.ts'

let simulator: CardSimulator
beforeAll(async () => {
  simulator = await startCardSimulator()
})
afterAll(() => simulator.close())

const secretKey = cardVariables('', ['demo']).CARD_KEYS.replace('demo=', '')
const back = 'https://members.example/checkout/e30?payment=1'
const right = { email: 'ada@member.example', amount: 150_050, currency: 'KES', reference: 'a-1', callback_url: back }

async function initialize(body: object, { key = secretKey, path = '/transaction/initialize', method = 'POST' } = {}) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${simulator.address}${path}`, { method, headers, ...sent })
  const answer: { readonly status: boolean; readonly message: string } = JSON.parse(await response.text())
  return { status: response.status, message: answer.message }
}

describe('the simulated provider of cards refuses what the real one refuses [BIL-05]', () => {
  test.each<[string, object, string]>([
    ['no address of the payer', { email: '' }, 'Invalid Email Address Passed'],
    ['an address that is none', { email: 'ada' }, 'Invalid Email Address Passed'],
    ['shillings and cents', { amount: 1500.5 }, 'Invalid Amount Sent'],
    ['no amount', { amount: 0 }, 'Invalid Amount Sent'],
    ['a currency that the account has not', { currency: 'XXX' }, 'Currency not supported by merchant'],
    ['a name with other characters', { reference: 'INV/2026' }, 'Invalid reference'],
    ['no name', { reference: undefined }, 'Invalid reference'],
    ['a path as the way back', { callback_url: '/checkout' }, 'Invalid callback URL'],
    ['no way back', { callback_url: undefined }, 'Invalid callback URL'],
    ['a way to pay that there is not', { channels: ['cheque'] }, 'Invalid channels'],
  ])('%s', async (_kind, changed, message) => {
    expect(await initialize({ ...right, ...changed })).toEqual({ status: 400, message })
    expect(simulator.transactions).toEqual([])
  })

  test.each<[string, { readonly key?: string; readonly path?: string; readonly method?: string }, number]>([
    ['another key', { key: 'sk_test_another' }, 401],
    ['another path', { path: '/transaction/begin' }, 404],
    ['another method', { method: 'GET' }, 404],
  ])('%s', async (_kind, call, status) => {
    expect((await initialize(right, call)).status).toBe(status)
    expect(simulator.transactions).toEqual([])
  })
})

test('the simulated provider of cards takes what the adapter sends, each name once [BIL-02 BIL-05]', async () => {
  const provider = paystackProvider({ url: simulator.address, secretKey })
  const asked = {
    name: '5f0c7a52-6d5e-4f5e-9a53-0c1f6f0c7a52',
    phone: '',
    email: 'ada@member.example',
    amount: provider.payable(150_050),
    currency: 'KES',
    invoice: 'INV-2026-00001',
    account: '202600000017',
    description: '',
    callback: '',
    back,
    now: new Date(),
  }
  const { message } = await provider.start(asked)
  expect(message).toEqual({ kind: 'accepted', reference: asked.name, page: `${simulator.address}/pay/${asked.name}` })
  expect(simulator.transactions).toMatchObject([{ reference: asked.name, amount: 150_050, currency: 'KES', back }])
  expect((await provider.start(asked)).message).toMatchObject({ kind: 'refused' })
  expect(simulator.transactions).toHaveLength(1)
})
