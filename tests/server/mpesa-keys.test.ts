import { describe, expect, test } from 'vitest'
import { readProviders } from '../../src/server/platform/provider-keys.ts'
import { StartError } from '../../src/server/platform/start-error.ts'

const keys = 'demo=174379:a passkey:a key:a secret'
/** As long as a password that is encrypted, in base64. */
const credential = Buffer.alloc(128, 'x').toString('base64')

/** Why these variables are refused; empty when they are not. */
function refusalOf(variables: Readonly<Record<string, string>>): string {
  try {
    readProviders(variables)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return error.message
  }
  return ''
}

test('M-Pesa is offered by the organisations that have keys; some may be paid by paybill, and give money back', () => {
  const { daraja } = readProviders({
    MPESA_URL: 'http://127.0.0.1:9/',
    MPESA_KEYS: ` ${keys}, iek=600100:p:k:s ,`,
    MPESA_PAYBILLS: 'iek=254712345678',
    MPESA_INITIATORS: `demo=api-user:${credential}`,
  })
  expect(daraja).toEqual({
    url: 'http://127.0.0.1:9',
    keys: new Map([
      ['demo', { shortcode: '174379', passkey: 'a passkey', consumerKey: 'a key', consumerSecret: 'a secret' }],
      ['iek', { shortcode: '600100', passkey: 'p', consumerKey: 'k', consumerSecret: 's' }],
    ]),
    paybills: new Map([['iek', '254712345678']]),
    initiators: new Map([['demo', { name: 'api-user', credential }]]),
  })
  const none = { keys: new Map(), paybills: new Map(), initiators: new Map() }
  expect(readProviders({}).daraja).toEqual({ url: 'https://api.safaricom.co.ke', ...none })
})

describe('what is something else is refused by the name of its variable, without its secrets', () => {
  test.each([
    ['MPESA_KEYS', '{"demo":"SECRET'],
    ['MPESA_KEYS', '174379:SECRET:SECRET:SECRET'],
    ['MPESA_KEYS', 'demo=174379:SECRET:SECRET'],
    ['MPESA_KEYS', 'demo=174379::SECRET:SECRET'],
    ['MPESA_KEYS', 'demo=174379:SECRET:SECRET:'],
    ['MPESA_KEYS', 'demo=174379:SECRET:SECRET:SECRET:SECRET'],
    ['MPESA_KEYS', 'demo=till:SECRET:SECRET:SECRET'],
    ['MPESA_KEYS', 'Demo=174379:SECRET:SECRET:SECRET'],
    ['MPESA_PAYBILLS', '254712345678'],
    ['MPESA_PAYBILLS', 'demo=SECRET'],
    ['MPESA_PAYBILLS', 'demo=0712345678'],
    ['MPESA_INITIATORS', 'demo=SECRET'],
    ['MPESA_INITIATORS', `demo=:${credential}`],
    // The password as it is, by mistake.
    ['MPESA_INITIATORS', 'demo=api-user:SECRETSECRET'],
    ['MPESA_INITIATORS', `demo=api-user:SECRET ${credential}`],
    ['MPESA_URL', 'api.SECRET.example'],
    ['MPESA_URL', 'ftp://SECRET.example'],
  ])('%s: %s', (name, value) => {
    const message = refusalOf({ MPESA_KEYS: keys, [name]: value })
    expect(message).toContain(name)
    expect(message).not.toContain('SECRET')
    expect(message).not.toContain(credential)
  })

  test.each([
    ['a paybill', 'MPESA_PAYBILLS', 'ics=254712345678'],
    ['an initiator', 'MPESA_INITIATORS', `ics=api-user:${credential}`],
  ])('%s of an organisation without keys', (_kind, name, value) => {
    const message = refusalOf({ MPESA_KEYS: keys, [name]: value })
    for (const named of [name, 'MPESA_KEYS', 'ics']) expect(message).toContain(named)
    expect(message).not.toContain(credential)
  })
})
