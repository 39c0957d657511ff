import { expect, test } from 'vitest'
import { readProviders } from '../../src/server/platform/provider-keys.ts'
import { StartError } from '../../src/server/platform/start-error.ts'

test('cards are taken by the organisations that have keys, at the address that is given', () => {
  const { paystack } = readProviders({
    CARD_URL: 'http://127.0.0.1:9/',
    CARD_KEYS: ' demo=sk_test_0123456789, iek=sk_live_9876543210 ,',
  })
  expect(paystack).toEqual({
    url: 'http://127.0.0.1:9',
    keys: new Map([
      ['demo', 'sk_test_0123456789'],
      ['iek', 'sk_live_9876543210'],
    ]),
  })
  expect(readProviders({}).paystack).toEqual({ url: 'https://api.paystack.co', keys: new Map() })
})

test.each([
  ['CARD_KEYS', 'sk_live_SECRETSECRET'],
  ['CARD_KEYS', 'demo=short'],
  ['CARD_KEYS', 'demo=sk_live_SECRET SECRET'],
  ['CARD_KEYS', 'demo=sk_live_SECRETSECRET:iek=sk_live_SECRETSECRET'],
  ['CARD_KEYS', 'Demo=sk_live_SECRETSECRET'],
  ['CARD_URL', 'api.SECRET.example'],
  ['CARD_URL', 'ftp://SECRET.example'],
])('%s with something else is refused by its name, without its secrets: %s', (name, value) => {
  let message = ''
  try {
    readProviders({ [name]: value })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    ;({ message } = error)
  }
  expect(message).toContain(name)
  expect(message).not.toContain('SECRET')
})
