import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objectAt } from '../../../src/engine/json/json.ts'
import { listIn, objectIn, refusalOf } from '../answers.ts'
import { formOf, pdf } from '../test-files.ts'
import { makeMember } from '../test-profiles.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { begun, renaming } from './renaming.ts'

let server: CaseServer
let registrar: CasePerson
let verifier: CasePerson
let finance: CasePerson
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(renaming()) })
  registrar = await server.staff('registrar')
  verifier = await server.staff('verifier')
  finance = await server.staff('finance')
})
afterAll(() => server.close())

describe('who opens a file of a case', () => {
  const readers: readonly (readonly [who: string, of: () => CasePerson, isSeen: boolean])[] = [
    ['staff whose access shows the field', () => registrar, true],
    ['staff whose access leaves the field out', () => verifier, false],
    ['staff of other types', () => finance, false],
  ]

  test.each(readers)('%s', async (_who, reader, isSeen) => {
    const { at, file } = await begun(await server.member(), 'submit')
    const answer = await reader().client.get(`${at}/files/${file.id}`)
    expect(isSeen ? answer.status : refusalOf(answer)).toEqual(isSeen ? 200 : { status: 404, code: 'not-found' })
  })

  test('is its owner, with the headers that files of records have', async () => {
    const person = await server.member()
    const { at, file } = await begun(person)
    const { bytes, headers } = await person.client.get(`${at}/files/${file.id}`)
    expect(bytes).toEqual(Buffer.from(await pdf().arrayBuffer()))
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''id.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-cache',
    })
    const known = { 'if-none-match': String(headers.etag) }
    expect(await person.client.get(`${at}/files/${file.id}`, { headers: known })).toMatchObject({
      status: 304,
      text: '',
    })
  })

  test('is nobody else: another member, another organisation, staff before it was submitted', async () => {
    const { at, file } = await begun(await server.member())
    const stranger = await makeMember(server, 'iek')
    for (const { client } of [await server.member(), stranger, registrar]) {
      const where = `${at}/files/${file.id}`
      expect(refusalOf(await client.get(where))).toEqual({ status: 404, code: 'not-found' })
    }
  })

  test('is not even its owner, by another address or another case', async () => {
    const person = await server.member()
    const { at, file } = await begun(person)
    const other = await begun(person)
    for (const where of [`${other.at}/files/${file.id}`, `${at}/files/nonsense`, `files/${file.id}`]) {
      expect(refusalOf(await person.client.get(where))).toEqual({ status: 404, code: 'not-found' })
    }
  })

  test('is whoever reads what was given with a transition: staff who decide, and the owner', async () => {
    const person = await server.member()
    const { at } = await begun(person, 'submit')
    const given = formOf({ input: {} }, { 'input/licenseBase64': pdf() })
    const view = objectIn(await person.client.postForm(`${at}/transitions/prove`, given))
    expect(view).toMatchObject({ state: 'open' })
    const [, entry] = listIn(await person.client.get(`${at}/history`))
    const { id } = objectAt(objectAt(entry, 'input'), 'licenseBase64')
    for (const { client } of [person, registrar]) {
      expect((await client.get(`${at}/files/${String(id)}`)).bytes).toEqual(Buffer.from(await pdf().arrayBuffer()))
    }
    const stranger = await server.member()
    expect((await stranger.client.get(`${at}/files/${String(id)}`)).status).toBe(404)
  })

  test('is nobody when its content is missing', async () => {
    const person = await server.member()
    const { at, file } = await begun(person)
    await server.services.files.remove('demo', [file.id])
    expect(refusalOf(await person.client.get(`${at}/files/${file.id}`))).toEqual({ status: 404, code: 'not-found' })
  })
})
