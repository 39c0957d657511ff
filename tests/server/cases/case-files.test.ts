import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepFiles } from '../../../src/server/jobs/sweep-files.ts'
import { dataOf, objectIn, refusalOf, textAt } from '../answers.ts'
import { pdf, png } from '../test-files.ts'
import { countsOf } from '../jobs/run-job.ts'
import { startCaseServer, tenantsWithCases } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'
import { codeSentTo } from '../test-accounts.ts'
import { answers, begun, caseFileRows, evidenceOf, exchange, path, renaming, withEvidence } from './renaming.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer({ tenants: await tenantsWithCases(renaming()) })
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const sha256 = async (file: File): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')

const rowsOf = (id: string) => caseFileRows(server, id)
const isStored = (id: string): Promise<boolean> => server.services.files.has('demo', id)

describe('a file in the answers of a case', () => {
  test('is kept when the case is started, as in a section', async () => {
    const person = await server.member()
    const { id, file } = await begun(person)
    expect(file).toEqual({ id: file.id, name: 'id.pdf', mediaType: 'application/pdf', size: pdf().size })
    expect(await rowsOf(id)).toMatchObject([
      { id: file.id, profile_id: person.profileId, name: 'id.pdf', sha256: await sha256(pdf()) },
    ])
    expect(await isStored(file.id)).toBe(true)
  })

  test('may come in base64, in the body of a JSON call', async () => {
    const { client } = await server.member()
    const content = Buffer.from(await png().arrayBuffer()).toString('base64')
    const Evidence = { name: 'deed.png', mediaType: 'image/png', size: 0, content }
    const view = objectIn(await client.post(path, { do: 'begin', answers: { ...answers, Evidence } }))
    const stored = { name: 'deed.png', mediaType: 'image/png', size: png().size, width: 64, height: 64 }
    expect(evidenceOf(view)).toMatchObject(stored)
  })

  test('is exchanged while its owner prepares the case, and the one before is removed', async () => {
    const person = await server.member()
    const { id, at, file } = await begun(person)
    const now = evidenceOf(objectIn(await exchange(person, at)))
    expect(now).toMatchObject({ name: 'portrait.png' })
    expect((await rowsOf(id)).map((row) => row.id)).toEqual([now.id])
    expect([await isStored(file.id), await isStored(now.id)]).toEqual([false, true])
  })

  test('stays when the case is saved with its id, and goes when it is saved without', async () => {
    const person = await server.member()
    const { id, at, file } = await begun(person)
    const { id: stored } = evidenceOf(
      objectIn(await person.client.post(`${at}/save`, { answers: { ...answers, Evidence: file } })),
    )
    expect(stored).toBe(file.id)
    objectIn(await person.client.post(`${at}/save`, { answers }))
    expect(await rowsOf(id)).toEqual([])
    expect(await isStored(file.id)).toBe(false)
  })

  test('is frozen with the hash of its content', async () => {
    const { id, file } = await begun(await server.member(), 'submit')
    const [row] = await server.inTenant(({ tenant, db }) =>
      db.selectFrom('case_frozen').select('frozen').where('tenant', '=', tenant).where('case_id', '=', id).execute(),
    )
    expect(row?.frozen.files).toEqual({ [file.id]: await sha256(pdf()) })
  })

  test('stays once it was submitted, even if the next submission has another one', async () => {
    const person = await server.member()
    const { id, at, file } = await begun(person, 'submit')
    objectIn(await registrar.client.post(`${at}/transitions/return`, {}))
    objectIn(await exchange(person, at))
    objectIn(await person.client.post(`${at}/transitions/submit`, {}))
    expect(await rowsOf(id)).toHaveLength(2)
    expect(await isStored(file.id)).toBe(true)
  })

  test('is corrected where the desk asks for it', async () => {
    const person = await server.member()
    const { at, file } = await begun(person, 'submit')
    objectIn(await registrar.client.post(`${at}/ask`, { text: 'It cannot be read.', pins: [{ field: '/Evidence' }] }))
    const form = withEvidence({ answers }, png())
    const view = objectIn(await person.client.postForm(`${at}/answer`, form))
    expect(evidenceOf(view)).toMatchObject({ name: 'portrait.png' })
    expect(view['submitted']).toMatchObject({ Evidence: { name: 'portrait.png' } })
    expect(await registrar.client.get(`${at}/files/${file.id}`)).toMatchObject({ status: 200 })
    expect(await isStored(file.id)).toBe(true)
  })

  test('stays when files that no row names are swept', async () => {
    const { file } = await begun(await server.member())
    await utimes(join(server.services.files.folder, 'demo', file.id.slice(0, 2), file.id), 0, 0)
    expect(await countsOf(server.services, sweepFiles)).toMatchObject({ counts: { missing: 0 } })
    expect(await isStored(file.id)).toBe(true)
  })

  test('goes with its case when the account is removed', async () => {
    const person = await server.member()
    const { id } = await begun(person)
    await server.inTenant(({ tenant, db }) =>
      db.deleteFrom('users').where('tenant', '=', tenant).where('id', '=', person.id).execute(),
    )
    expect(await rowsOf(id)).toEqual([])
  })
})

describe('a call that is repeated', () => {
  const headers = { 'idempotency-key': 'a-key-of-16-letters-or-more' }

  test('with the same content keeps one file, and is refused with another one', async () => {
    const person = await server.member()
    const send = (file: File) => person.client.postForm(path, withEvidence({ do: 'begin', answers }, file), { headers })
    const first = objectIn(await send(pdf()))
    const second = objectIn(await send(pdf()))
    expect(second).toMatchObject({ id: first['id'], revision: 1 })
    expect(evidenceOf(second)).toEqual(evidenceOf(first))
    expect(await rowsOf(String(first['id']))).toHaveLength(1)
    expect(refusalOf(await send(png()))).toMatchObject({ status: 409, code: 'key-reused' })
  })
})

describe('what is signed', () => {
  const type = 'cases/change-of-name'
  const asked = { do: 'submit', answers }

  /** Gives every assurance for a request with this evidence, which is sent with each call. */
  async function assure({ client }: CasePerson, file: File): Promise<void> {
    const ask = (more = {}) => client.postForm(`${type}/new/assurances`, withEvidence({ ...asked, ...more }, file))
    dataOf(await ask())
    dataOf(await ask({ accept: 'certified' }))
    const base64Attachment = Buffer.from(await png().arrayBuffer()).toString('base64')
    dataOf(await client.post('profile/signature', { namespace: 'application', base64Attachment }))
    dataOf(await client.get('auth/send-otp'))
    dataOf(await client.post('auth/verify-otp', { otp_code: await codeSentTo(server, 'demo', '0712345678') }))
    expect(objectIn(await ask())).toEqual({ given: ['certified', 'signature', 'code'], next: null })
  }

  test('is the content of a file, whatever id it had meanwhile; another one has to be signed anew', async () => {
    const person = await server.member()
    await assure(person, pdf())
    const other = await person.client.postForm(type, withEvidence(asked, png()))
    expect(refusalOf(other)).toMatchObject({ status: 422, code: 'case-closed' })
    expect(textAt(other, '/message')).toContain('Give the confirmations')
    const view = objectIn(await person.client.postForm(type, withEvidence(asked, pdf())))
    expect(view).toMatchObject({ state: 'open', submitted: { Evidence: { name: 'id.pdf' } } })
    const stored = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('case_files')
        .select('id')
        .where('tenant', '=', tenant)
        .where('profile_id', '=', person.profileId)
        .execute(),
    )
    expect(stored).toEqual([{ id: evidenceOf(view).id }])
  })
})
