import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocumentCode, showDocumentCode } from '../../../src/engine/format/document-code.ts'
import { issuedFile } from '../../../src/server/cases/documents/draw-issued.ts'
import { drawDocuments } from '../../../src/server/jobs/draw-documents.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { dataOf, objectIn, refusalOf, textAt } from '../answers.ts'
import { letDaysPass } from '../let-days-pass.ts'
import { readPdf, withoutSpaces } from '../documents/read-pdf.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const path = 'cases/change-of-name'

/** A request for another name that was approved: the certificate is issued. */
async function approved(person: CasePerson, LastName = 'WAMBUI'): Promise<string> {
  const id = await server.start(person, 'cases/change-of-name', 'submit', { LastName })
  await server.act(registrar, id, { do: 'approve', input: { opinion: 'The deed poll is in order.' } })
  return id
}

const issuedOf = (caseId: string) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_documents')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
  )

const filesOf = (documentId: string) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_document_files')
      .select(['sha256', 'drawn_at'])
      .where('tenant', '=', tenant)
      .where('document_id', '=', documentId)
      .execute(),
  )

const drawAll = () => new JobLane(server.services, drawDocuments(server.services)).runDue()

const download = async ({ client }: CasePerson, id: string): Promise<Buffer> =>
  Buffer.from(textAt(await client.get(`${path}/${id}/documents/certificate`), '/data'), 'base64')

const verified = async (code: string, client = server.client()) => objectIn(await client.get(`verify/${code}`))

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

describe('an issued document', () => {
  test('is drawn once after its transition, and every download has the same bytes [APP-06] [VER-03]', async () => {
    const person = await server.member()
    const id = await approved(person)
    const { id: documentId } = await issuedOf(id)
    expect(await filesOf(documentId)).toEqual([])
    await drawAll()
    const [file] = await filesOf(documentId)
    await letDaysPass(server, 3)
    const first = await download(person, id)
    expect(hashOf(first)).toBe(file?.sha256)
    expect(await download(registrar, id)).toEqual(first)
    expect(await filesOf(documentId)).toEqual([file])
  })

  test('is drawn when it is asked for before that, once for two who ask at the same time [VER-03]', async () => {
    const person = await server.member()
    const id = await approved(person)
    const { id: documentId } = await issuedOf(id)
    const tenant = server.services.tenants.all.find((one) => one.id === server.tenantId)
    if (tenant === undefined) throw new Error('There is no organisation.')
    const ask = () => issuedFile(server.services, tenant, documentId)
    const [first, second] = await Promise.all([ask(), ask()])
    expect(Buffer.from(first)).toEqual(Buffer.from(second))
    await drawAll()
    expect(await filesOf(documentId)).toMatchObject([{ sha256: hashOf(first) }])
  })

  test('states its owner, its number and its code, with the address to verify it at [VER-01]', async () => {
    const person = await server.member()
    const id = await approved(person)
    const { number, code } = await issuedOf(id)
    const { texts } = await readPdf(await download(person, id))
    const text = withoutSpaces(texts)
    expect(readDocumentCode(code)).toBe(code)
    for (const shown of ['WAMBUI', number, showDocumentCode(code)]) expect(text).toContain(shown)
    expect(text).toContain(`HTTPS://MEMBERS.EXAMPLE/VERIFY/${code}`)
  })

  test('can be changed or removed by no statement of the server [VER-03]', async () => {
    const id = await approved(await server.member())
    const { id: documentId } = await issuedOf(id)
    await drawAll()
    const attempts = [
      server.inTenant(({ tenant, db }) =>
        db.updateTable('case_documents').set({ number: 'X' }).where('tenant', '=', tenant).execute(),
      ),
      server.inTenant(({ tenant, db }) => db.deleteFrom('case_documents').where('tenant', '=', tenant).execute()),
      server.inTenant(({ tenant, db }) =>
        db.updateTable('case_document_files').set({ sha256: 'X' }).where('tenant', '=', tenant).execute(),
      ),
      server.inTenant(({ tenant, db }) => db.deleteFrom('case_document_ends').where('tenant', '=', tenant).execute()),
    ]
    for (const attempt of await Promise.allSettled(attempts)) expect(attempt.status).toBe('rejected')
    expect(await filesOf(documentId)).toHaveLength(1)
  })

  test('is not there for other members, nor before it is issued', async () => {
    const person = await server.member()
    const open = await server.start(person, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    const early = await person.client.get(`${path}/${open}/documents/certificate`)
    expect(refusalOf(early)).toMatchObject({ status: 404, code: 'not-found' })
    await server.act(registrar, open, { do: 'approve', input: { opinion: 'In order.' } })
    for (const { client } of [await server.member(), await server.staff('verifier')]) {
      const refused = await client.get(`${path}/${open}/documents/certificate`)
      expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'not-found' })
    }
  })
})

