import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { dataOf, listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { codeSentTo } from '../test-accounts.ts'
import { png } from '../test-files.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const answers = { LastName: 'WAMBUI' }
const path = 'cases/change-of-name'

/** Gives every assurance of the request's submission, as the portal does. */
async function assure({ client }: CasePerson): Promise<void> {
  const asked = { do: 'submit', answers }
  expect(dataOf(await client.post(`${path}/new/assurances`, asked))).toEqual({
    given: [],
    next: { id: 'certified', kind: 'consent' },
  })
  expect(objectIn(await client.post(`${path}/new/assurances`, { ...asked, accept: 'certified' }))).toMatchObject({
    next: { id: 'signature' },
  })
  const base64Attachment = Buffer.from(await png().arrayBuffer()).toString('base64')
  dataOf(await client.post('profile/signature', { namespace: 'application', base64Attachment }))
  dataOf(await client.get('auth/send-otp'))
  dataOf(await client.post('auth/verify-otp', { otp_code: await codeSentTo(server, 'demo', '0712345678') }))
  expect(objectIn(await client.post(`${path}/new/assurances`, asked))).toEqual({
    given: ['certified', 'signature', 'code'],
    next: null,
  })
}

const begin = async (person: CasePerson) => server.start(person, 'cases/change-of-name', 'submit', answers)

describe('a case over the calls', () => {
  test('is started with its assurances, read, decided and listed, from its declaration alone', async () => {
    const person = await server.member()
    await assure(person)
    const begun = objectIn(await person.client.post(path, { do: 'submit', answers }))
    expect(begun).toMatchObject({
      state: 'open',
      answers,
      submitted: answers,
      transitions: [{ id: 'withdraw', closed: [] }],
      may: ['comment'],
    })
    const id = String(begun['id'])
    const own = await person.client.get(path)
    expect(objectIn(own)).toMatchObject({ items: [{ id, number: begun['number'], revision: 1 }], next: null })
    const desk = await registrar.client.get(`${path}?of=desk&number=${String(begun['number'])}`)
    expect(objectIn(desk)).toMatchObject({ items: [{ id, owner: { id: person.id } }] })
    expect(listIn(await registrar.client.get('cases'))).toContainEqual(
      expect.objectContaining({ type: 'change-of-name', state: 'open', title: 'Open' }),
    )
    const approved = await registrar.client.post(`${path}/${id}/transitions/approve`, {
      input: { opinion: 'The deed poll is in order.' },
      revision: 1,
    })
    expect(objectIn(approved)).toMatchObject({ state: 'approved', documents: [{ id: 'certificate', holds: 'valid' }] })
  })

  test('without its assurances is refused with a sentence, and they serve once', async () => {
    const person = await server.member()
    const unassured = await person.client.post(path, { do: 'submit', answers })
    expect(refusalOf(unassured)).toMatchObject({ status: 422, code: 'case-closed' })
    expect(textAt(unassured, '/message')).toContain('Give the confirmations')
    await assure(person)
    const other = await person.client.post(path, { do: 'submit', answers: { LastName: 'ANOTHER' } })
    expect(refusalOf(other)).toMatchObject({ status: 422, code: 'case-closed' })
    const id = textAt(await person.client.post(path, { do: 'submit', answers }), '/data/id')
    dataOf(await person.client.post(`${path}/${id}/transitions/withdraw`, {}))
    const again = await person.client.post(path, { do: 'submit', answers })
    expect(refusalOf(again)).toMatchObject({ status: 422, code: 'case-closed' })
  })

  test('is assured anew after half an hour, and then taken', async () => {
    const person = await server.member()
    await assure(person)
    server.clock.advance({ minutes: 31 })
    const late = await person.client.post(path, { do: 'submit', answers })
    expect(refusalOf(late)).toMatchObject({ status: 422, code: 'case-closed' })
    await assure(person)
    expect(objectIn(await person.client.post(path, { do: 'submit', answers }))).toMatchObject({ state: 'open' })
  })

  test('sent again with its key gets the first answer; with other content it is refused', async () => {
    const id = await begin(await server.member())
    const headers = { 'idempotency-key': 'a-key-of-16-letters-or-more' }
    const approve = (opinion: string) =>
      registrar.client.post(`${path}/${id}/transitions/approve`, { input: { opinion }, revision: 1 }, { headers })
    expect(objectIn(await approve('In order.'))).toMatchObject({ revision: 2 })
    expect(objectIn(await approve('In order.'))).toMatchObject({ revision: 2, state: 'approved' })
    expect(refusalOf(await approve('Another.'))).toMatchObject({ status: 409, code: 'key-reused' })
  })

  test('that has changed since says who did what and when [APP-09]', async () => {
    const id = await begin(await server.member())
    dataOf(await registrar.client.post(`${path}/${id}/assign`, { assignee: registrar.id, revision: 1 }))
    const late = await registrar.client.post(`${path}/${id}/transitions/reject`, {
      input: { reason: 'The deed poll is missing.' },
      revision: 1,
    })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ code: 'stale', change: { what: 'Assigned', revision: 2 } })
    expect(textAt(late, '/message')).toMatch(/changed this request since you opened it: Assigned, \d\d:\d\d/)
  })

  test('with invalid input has each error at its field', async () => {
    const id = await begin(await server.member())
    const refused = await registrar.client.post(`${path}/${id}/transitions/reject`, { input: {} })
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { '/reason': expect.any(String) },
    })
  })

  test('takes no file that a client claims by its id', async () => {
    const id = await begin(await server.member())
    const file = { id: '00000000-0000-4000-8000-000000000000', name: 'deed.pdf', mediaType: 'application/pdf', size: 9 }
    const refused = await registrar.client.post(`${path}/${id}/transitions/reject`, { input: { reason: file } })
    expect(refusalOf(refused)).toMatchObject({
      status: 422,
      code: 'invalid',
      errors: { '/reason': expect.any(String) },
    })
  })

  test('has a question that its owner answers, and changes just that', async () => {
    const person = await server.member()
    const id = await begin(person)
    const asked = { text: 'Which second name?', pins: [{ field: '/SecondName' }] }
    expect(objectIn(await registrar.client.post(`${path}/${id}/ask`, asked))).toMatchObject({ asked: true })
    const closed = await registrar.client.post(`${path}/${id}/transitions/approve`, { input: { opinion: 'In order.' } })
    expect(refusalOf(closed)).toMatchObject({ status: 422, code: 'case-closed' })
    const changed = { LastName: 'SOMETHING ELSE', SecondName: 'NJERI' }
    expect(refusalOf(await person.client.post(`${path}/${id}/answer`, { answers: changed }))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/LastName': 'The question does not ask about this, so it cannot be changed now.' },
    })
    const corrected = { answers: { SecondName: 'NJERI' } }
    expect(objectIn(await person.client.post(`${path}/${id}/answer`, corrected))).toMatchObject({
      asked: false,
      answers: { LastName: 'WAMBUI', SecondName: 'NJERI' },
    })
  })

  test('shows its owner neither hidden comments nor who of the staff did what [CASE-06]', async () => {
    const person = await server.member()
    const id = await begin(person)
    dataOf(await registrar.client.post(`${path}/${id}/comments`, { text: 'For us alone', hidden: true }))
    dataOf(await registrar.client.post(`${path}/${id}/comments`, { text: 'For everybody' }))
    dataOf(await registrar.client.post(`${path}/${id}/assign`, { assignee: registrar.id }))
    const textsOf = async ({ client }: CasePerson) => {
      const { comments } = objectIn(await client.get(`${path}/${id}`))
      return Array.isArray(comments) ? comments.map((one) => getAt(one, '/text')) : []
    }
    expect(await textsOf(person)).toEqual(['For everybody'])
    expect(await textsOf(registrar)).toEqual(['For us alone', 'For everybody'])
    const kinds = async ({ client }: CasePerson) =>
      listIn(await client.get(`${path}/${id}/history`)).map(({ kind }) => kind)
    expect(await kinds(person)).toEqual(['transition'])
    expect(await kinds(registrar)).toEqual(['transition', 'assignment'])
  })
})
