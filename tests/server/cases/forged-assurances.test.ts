import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSampleData } from '../../../src/server/start/sample-data/add-sample-data.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { codeSentTo, registration } from '../test-accounts.ts'
import { blankPng, formOf, png } from '../test-files.ts'
import { claimOf, sampleMember } from '../test-members.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer()
  await addSampleData(server.services)
})
afterAll(() => server.close())

const path = 'cases/change-of-name'
const asked = { do: 'submit', answers: { LastName: 'WAMBUI' } }

const nextOf = async ({ client }: CasePerson) => objectIn(await client.post(`${path}/new/assurances`, asked))['next']

/** A member who has agreed to the text, and has to sign next. */
async function agreed(): Promise<CasePerson> {
  const person = await server.member()
  dataOf(await person.client.post(`${path}/new/assurances`, { ...asked, accept: 'certified' }))
  return person
}

/** The same, signed; a code is sent, and has to be entered next. */
async function signed(): Promise<CasePerson> {
  const person = await agreed()
  dataOf(await person.client.postForm('profile/signature', signatureOf(png())))
  expect(await nextOf(person)).toEqual({ id: 'code', kind: 'one-time-code' })
  return person
}

const signatureOf = (file: File): FormData => formOf({ namespace: 'application' }, { base64Attachment: file })

/** Nothing counts as confirmed, and nothing of what was given before is lost. */
async function isUnconfirmed(person: CasePerson): Promise<void> {
  expect(objectIn(await person.client.post(`${path}/new/assurances`, asked))).toMatchObject({
    given: ['certified', 'signature'],
    next: { id: 'code' },
  })
  const early = await person.client.post(path, asked)
  expect(refusalOf(early)).toMatchObject({ status: 422, code: 'case-closed' })
  expect(textAt(early, '/message')).toContain('Give the confirmations')
}

describe('a code for another purpose confirms no case [CASE-05]', () => {
  test('that of a registration: it is wrong here, and where it belongs it confirms the registration alone', async () => {
    const person = await signed()
    const body = registration({ phone: '0799000111' })
    const id = textAt(await server.client().post('auth/register', body), '/data/id')
    const otp_code = await codeSentTo(server, 'demo', body.email)
    const entered = await person.client.post('auth/verify-otp', { otp_code })
    expect(refusalOf(entered)).toMatchObject({ status: 422, code: 'wrong-code' })
    expect(textAt(entered, '/message')).toBe('The code is wrong')
    await isUnconfirmed(person)
    expect(objectIn(await person.client.post('auth/verify-otp', { id, otp_code }))).toHaveProperty('token')
    await isUnconfirmed(person)
  })

  test('that of an activation: it is wrong here', async () => {
    const person = await signed()
    const member = sampleMember('M1002')
    dataOf(await server.client().post('auth/activation', claimOf(member)))
    const otp_code = await codeSentTo(server, 'demo', member.email)
    const entered = await person.client.post('auth/verify-otp', { otp_code })
    expect(refusalOf(entered)).toMatchObject({ status: 422, code: 'wrong-code' })
    await isUnconfirmed(person)
  })

  test('that of somebody else’s session: it proves nothing about this one’s phone', async () => {
    const person = await signed()
    const other = await server.member()
    const id = textAt(await other.client.get('auth/send-otp'), '/data/id')
    const otp_code = await codeSentTo(server, 'demo', '0712345678')
    const entered = await person.client.post('auth/verify-otp', { id, otp_code })
    expect(refusalOf(entered)).toMatchObject({ code: 'code-over' })
    await isUnconfirmed(person)
  })

  test('one that was entered before it was asked for', async () => {
    const person = await agreed()
    dataOf(await person.client.get('auth/send-otp'))
    const otp_code = await codeSentTo(server, 'demo', '0712345678')
    dataOf(await person.client.post('auth/verify-otp', { otp_code }))
    expect(await nextOf(person)).toEqual({ id: 'signature', kind: 'signature' })
    server.clock.advance({ seconds: 61 })
    dataOf(await person.client.postForm('profile/signature', signatureOf(png())))
    expect(refusalOf(await person.client.post('auth/verify-otp', { otp_code }))).toMatchObject({ code: 'wrong-code' })
    await isUnconfirmed(person)
  })
})

describe('a signature with nothing on it signs nothing [CASE-05]', () => {
  const blanks: readonly (readonly [what: string, file: () => File])[] = [
    ['a pad that nobody drew on', () => blankPng(0, 0, 0, 0)],
    ['white paper', () => blankPng(255, 255, 255)],
  ]

  test.each(blanks)('%s is refused at its field, and nothing is lost', async (_what, blank) => {
    const person = await agreed()
    const refused = await person.client.postForm('profile/signature', signatureOf(blank()))
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { '/base64Attachment': 'Signature is blank: sign first' },
    })
    const base64Attachment = Buffer.from(await blank().arrayBuffer()).toString('base64')
    const again = await person.client.post('profile/signature', { namespace: 'application', base64Attachment })
    expect(refusalOf(again)).toMatchObject({ status: 422, errors: { '/base64Attachment': expect.any(String) } })
    expect(listIn(await person.client.get('profile/signature'))).toEqual([])
    expect(await nextOf(person)).toEqual({ id: 'signature', kind: 'signature' })
    dataOf(await person.client.postForm('profile/signature', signatureOf(png())))
    expect(await nextOf(person)).toMatchObject({ id: 'code' })
  })
})
