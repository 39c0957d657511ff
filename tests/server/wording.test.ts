import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import catalogue from '../../schemas/messages/en.json'
import { calls } from '../../src/contract/calls.ts'
import { catalogueTextsIn } from '../../src/contract/catalogue-text.ts'
import { errorCodes } from '../../src/contract/error-catalogue.ts'
import { toErrorBody } from '../../src/server/http/error-body.ts'
import { implement } from '../../src/server/http/implement.ts'
import { inLanguage } from '../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import { Refusal } from '../../src/server/platform/refusal.ts'
import { responseTexts } from '../../src/server/platform/texts/response-texts.ts'
import { textOf } from '../../src/server/platform/texts/text-of.ts'
import { dataOf, textAt } from './answers.ts'
import { rewordedTenants } from './reworded-tenants.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { messagesTo, registration, signedUp } from './test-accounts.ts'
import type { Answer, TestClient } from './test-client.ts'
import { searchPath } from './test-members.ts'
import { makeMember } from './test-profiles.ts'

/** An organisation's own wording: the base's texts, marked in each language. */
const own = (mark: string) =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, `${mark} ${text}`]))
const english = own('Ours:')
const kiswahili = own('Yetu:')
const languages = [
  ['en', english],
  ['sw', kiswahili],
] as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ tenants: await rewordedTenants('demo', english, kiswahili) })
  // Reworded forms are compiled when they are first asked for. On a busy machine a transaction would not wait so long.
  for (const [language] of languages) {
    await server.client('demo').post('auth/register', {}, { headers: { 'accept-language': language } })
  }
})
afterAll(() => server.close())

type Call = (client: TestClient, headers: Readonly<Record<string, string>>) => Promise<Answer>

interface Case {
  readonly name: string
  readonly call: Call
  /** The pointer of the text in the body. */
  readonly at: string
  readonly key: keyof typeof catalogue
  readonly params?: Readonly<Record<string, string>>
}

const wrongLogin: Call = (client, headers) =>
  client.post('auth/login', { email: 'nobody@sample.example', password: 'Wrong#2026' }, { headers })

const changedPassword =
  (currentPassword: string): Call =>
  async (_, headers) => {
    const client = await signedUp(server)
    const password = { password: 'Another#2026', confirmPassword: 'Another#2026' }
    return client.post('auth/set-password', { currentPassword, ...password }, { headers })
  }

const contact = {
  Type: 'Personal',
  Email: 'somebody@sample.example',
  PhoneNo: '0712345678',
  Country: 'KE',
  County: '047',
  City: 'WESTLANDS',
  Address: 'P.O. Box 1',
  PlaceOfWork: 'Office',
  Designation: 'Engineer',
  Location: 'Nairobi',
}

const atFields: readonly Case[] = [
  {
    name: 'a password that is easily guessed',
    call: (client, headers) =>
      client.post('auth/register', registration({ password: 'Password1!', confirmPassword: 'Password1!' }), {
        headers,
      }),
    at: '/errors/0/message',
    key: 'server.password-common',
  },
  {
    name: 'a current password that is wrong',
    call: changedPassword('Wrong#2026'),
    at: '/errors/0/message',
    key: 'server.wrong-password',
  },
  {
    name: 'a number that is no base64',
    call: (client, headers) => client.get('profile/search/member?MemberNo=%25', { headers }),
    at: '/errors/0/message',
    key: 'server.not-base64',
  },
  {
    name: 'a body without a property that its call asks for',
    call: (client, headers) => client.post('error-reports', {}, { headers }),
    at: '/errors/0/message',
    key: 'validation.required',
  },
]

const whole: readonly Case[] = [
  { name: 'a wrong password', call: wrongLogin, at: '/message', key: 'server.wrong-credentials' },
  {
    name: 'too many attempts, with its count',
    call: async (client, headers) => {
      for (let i = 0; i < 10; i++) await wrongLogin(client, headers)
      return wrongLogin(client, headers)
    },
    at: '/message',
    key: 'server.too-many-minutes',
    params: { count: '15' },
  },
  {
    name: 'a call without a session',
    call: (client, headers) => client.get('auth/user', { headers }),
    at: '/message',
    key: 'server.no-session',
  },
  {
    name: 'a path that there is not',
    call: (client, headers) => client.get('nothing', { headers }),
    at: '/message',
    key: 'server.not-found',
  },
  {
    name: 'a number that no member has',
    call: (client, headers) => client.get(searchPath('M9999'), { headers }),
    at: '/message',
    key: 'server.member-not-found',
  },
  {
    name: 'a body for another profile',
    call: async (_, headers) => {
      const { client } = await makeMember(server, 'demo')
      return client.post('profile/contact', { ProfileID: 'another' }, { headers })
    },
    at: '/message',
    key: 'server.not-own-profile',
  },
]