describe('verifying a document by its code', () => {
  test('says whose it is, what it states and that it holds, to anybody [VER-01]', async () => {
    const person = await server.member()
    const id = await approved(person, 'MUTHONI')
    const { code, number } = await issuedOf(id)
    const before = await verified(code)
    expect(before).toMatchObject({ sha256: null })
    const content = await download(person, id)
    const now = await verified(code)
    expect(now).toMatchObject({
      title: 'Certificate',
      number,
      code: showDocumentCode(code),
      holder: { name: expect.stringContaining('MUTHONI') },
      holds: 'valid',
      until: null,
      ended: null,
      replacedBy: null,
      sha256: hashOf(content),
    })
    expect(Object.keys(now).toSorted()).toEqual(
      'checked code ended holder holds issued issuer number replacedBy scanned sealed sha256 statement title until'.split(
        ' ',
      ),
    )
  })

  test('takes a code as people type it', async () => {
    const { code, number } = await issuedOf(await approved(await server.member()))
    const typed = ` ${showDocumentCode(code).toLowerCase().replaceAll('8', 'b')} `
    expect(await verified(encodeURIComponent(typed))).toMatchObject({ number })
  })

  test('follows the case: suspended with the membership, valid again with it [VER-01]', async () => {
    const person = await server.member()
    const { code } = await issuedOf(await approved(person))
    const become = (Status: string) =>
      server.inTenant((tx) =>
        updateProfile(tx, person.profileId, { member_information: JSON.stringify([{ Category: 'GRADUATE', Status }]) }),
      )
    await become('Inactive')
    expect(await verified(code)).toMatchObject({ holds: 'suspended' })
    await become('Active')
    expect(await verified(code)).toMatchObject({ holds: 'valid' })
  })

  test('names the document that replaces it, and says when one is over [VER-01]', async () => {
    const person = await server.member()
    const earlier = await issuedOf(await approved(person))
    const later = await issuedOf(await approved(person, 'ATIENO'))
    expect(await verified(earlier.code)).toMatchObject({ holds: 'replaced', replacedBy: later.number })
    expect(await verified(later.code)).toMatchObject({ holds: 'valid', replacedBy: null })
    const letter = await issuedOf(await server.start(await server.member(), 'cases/good-standing', 'request'))
    expect(await verified(letter.code)).toMatchObject({ holds: 'valid', until: letter.until })
    await letDaysPass(server, 100)
    expect(await verified(letter.code)).toMatchObject({ holds: 'expired', until: letter.until })
  })

  test('refuses unknown and malformed codes alike, and in no less time than known ones', async () => {
    const { code } = await issuedOf(await approved(await server.member()))
    const client = server.client()
    const timed = async (asked: string) => {
      const began = performance.now()
      const { status } = await client.get(`verify/${asked}`)
      return { status, took: performance.now() - began }
    }
    for (const [asked, status] of [
      [code, 200],
      ['7K3M9QXA22TD', 404],
      ['none', 404],
    ] as const) {
      const answer = await timed(asked)
      expect(answer.status).toBe(status)
      expect(answer.took).toBeGreaterThanOrEqual(195)
    }
    const refused = await client.get('verify/none')
    expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'document-not-found' })
  })

  test('is limited for guesses from one address, and not for codes that exist', async () => {
    const { code } = await issuedOf(await approved(await server.member()))
    const client = server.client()
    const guesses = await Promise.all(Array.from({ length: 60 }, () => client.get('verify/7K3M9QXA22TD')))
    expect(guesses.every(({ status }) => status === 404)).toBe(true)
    expect(refusalOf(await client.get(`verify/${code}`))).toMatchObject({ status: 429, code: 'too-many' })
    const office = server.client()
    const known = await Promise.all(Array.from({ length: 70 }, () => office.get(`verify/${code}`)))
    expect(known.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('of another organisation finds nothing', async () => {
    const { code } = await issuedOf(await approved(await server.member()))
    expect(refusalOf(await server.client('iek').get(`verify/${code}`))).toMatchObject({ status: 404 })
  })
})

describe('revoking a document', () => {
  const revoke = ({ client }: CasePerson, id: string, reason = 'Issued by mistake.') =>
    client.post(`${path}/${id}/documents/certificate/revoke`, { reason })

  test('is for a role that may, with a reason, once; its bytes stay [VER-03]', async () => {
    const person = await server.member()
    const id = await approved(person)
    const { code } = await issuedOf(id)
    const content = await download(person, id)
    expect(objectIn(await registrar.client.get(`${path}/${id}`))['may']).toContain('revoke')
    expect(objectIn(await revoke(registrar, id))).toMatchObject({
      documents: [{ id: 'certificate', holds: 'revoked' }],
    })
    expect(await verified(code)).toMatchObject({ holds: 'revoked', ended: expect.stringMatching(/^2026-/) })
    expect(JSON.stringify(await verified(code))).not.toContain('mistake')
    expect(await download(person, id)).toEqual(content)
    expect(refusalOf(await revoke(registrar, id))).toMatchObject({ status: 409, code: 'conflict' })
    const entry = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('audit_log')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('action', '=', 'document-revoked')
        .where('subject_id', '=', person.id)
        .executeTakeFirstOrThrow(),
    )
    expect(entry).toMatchObject({ actor_id: registrar.id })
  })

  test('is not there for its owner, for staff without the right, nor without a reason [VER-03]', async () => {
    const person = await server.member()
    const id = await approved(person)
    for (const one of [person, await server.staff('verifier'), await server.member()]) {
      expect(refusalOf(await revoke(one, id))).toMatchObject({ status: 404, code: 'not-found' })
    }
    expect(refusalOf(await revoke(registrar, id, ''))).toMatchObject({ status: 422, code: 'invalid' })
    expect(dataOf(await person.client.get(`${path}/${id}`))).toMatchObject({ documents: [{ holds: 'valid' }] })
  })

  test('is not for somebody who works on cases and owns this one', async () => {
    const id = await server.start(registrar, 'cases/change-of-name', 'submit', { LastName: 'WAMBUI' })
    await server.act(await server.staff('registrar'), id, { do: 'approve', input: { opinion: 'In order.' } })
    expect(refusalOf(await revoke(registrar, id))).toMatchObject({ status: 404, code: 'not-found' })
  })
})
