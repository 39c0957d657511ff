import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { startSampleServer } from '../sample-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { messagesTo, registration, signedUp } from '../test-accounts.ts'
import { claimOf, sampleMember } from '../test-members.ts'
import { setSettings } from '../test-settings.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server.close())

/** Causes each kind of e-mail in a language; returns their HTML. */
async function everyEmail(language: string): Promise<readonly string[]> {
  const headers = { 'accept-language': language }
  const client = server.client()
  const emailAfter = async (path: string, body: JsonObject, recipient: string) => {
    server.clock.advance({ minutes: 1 })
    expect((await client.post(path, body, { headers })).status).toBe(200)
    const written = (await messagesTo(server, 'demo', recipient)).find(({ channel }) => channel === 'email')
    return written?.body_html ?? ''
  }
  const waiting = registration()
  const { email } = await signedUp(server)
  const member = sampleMember('M1001')
  return [
    await emailAfter('auth/register', waiting, waiting.email),
    await emailAfter('auth/register', registration({ email }), email),
    await emailAfter('auth/password-reset', { email }, email),
    await emailAfter('auth/activation', claimOf(member), member.email),
  ]
}

test('every e-mail has the colours that administrators saved, with legible text [PLAT-04]', async () => {
  const declared = await everyEmail('en')
  await setSettings(server, 'demo', {}, [{ colorName: 'primary', color: '#ffe34d' }])
  const saved = await everyEmail('en')
  await setSettings(server, 'demo')
  for (const html of declared) expect(html).not.toContain('#ffe34d')
  for (const html of saved) expect(html).toContain('background:#ffe34d;color:#16181d')
})

test.each(['en', 'sw'])(
  'every e-mail says that it is in the language %s, in which it was asked for [PLAT-15]',
  async (language) => {
    for (const html of await everyEmail(language)) expect(html).toContain(`<html lang="${language}">`)
  },
)
