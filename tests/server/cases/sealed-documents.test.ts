import { X509Certificate, createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import { drawDocuments } from '../../../src/server/jobs/draw-documents.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { PdfPool } from '../../../src/server/platform/documents/threads/pdf-pool.ts'
import { publicSealKeys, rotateSealKey, sealKey } from '../../../src/server/platform/secrets/seal-keys.ts'
import { objectIn, textAt } from '../answers.ts'
import { rolesIn, readPdf } from '../documents/read-pdf.ts'
import { isSealedBy, readSeal, withOtherByte } from '../documents/read-seal.ts'
import { addAwards } from '../../../src/server/cpd/awards.ts'
import { updateProfile } from '../../../src/server/profiles/profiles.ts'
import { putMember } from '../test-members.ts'
import { startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
beforeAll(async () => {
  server = await startCaseServer()
})
afterAll(() => server.close())

const nameOf = ({ services, tenantId }: CaseServer) =>
  services.tenants.all.find(({ id }) => id === tenantId)?.declaration.name ?? ''

const drawAll = ({ services }: CaseServer, drawing = services) => new JobLane(services, drawDocuments(drawing)).runDue()

/** A letter that was issued. */
async function letter(on = server, owner?: CasePerson) {
  const person = owner ?? (await on.member())
  return { person, id: await on.start(person, 'cases/good-standing', 'request') }
}

const download = async ({ client }: CasePerson, id: string, document = 'letter'): Promise<Buffer> =>
  Buffer.from(textAt(await client.get(`cases/good-standing/${id}/documents/${document}`), '/data'), 'base64')

/** A member with the points of last year, which an organisation may ask for. */
async function earner(on: CaseServer): Promise<CasePerson> {
  const memberNo = 'T-960'
  await putMember(on, on.tenantId, { member_no: memberNo })
  const person = await on.member({ MemberNo: memberNo })
  const [provider, location, eventCode, certificateNo] = ['', '', '', '']
  const place = { provider, location, eventCode, certificateNo }
  const award = { memberNo, period: '2025', description: 'Seminar', pointAwarded: 100, ...place }
  const membership = { No: memberNo, Category: 'GRADUATE', Status: 'Active', Registration_Date: '2020-01-01' }
  await on.inTenant(async (tx) => {
    await updateProfile(tx, person.profileId, { member_information: JSON.stringify([membership]) })
    await addAwards(tx, [award], on.clock.now())
  })
  return person
}

/** A letter that was issued and drawn: its file. */
async function drawnLetter(on = server, owner?: CasePerson): Promise<Buffer> {
  const { person, id } = await letter(on, owner)
  await drawAll(on)
  return download(person, id)
}

/** The certificates that an organisation publishes, the newest first. */
async function publishedCertificates(on = server): Promise<readonly X509Certificate[]> {
  const { json } = await on.client(on.tenantId).get('/.well-known/jwks.json', { absolute: true })
  const keys = isJsonObject(json) && Array.isArray(json['keys']) ? json['keys'].filter(isJsonObject) : []
  const chains = keys.flatMap(({ x5c }) => (Array.isArray(x5c) ? [x5c] : []))
  return chains.map(([own]) => new X509Certificate(Buffer.from(String(own), 'base64')))
}

const isSealed = async (content: Uint8Array, by: readonly X509Certificate[]): Promise<boolean> =>
  isSealedBy(
    content,
    by.map(({ raw }) => raw),
  )

/** The document that a case issued. */
const issuedFor = (caseId: string) =>
  server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_documents')
      .select(['id', 'code'])
      .where('tenant', '=', tenant)
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow(),
  )

/** Whether anybody with the code of a document learns that its file is sealed. */
const isStated = async (code: string) => objectIn(await server.client().get(`verify/${code}`))['sealed']

describe('the file of an issued document', () => {
  test('is sealed, which anybody can check with the published certificate alone [VER-02]', async () => {
    const content = await drawnLetter()
    const certificates = await publishedCertificates()
    expect(readSeal(content)).toMatchObject({ format: 'ETSI.CAdES.detached' })
    expect(await isSealed(content, certificates)).toBe(true)
    expect(await isSealed(withOtherByte(content, Math.floor(content.length / 3)), certificates)).toBe(false)
  })

  test('has its tags, and the same bytes each time, whose hash is stated [VER-02] [VER-03]', async () => {
    const { person, id } = await letter()
    await drawAll(server)
    const content = await download(person, id)
    const { isMarked, trees } = await readPdf(content)
    expect(isMarked).toBe(true)
    expect(rolesIn(trees)).toContain('P')
    expect(await download(person, id)).toEqual(content)
    const { code } = await issuedFor(id)
    const stated = textAt(await server.client().get(`verify/${code}`), '/data/sha256')
    expect(stated).toBe(createHash('sha256').update(content).digest('hex'))
  })

  test('is one, though the server died after it was drawn [VER-03]', async () => {
    const { person, id } = await letter()
    const pool = new DyingPool()
    await drawAll(server, { ...server.services, documents: pool })
    await pool.close()
    expect(pool.drawn).toBe(1)
    server.clock.advance({ hours: 1 })
    await drawAll(server)
    const files = await server.inTenant(({ tenant, db }) =>
      db
        .selectFrom('case_document_files')
        .innerJoin('case_documents', 'case_documents.id', 'case_document_files.document_id')
        .select('sha256')
        .where('case_document_files.tenant', '=', tenant)
        .where('case_documents.case_id', '=', id)
        .execute(),
    )
    const content = await download(person, id)
    expect(files).toEqual([{ sha256: createHash('sha256').update(content).digest('hex') }])
    expect(await isSealed(content, await publishedCertificates())).toBe(true)
  })

  test('is stated to be sealed once it is drawn; one that was drawn before there were seals is not [VER-02]', async () => {
    const [drawn, before] = [await issuedFor((await letter()).id), await issuedFor((await letter()).id)]
    expect(await isStated(drawn.code)).toBe(false)
    const file = { content: Buffer.from('%PDF-1.7 without a seal'), sha256: '0'.repeat(64), statement: 'a.b.c' }
    await server.inTenant(({ tenant, db }) =>
      db
        .insertInto('case_document_files')
        .values({ tenant, document_id: before.id, ...file, drawn_at: server.clock.now() })
        .execute(),
    )
    await drawAll(server)
    expect(await isStated(drawn.code)).toBe(true)
    expect(await isStated(before.code)).toBe(false)
  })

  test('is still checked after the key was changed, and later ones have the new key [VER-02]', async () => {
    const earlier = await drawnLetter()
    await server.inTenant((tx) => rotateSealKey(tx, nameOf(server), server.clock.now()))
    const later = await drawnLetter()
    const [newest, ...others] = await publishedCertificates()
    expect(await isSealed(later, newest ? [newest] : [])).toBe(true)
    expect(await isSealed(earlier, newest ? [newest] : [])).toBe(false)
    expect(await isSealed(earlier, others)).toBe(true)
  })

  test('of another organisation is sealed with another certificate [VER-02]', async () => {
    const other = await startCaseServer({}, 'iek')
    try {
      const [own, theirs] = [await drawnLetter(), await drawnLetter(other, await earner(other))]
      expect(await isSealed(theirs, await publishedCertificates(other))).toBe(true)
      expect(await isSealed(theirs, await publishedCertificates())).toBe(false)
      expect(await isSealed(own, await publishedCertificates(other))).toBe(false)
      expect((await publishedCertificates(other))[0]?.subject).toBe(`CN=${nameOf(other)}`)
    } finally {
      await other.close()
    }
  })

  test('alone is sealed: what is drawn anew is not', async () => {
    const { client } = await server.member()
    const content = Buffer.from(textAt(await client.get('profile/document'), '/data'), 'base64')
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.includes('ETSI.CAdES')).toBe(false)
  })
})

