import { expect, test } from 'vitest'
import { startWarnings } from '../../src/server/start/start-warnings.ts'

const smtp = { url: 'smtp://127.0.0.1:25', from: 'office@demo.example' }
const sms = { url: 'https://sms.example/send', token: 'secret' }

test.each([
  ['production', undefined, undefined, ['SMTP_URL', 'SMS_URL']],
  ['production', smtp, undefined, ['SMS_URL']],
  ['production', undefined, sms, ['SMTP_URL']],
  ['production', smtp, sms, []],
  ['sample', undefined, undefined, []],
] as const)('in %s mode, what cannot be sent is warned of: %j, %j', (mode, mail, text, named) => {
  const sentences = startWarnings({ mode, carriers: { smtp: mail, sms: text }, host: '127.0.0.1', trustedProxies: 1 })
  expect(sentences).toHaveLength(named.length)
  named.forEach((name, i) => expect(sentences[i]).toContain(name))
})

test.each([
  ['production', '127.0.0.1', 0, true],
  ['production', 'localhost', 0, true],
  ['production', '127.0.0.1', 1, false],
  ['production', '0.0.0.0', 0, false],
  ['sample', '127.0.0.1', 0, false],
] as const)(
  'in %s mode on %s behind %i known proxies, the unknown one is warned of: %s',
  (mode, host, trustedProxies, warned) => {
    const sentences = startWarnings({ mode, carriers: { smtp, sms }, host, trustedProxies })
    expect(sentences.some((sentence) => sentence.includes('TRUSTED_PROXIES'))).toBe(warned)
  },
)
