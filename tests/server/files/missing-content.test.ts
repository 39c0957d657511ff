import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { dataOf, objectIn, refusalOf } from '../answers.ts'
import { nodesIn, readPdf } from '../documents/read-pdf.ts'
import { startTestServer } from '../start-test-server.ts'
import type { TestServer } from '../start-test-server.ts'
import { signedUp } from '../test-accounts.ts'
import type { TestClient } from '../test-client.ts'
import { pdf, png } from '../test-files.ts'
import { exampleOf, uploadOf } from '../valid-answers.ts'

let server: TestServer
let client: TestClient
/** The ids of a stored picture and certificate, and the certificate's record. */
let picture: string
let certificate: string
let entryNo: number
beforeAll(async () => {
  server = await startTestServer()
  client = await signedUp(server, 'demo')
  const bio = uploadOf(exampleOf(server, 'demo', 'sections/bio'))
  bio.set('Image', png())
  picture = idOf(objectIn(await client.postForm('profile', bio)).Image)
  const form = uploadOf(exampleOf(server, 'demo', 'sections/certification'))
  form.set('Cert', pdf())
  const record = objectIn(await client.postForm('profile/certification', form))
  certificate = idOf(record.Cert)
  entryNo = Number(record.EntryNo)
  // As after restoring a folder that is older than the database.
  for (const id of [picture, certificate])
    await rm(join(server.services.files.folder, 'demo', id.slice(0, 2), id), { force: false })
})
afterAll(() => server.close())

const idOf = (file: JsonValue | undefined): string => (isJsonObject(file) ? String(file.id) : '')

describe('a file with a row but without content', () => {
  test.each([
    ['a picture by its id', () => `files/${picture}`],
    ['a document by its id', () => `files/${certificate}`],
    [
      'a record’s file in base64',
      () => `profile/certification/attachment/getCertificationAttachment?entryNoInt=${entryNo}`,
    ],
  ])('is not found: %s [BIO-04]', async (_title, path) => {
    const answer = await client.get(path())
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'not-found' })
    expect(answer.headers.etag).toBeUndefined()
  })

  test.each(['profile/document', 'profile/document/bio'])('has words in its place in %s [BIO-04]', async (path) => {
    const content = Buffer.from(String(dataOf(await client.get(path))), 'base64')
    const alternatives = nodesIn((await readPdf(content)).trees).map(({ alt }) => alt)
    expect(alternatives).toContainEqual(expect.stringContaining('This picture cannot be printed. Its file is missing.'))
  })

  test('does not keep a record from being read and removed', async () => {
    expect(objectIn(await client.get('profile')).Image).toMatchObject({ id: picture })
    expect((await client.post('profile/certification/remove', { EntryNo: entryNo })).status).toBe(200)
  })
})