const outcomes: readonly Case[] = [
  {
    name: 'a link that was sent',
    call: (client, headers) => client.post('auth/password-reset', { email: 'nobody@sample.example' }, { headers }),
    at: '/data/message',
    key: 'server.link-sent',
  },
  {
    name: 'a record that was removed',
    call: async (_, headers) => {
      const { client } = await makeMember(server, 'demo')
      dataOf(await client.post('profile/contact', contact))
      return client.post('profile/contact/remove', { EntryNo: 1 }, { headers })
    },
    at: '/data/message',
    key: 'server.deleted',
  },
  {
    name: 'a session that was ended',
    call: async (_, headers) => (await signedUp(server)).post('auth/logout', {}, { headers }),
    at: '/data/message',
    key: 'server.signed-out',
  },
  {
    name: 'a record that was removed before',
    call: async (_, headers) => {
      const { client } = await makeMember(server, 'demo')
      const $ifRevision = textAt(await client.post('profile/contact', contact), '/data/$revision')
      dataOf(await client.post('profile/contact/remove', { EntryNo: 1, $ifRevision }))
      return client.post('profile/contact/remove', { EntryNo: 1, $ifRevision }, { headers })
    },
    at: '/data/message',
    key: 'server.deleted-already',
  },
  {
    name: 'a code that was sent, beside what else is answered',
    call: async (_, headers) => (await signedUp(server)).get('auth/send-otp', { headers }),
    at: '/data/message',
    key: 'server.code-sent',
  },
  {
    name: 'a password that was changed',
    call: changedPassword(registration().password),
    at: '/data/message',
    key: 'server.password-changed',
  },
]

const wordedCalls = Object.values(calls).filter(({ response }) => catalogueTextsIn(response).length > 0)

const filled = (text: string | undefined, params: Readonly<Record<string, string>> = {}): string | undefined =>
  text?.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

describe.each(languages)('an organisation with its own wording, in %s,', (language, texts) => {
  const headers = { 'accept-language': language }

  test.each([...atFields, ...whole, ...outcomes])('uses it for $name', async ({ call, at, key, params }) => {
    server.clock.advance({ minutes: 30 })
    expect(textAt(await call(server.client(), headers), at)).toBe(filled(texts[key], params))
  })

  test.each(errorCodes)('uses it for the refusal %s', (code) => {
    const { message } = toErrorBody(new Refusal(code), editionIn(language), 'id')
    expect(message).toBe((texts as Readonly<Record<string, string>>)[`server.${code}`])
  })

  test.each(wordedCalls)('uses it in responses of $path', ({ response }) => {
    const names = catalogueTextsIn(response)
    const messages = Object.fromEntries(names.map((name) => [name, { key: 'server.too-many-seconds.other' }]))
    const answered = responseTexts(response)(editionIn(language), { ...messages, id: 'kept' })
    const text = texts['server.too-many-seconds.other']
    expect(answered).toEqual({ ...Object.fromEntries(names.map((name) => [name, text])), id: 'kept' })
  })

  test('uses it in e-mails and text messages', async () => {
    server.clock.advance({ minutes: 30 })
    const organisation = server.services.tenants.byHost('demo.localhost')?.declaration.name ?? ''
    const registered = registration()
    dataOf(await server.client().post('auth/register', registered, { headers }))
    const [email] = await messagesTo(server, 'demo', registered.email)
    expect(email?.subject).toBe(filled(texts['mail.activation.subject'], { organisation }))
    const [sms] = await messagesTo(server, 'demo', registered.phone)
    expect(sms?.body_text).toBe(filled(texts['sms.registration'], { organisation }))
  })

  test('uses it in descriptions of refusals', async () => {
    const { text } = await server.client().get('openapi.json', { headers })
    expect(text).toContain(`\`no-session\`: ${texts['server.no-session']}`)
  })
})

test('another organisation, and a host of none, use the base’s wording', async () => {
  expect(textAt(await wrongLogin(server.client('ics'), {}), '/message')).toBe(catalogue['server.wrong-credentials'])
  const nowhere = await server.client().get('company', { headers: { host: 'nowhere.example' } })
  expect(textAt(nowhere, '/message')).toBe(catalogue['server.organisation-not-found'])
})

test('no refusal can have a text that is not in the catalogue', () => {
  // @ts-expect-error a text, where the key of one is asked for
  expect(new Refusal('forbidden', { message: 'This is not your profile' }).code).toBe('forbidden')
  // @ts-expect-error a key that the catalogue does not have
  expect(new Refusal('forbidden', { message: { key: 'server.no-such-text' } }).code).toBe('forbidden')
  // @ts-expect-error a text that mentions a count, without one
  expect(new Refusal('too-many', { message: { key: 'server.too-many-seconds' } }).code).toBe('too-many')
  // @ts-expect-error a text at a field
  const text: ConstructorParameters<typeof Refusal>[1] = { errors: [{ pointer: '/a', message: 'Wrong' }] }
  expect(new Refusal('invalid', text).code).toBe('invalid')
  const issue = { pointer: '/a', keyword: 'required', message: 'Wrong' }
  // @ts-expect-error an issue that neither a form nor a validator found
  const errors: ConstructorParameters<typeof Refusal>[1] = { errors: [{ pointer: '/a', message: issue }] }
  expect(new Refusal('invalid', errors).code).toBe('invalid')
})

test('no response can have a text that is not in the catalogue', () => {
  const { logout } = calls
  // @ts-expect-error a text, where the key of one is asked for
  expect(implement(logout, async () => ({ message: 'Signed out' })).call).toBe(logout)
  // @ts-expect-error a key that the catalogue does not have
  expect(implement(logout, async () => ({ message: { key: 'server.no-such-text' } as const })).call).toBe(logout)
  // @ts-expect-error a text that was looked up before
  expect(implement(logout, async () => ({ message: textOf(editionIn('en'), 'server.deleted') })).call).toBe(logout)
})

function editionIn(language: string): PublishedTenant {
  return inLanguage(server.services.tenants.byHost('demo.localhost') ?? fail(), language)
}

function fail(): never {
  throw new Error('The organisation is not served.')
}
