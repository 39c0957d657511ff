import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt, setAt } from '../../../src/engine/json/pointer.ts'
import { saveMembers } from '../../../src/server/members/members.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'
import { listIn, objectIn, refusalOf, textAt } from '../answers.ts'
import { asOneLine, readPdf } from '../documents/read-pdf.ts'
import { formOf, pdf } from '../test-files.ts'
import { documentCode, startCaseServer, storedCase, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let verifier: CasePerson
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(undeclared()) })
  verifier = await server.staff('verifier')
})
afterAll(() => server.close())

/** The case type without its declaration, which takes a call of its own. */
function undeclared(): Readonly<Record<string, JsonValue>> {
  const file = 'schemas/cases/cpd-claim/case.json'
  const declared = withCases.get(file) ?? {}
  const submit = getAt(declared, '/transitions/0')
  const { assure: _assure, ...unassured } = isJsonObject(submit) ? submit : {}
  return { [file]: setAt(declared, '/transitions/0', unassured) }
}

/** A member whom the register has. */
async function registered(): Promise<CasePerson> {
  const person = await server.member()
  const memberNo = `R-${person.id.slice(0, 8).toUpperCase()}`
  const names = { first_name: 'ADA', second_name: '', last_name: 'EXAMPLE' }
  const rest = { id_number: '1', email: 'ada@member.example', phone: '0700000000', category: 'GRADUATE' }
  await server.inTenant(async (tx) => {
    await updateProfile(tx, person.profileId, { member_no: memberNo })
    await saveMembers(tx, [
      { member_no: memberNo, ...names, ...rest, status: 'Active', registration_date: '2025-01-01' },
    ])
  })
  return person
}

const claim = async ({ client }: CasePerson, changes: JsonObject = {}): Promise<string> => {
  const activity = { description: 'Course in bridge design', period: 2025, points: 7.5, provider: 'Sample College' }
  const body = { do: 'submit', answers: { ...activity, ...changes } }
  return textAt(await client.postForm('cases/cpd-claim', formOf(body, { 'answers/evidence': pdf() })), '/data/id')
}
const award = (id: string, input: JsonObject = {}) => server.act(verifier, id, { do: 'award', input })
const pointsOf = async ({ client }: CasePerson) =>
  listIn(await client.get('cpd_awards/awards')).map(({ pointAwarded, period }) => [period, pointAwarded])

describe('a claim of points [CPD-02]', () => {
  test('counts once it is awarded, not before, for its year', async () => {
    const person = await registered()
    const id = await claim(person)
    expect(await pointsOf(person)).toEqual([])
    await award(id)
    expect(await pointsOf(person)).toEqual([['2025', 7.5]])
    expect((await storedCase(server, id)).kase).toMatchObject({ state: 'awarded', answers: { awarded: 7.5 } })
  })

  test('may be awarded fewer points than it asks for', async () => {
    const person = await registered()
    await award(await claim(person), { points: 4.5, comment: 'The course lasted half a day.' })
    expect(await pointsOf(person)).toEqual([['2025', 4.5]])
  })

  test('that is rejected or withdrawn gives no points, and may be made again', async () => {
    const person = await registered()
    const first = await claim(person)
    await server.act(verifier, first, { do: 'reject', input: { reason: 'The evidence does not name you.' } })
    const second = await claim(person)
    await server.act(person, second, { do: 'withdraw' })
    await claim(person)
    expect(await pointsOf(person)).toEqual([])
  })

  test('cannot be awarded for an activity that has points already, and stays open', async () => {
    const person = await registered()
    await award(await claim(person))
    const other = await claim(person, { description: 'Course in bridge design ', period: 2024 })
    await award(other)
    const again = await claim(person, { description: 'COURSE IN BRIDGE DESIGN' })
    await expect(award(again)).rejects.toMatchObject({ code: 'invalid' })
    expect((await storedCase(server, again)).kase.state).toBe('open')
    expect(await pointsOf(person)).toEqual([
      ['2025', 7.5],
      ['2024', 7.5],
    ])
  })

  test('that repeats another one is refused at the field with its activity', async () => {
    const person = await registered()
    await claim(person)
    const answers = { description: 'Course in bridge design', period: 2025, points: 2, provider: 'Sample College' }
    const body = { do: 'submit', answers }
    const refused = await person.client.postForm('cases/cpd-claim', formOf(body, { 'answers/evidence': pdf() }))
    const message = 'You have claimed points for this activity in this year already.'
    expect(refusalOf(refused)).toMatchObject({ status: 409, code: 'conflict', errors: { '/description': message } })
  })

  test('of somebody whom the register does not have cannot be awarded', async () => {
    const id = await claim(await server.member())
    await expect(award(id)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('a transcript [CPD-02]', () => {
  const request = ({ client }: CasePerson) =>
    client.postForm('cases/cpd-transcript', formOf({ do: 'request', answers: {} }))

  test('lists every award with the sum, and is verified by its code', async () => {
    const person = await registered()
    await award(await claim(person))
    await award(await claim(person, { description: 'Reading', period: 2024, points: 2.25 }))
    const id = textAt(await request(person), '/data/id')
    const file = textAt(await person.client.get(`cases/cpd-transcript/${id}/documents/transcript`), '/data')
    const text = asOneLine((await readPdf(Buffer.from(file, 'base64'))).texts)
    for (const shown of ['Course in bridge design', '2025', 'Reading', '2024', '9.75']) expect(text).toContain(shown)
    const code = await documentCode(server, id)
    expect(objectIn(await server.client().get(`verify/${code}`))).toMatchObject({ holds: 'valid' })
  })

  test('is not issued to somebody without points', async () => {
    expect(refusalOf(await request(await registered()))).toMatchObject({ status: 422, code: 'case-closed' })
  })
})
