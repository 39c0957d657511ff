import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listIn, objectIn, refusalOf, textAt } from './answers.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { codeSentTo } from './test-accounts.ts'
import { falsePng, formOf, png } from './test-files.ts'
import { makeMember } from './test-profiles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const picture = async (): Promise<string> => Buffer.from(await png().arrayBuffer()).toString('base64')

/** A member who has just signed. */
async function signed() {
  const { client } = await makeMember(server, 'demo')
  const base64Attachment = await picture()
  const sign = async (namespace: string) =>
    objectIn(await client.post('profile/signature', { namespace, base64Attachment }))
  const before = (await codesSent()).length
  expect(await sign('application')).toMatchObject({ message: 'signature saved successfully' })
  return { client, sign, codes: async () => (await codesSent()).slice(before) }
}

/** The text messages with a code to the phone that every member of these tests has. */
async function codesSent(): Promise<readonly unknown[]> {
  return server.services.database.inTenant('demo', ({ db }) =>
    db.selectFrom('outbox').select('id').where('recipient', '=', '0712345678').where('channel', '=', 'sms').execute(),
  )
}

describe('a signature', () => {
  test('is stored, its picture in base64 or as a file [API-01]', async () => {
    const { client, profileId } = await makeMember(server, 'demo')
    const base64Attachment = `data:image/png;base64,${await picture()}`
    const saved = await client.post('profile/signature', {
      namespace: 'application',
      base64Attachment,
      profileID: profileId,
    })
    expect(objectIn(saved)).toMatchObject({
      message: 'signature saved successfully',
      namespace: 'application',
      base64Attachment: { mediaType: 'image/png' },
    })
    const file = await client.get(`files/${textAt(saved, '/data/base64Attachment/id')}`)
    expect(file.bytes.toString('base64')).toBe(await picture())
    const asFile = await client.postForm(
      'profile/signature',
      formOf({ namespace: 'upgrade' }, { base64Attachment: png() }),
    )
    expect(asFile.status).toBe(200)
    expect(listIn(await client.get('profile/signature')).map(({ namespace }) => namespace)).toEqual([
      'application',
      'upgrade',
    ])
  })

  test('sends the code that confirms it, once where the client asks for the code as well [API-01 AUTH-11]', async () => {
    const { client, codes } = await signed()
    expect(await codes()).toHaveLength(1)
    server.clock.advance({ seconds: 15 })
    expect(objectIn(await client.get('auth/send-otp'))).toMatchObject({ phone_no: '0712345678', resend_after: 45 })
    expect(await codes()).toHaveLength(1)
    const otp_code = await codeSentTo(server, 'demo', '0712345678')
    expect(objectIn(await client.post('auth/verify-otp', { otp_code }))).toEqual({
      message: 'Successfully verified Otp',
    })
    // That code is used up: what is asked for now is another one, which has to wait.
    expect(refusalOf(await client.get('auth/send-otp'))).toEqual({ status: 429, code: 'too-many' })
  })

  test('is stored where no more codes may be sent, and the call for the code says so [API-01 AUTH-11]', async () => {
    const { client, codes, sign } = await signed()
    for (let i = 1; i < 6; i += 1) {
      server.clock.advance({ seconds: 61 })
      expect(objectIn(await client.get('auth/send-otp'))).toMatchObject({ resend_after: 60 })
    }
    server.clock.advance({ seconds: 61 })
    await sign('upgrade')
    expect(listIn(await client.get('profile/signature'))).toHaveLength(2)
    expect(await codes()).toHaveLength(6)
    expect(refusalOf(await client.get('auth/send-otp'))).toEqual({ status: 429, code: 'too-many' })
  })

  test('that is no picture is refused at its field, and one of another profile is forbidden [API-01]', async () => {
    const { client } = await makeMember(server, 'demo')
    const other = await makeMember(server, 'demo')
    const text = Buffer.from('just some text').toString('base64')
    const refused = refusalOf(
      await client.post('profile/signature', { namespace: 'application', base64Attachment: text }),
    )
    expect(refused).toMatchObject({ status: 422, errors: { '/base64Attachment': 'Signature must be a picture (PNG)' } })
    const posing = await client.postForm(
      'profile/signature',
      formOf({ namespace: 'application' }, { base64Attachment: falsePng() }),
    )
    expect(posing.status).toBe(422)
    const foreign = { namespace: 'application', base64Attachment: await picture(), profileID: other.profileId }
    expect(refusalOf(await client.post('profile/signature', foreign))).toMatchObject({ status: 403 })
    expect(listIn(await other.client.get('profile/signature'))).toEqual([])
  })
})
