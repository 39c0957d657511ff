import { expect, test } from 'vitest'
import { missingCarriers } from '../../../src/server/messages/delivery/missing-carriers.ts'

const smtp = { url: 'smtp://127.0.0.1:25', from: 'office@demo.example' }
const sms = { url: 'https://sms.example/send', token: 'secret' }

test.each([
  ['production', undefined, undefined, ['SMTP_URL', 'SMS_URL']],
  ['production', smtp, undefined, ['SMS_URL']],
  ['production', undefined, sms, ['SMTP_URL']],
  ['production', smtp, sms, []],
  ['sample', undefined, undefined, []],
] as const)('in %s mode, what cannot be sent is warned of: %j, %j', (mode, mail, text, named) => {
  const sentences = missingCarriers({ mode, carriers: { smtp: mail, sms: text } })
  expect(sentences).toHaveLength(named.length)
  named.forEach((name, i) => expect(sentences[i]).toContain(name))
})
