import { createHash, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showDocumentCode } from '../../../src/engine/format/document-code.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { textAnswer } from '../../../src/engine/json/text-answer.ts'
import { drawDocuments } from '../../../src/server/jobs/draw-documents.ts'
import { JobLane } from '../../../src/server/platform/jobs/job-lane.ts'
import { publicKeys, rotateSigningKey, signingKey } from '../../../src/server/platform/secrets/signing-keys.ts'
import { dataOf, objectIn, textAt } from '../answers.ts'
import { documentCode, startCaseServer } from './case-server.ts'
import type { CasePerson, CaseServer } from './case-server.ts'

let server: CaseServer
let registrar: CasePerson
beforeAll(async () => {
  server = await startCaseServer()
  registrar = await server.staff('registrar')
})
afterAll(() => server.close())

const certificatePath = (id: string) => `cases/change-of-name/${id}/documents/certificate`

/** The drawn document of a case, as the public sees it. */
async function issued(id: string) {
  const row = await server.inTenant(({ tenant, db }) =>
    db
      .selectFrom('case_documents')
      .select(['code', 'number'])
      .where('tenant', '=', tenant)
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  await new JobLane(server.services, drawDocuments(server.services)).runDue()
  const answer = await server.client().get(`verify/${row.code}`)
  return { ...row, id, shown: objectIn(answer), statement: textAt(answer, '/data/statement') }
}

/** A certificate that was issued and drawn. */
async function certificate(LastName = 'WAMBUI') {
  const person = await server.member()
  const id = await server.start(person, 'cases/change-of-name', 'submit', { LastName })
  await server.act(registrar, id, { do: 'approve', input: { opinion: 'The deed poll is in order.' } })
  return { person, ...(await issued(id)) }
}

/** What an organisation publishes for its statements. */
async function publishedKeys(tenant?: string): Promise<readonly JsonValue[]> {
  const { json } = await server.client(tenant).get('/.well-known/jwks.json', { absolute: true })
  if (!isJsonObject(json) || !Array.isArray(json['keys'])) throw new Error('There is no key set.')
  return json['keys'].filter((key) => objectOf(key)['alg'] === 'EdDSA')
}

function partOf(statement: string, index: 0 | 1): JsonObject {
  const part: unknown = JSON.parse(Buffer.from(statement.split('.')[index] ?? '', 'base64url').toString())
  if (!isJsonObject(part)) throw new Error('This is no part of a statement.')
  return part
}

/** Checks a statement as somebody does who has the published keys alone. */
function isSigned(statement: string, keys: readonly JsonValue[]): boolean {
  const [header = '', claims = '', signature = ''] = statement.split('.')
  const key = keys.filter(isJsonObject).find(({ kid }) => kid === partOf(statement, 0)['kid'])
  if (key === undefined) return false
  const publicJwk = { kty: textAnswer(key, 'kty'), crv: textAnswer(key, 'crv'), x: textAnswer(key, 'x') }
  const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' })
  return verify(null, Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
}

describe('the signed statement of an issued document', () => {
  test('is checked offline with the published keys alone, and states the file [VER-02]', async () => {
    const { person, id, code, number, shown, statement } = await certificate('NJERI')
    const keys = await publishedKeys()
    expect(isSigned(statement, keys)).toBe(true)
    const content = Buffer.from(textAt(await person.client.get(certificatePath(id)), '/data'), 'base64')
    const tenant = server.services.tenants.all.find((one) => one.id === server.tenantId)
    const origin = tenant && server.services.origins.of(tenant)
    expect(partOf(statement, 0)).toMatchObject({ alg: 'EdDSA', typ: 'JWT' })
    expect(partOf(statement, 1)).toMatchObject({
      iss: origin,
      sub: expect.stringContaining('NJERI'),
      jti: showDocumentCode(code),
      vc: {
        type: ['VerifiableCredential', 'IssuedDocument'],
        credentialSubject: {
          document: {
            title: 'Certificate',
            number,
            issued: shown['issued'],
            sha256: createHash('sha256').update(content).digest('hex'),
          },
        },
      },
    })
    expect(partOf(statement, 1)).not.toHaveProperty('exp')
  })

  test('stays the same, and tells nothing that the public page does not show [VER-02]', async () => {
    const { code, shown, statement } = await certificate()
    expect(textAt(await server.client().get(`verify/${code}`), '/data/statement')).toBe(statement)
    const publicTexts = JSON.stringify(shown)
    const { credentialSubject } = objectOf(partOf(statement, 1)['vc'])
    const { document, ...holder } = objectOf(credentialSubject)
    for (const value of [...Object.values(holder), ...Object.values(objectOf(document))]) {
      expect(publicTexts).toContain(JSON.stringify(value))
    }
  })

  test('ends with the last day on which the document holds', async () => {
    const id = await server.start(await server.member(), 'cases/good-standing', 'request')
    const { shown, statement } = await issued(id)
    const end = new Date(`${textAnswer(shown, 'until')}T00:00:00+03:00`).getTime() / 1000 + 24 * 60 * 60
    expect(partOf(statement, 1)).toMatchObject({ exp: end })
  })

  test('is refused when anything in it was altered [VER-02]', async () => {
    const { statement } = await certificate()
    const keys = await publishedKeys()
    const [header, , signature] = statement.split('.')
    const claims = Buffer.from(JSON.stringify({ ...partOf(statement, 1), sub: 'SOMEBODY ELSE' })).toString('base64url')
    expect(isSigned(`${header}.${claims}.${signature}`, keys)).toBe(false)
  })

  test('is not there before the document is drawn', async () => {
    const id = await server.start(await server.member(), 'cases/good-standing', 'request')
    const code = await documentCode(server, id)
    expect(dataOf(await server.client().get(`verify/${code}`))).toMatchObject({ statement: null })
  })

  test('is still checked after the key was changed, and new ones have the new key [VER-02]', async () => {
    const earlier = await certificate()
    const kid = await server.inTenant((tx) => rotateSigningKey(tx, server.clock.now()))
    const later = await certificate()
    const keys = await publishedKeys()
    expect(partOf(earlier.statement, 0)['kid']).not.toBe(kid)
    expect(partOf(later.statement, 0)['kid']).toBe(kid)
    for (const { statement } of [earlier, later]) expect(isSigned(statement, keys)).toBe(true)
  })

  test('is not one of another organisation, even under its own key’s name [VER-02]', async () => {
    const { statement } = await certificate()
    const { kid = '' } = partOf(statement, 0)
    await server.services.database.inTenant('iek', (tx) => signingKey(tx, server.clock.now()))
    const others = await publishedKeys('iek')
    expect(others).toHaveLength(1)
    expect(isSigned(statement, others)).toBe(false)
    const renamed = others.filter(isJsonObject).map((key) => ({ ...key, kid }))
    expect(isSigned(statement, renamed)).toBe(false)
  })
})

describe('the keys of an organisation', () => {
  test('are one for two who need the first at once', async () => {
    const make = () => server.services.database.inTenant('ics', (tx) => signingKey(tx, server.clock.now()))
    const made = await Promise.all([make(), make(), make()])
    expect(new Set(made.map(({ kid }) => kid)).size).toBe(1)
    expect(await server.services.database.inTenant('ics', publicKeys)).toHaveLength(1)
  })

  test('are public without the private part, and cached for minutes', async () => {
    await certificate()
    const answer = await server.client().get('/.well-known/jwks.json', { absolute: true })
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/jwk-set+json'),
      'cache-control': 'public, max-age=300',
    })
    for (const key of await publishedKeys()) {
      expect(Object.keys(objectOf(key)).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    }
  })

  test('are not there at the host of no organisation', async () => {
    const { status } = await server.client('nobody').get('/.well-known/jwks.json', { absolute: true })
    expect(status).toBe(404)
  })

  test('can be changed or removed by no statement of the server', async () => {
    await certificate()
    const attempts = await Promise.allSettled([
      server.inTenant(({ tenant, db }) =>
        db.updateTable('signing_keys').set({ kid: 'X' }).where('tenant', '=', tenant).execute(),
      ),
      server.inTenant(({ tenant, db }) => db.deleteFrom('signing_keys').where('tenant', '=', tenant).execute()),
    ])
    for (const { status } of attempts) expect(status).toBe('rejected')
  })
})

function objectOf(value: JsonValue | undefined): JsonObject {
  if (!isJsonObject(value)) throw new Error('This is no object.')
  return value
}