describe('the certificate of an organisation', () => {
  const keyFor = (name: string, now: Date) => server.services.database.inTenant('ics', (tx) => sealKey(tx, name, now))
  const ofIcs = () => server.services.database.inTenant('ics', publicSealKeys)

  test('names it, is its own, and is valid for ten years', async () => {
    await drawnLetter()
    const [certificate] = await publishedCertificates()
    if (certificate === undefined) throw new Error('There is no certificate.')
    expect(certificate.subject).toBe(`CN=${nameOf(server)}`)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.ca).toBe(false)
    const [from, to] = [new Date(certificate.validFrom), new Date(certificate.validTo)]
    expect(to.getUTCFullYear() - from.getUTCFullYear()).toBe(10)
  })

  test('is one for two who need the first at once, and stays until it ends or the name is another', async () => {
    const now = server.clock.now()
    const made = await Promise.all([keyFor('A', now), keyFor('A', now), keyFor('A', now)])
    expect(new Set(made.map(({ certificate }) => Buffer.from(certificate).toString('hex'))).size).toBe(1)
    const nearlyOver = new Date(now)
    nearlyOver.setUTCFullYear(now.getUTCFullYear() + 10, now.getUTCMonth(), now.getUTCDate() - 1)
    await keyFor('A', nearlyOver)
    expect(await ofIcs()).toHaveLength(1)
    await keyFor('B', nearlyOver)
    expect(await ofIcs()).toHaveLength(2)
    nearlyOver.setUTCFullYear(nearlyOver.getUTCFullYear() + 11)
    await keyFor('B', nearlyOver)
    expect(await ofIcs()).toHaveLength(3)
  })

  test('is public without the private key', async () => {
    await drawnLetter()
    for (const key of await server.inTenant(publicSealKeys)) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'x5c', 'y'])
    }
  })

  test('can be changed or removed by no statement of the server', async () => {
    await drawnLetter()
    const attempts = await Promise.allSettled([
      server.inTenant(({ tenant, db }) =>
        db.updateTable('seal_keys').set({ name: 'X' }).where('tenant', '=', tenant).execute(),
      ),
      server.inTenant(({ tenant, db }) => db.deleteFrom('seal_keys').where('tenant', '=', tenant).execute()),
    ])
    for (const { status } of attempts) expect(status).toBe('rejected')
  })
})

/** Draws, and has its server die before the file is stored. */
class DyingPool extends PdfPool {
  drawn = 0

  override async draw(...given: Parameters<PdfPool['draw']>): Promise<Uint8Array> {
    await super.draw(...given)
    this.drawn += 1
    throw new Error('The server died.')
  }
}
