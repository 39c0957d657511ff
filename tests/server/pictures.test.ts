import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cameraSegment, jpegFrame, madeJpeg, madePng, pngChunk } from '../engine/picture/made-pictures.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { isJsonObject } from '../../src/engine/json/json.ts'
import { dataOf, objectIn, refusalOf } from './answers.ts'
import { nodesIn, readPdf } from './documents/read-pdf.ts'
import { startTestServer } from './start-test-server.ts'
import type { TestServer } from './start-test-server.ts'
import { signedUp } from './test-accounts.ts'
import type { TestClient } from './test-client.ts'
import { fileLike, formOf } from './test-files.ts'
import { exampleOf } from './valid-answers.ts'

let server: TestServer
let client: TestClient
beforeAll(async () => {
  server = await startTestServer()
  client = await signedUp(server, 'demo')
  dataOf(await save(client, madePng({ width: 20, height: 10 })))
})
afterAll(() => server.close())

/** Adds or updates the profile with a picture. */
async function save(person: TestClient, picture: Buffer, type = 'image/png', headers = {}) {
  const { Image: _image, IDImage: _document, ...answers } = exampleOf(server, 'demo', 'sections/bio')
  const exists = isJsonObject(dataOf(await person.get('profile')))
  const files = {
    Image: new File([new Uint8Array(picture)], 'portrait', { type }),
    IDImage: fileLike({ name: 'id.pdf', mediaType: 'application/pdf' }),
  }
  return person.postForm(exists ? 'profile/update' : 'profile', formOf(answers, files), { headers })
}

/** A picture of 144 million pixels in 140 kB. */
const bomb = (): Buffer => madePng({ width: 12_000, height: 12_000 })

describe('a picture that is uploaded', () => {
  test.each([
    ['a PNG of 12,000 by 12,000', bomb, 'image/png', '12,000 × 12,000'],
    [
      'a PNG that only says to be huge',
      () => madePng({ width: 4e9, height: 4e9, data: deflateSync('') }),
      'image/png',
      '4,000,000,000 × 4,000,000,000',
    ],
    ['a JPEG that is too wide', () => madeJpeg(jpegFrame(8001, 1)), 'image/jpeg', '8,001 × 1'],
    [
      'a progressive JPEG of too many pixels',
      () => madeJpeg(jpegFrame(6400, 6251, 0xc2)),
      'image/jpeg',
      '6,400 × 6,251',
    ],
    [
      'a JPEG from a camera that is too high',
      () => madeJpeg(cameraSegment(), jpegFrame(1, 8001)),
      'image/jpeg',
      '1 × 8,001',
    ],
  ])('%s is refused at its field, with its measures [BIO-04]', async (_title, make, type, measures) => {
    const message = `The picture has ${measures} pixels. It may have 8,000 on a side, and 40,000,000 in all.`
    expect(refusalOf(await save(client, make(), type))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { '/Image': message },
    })
  })

  test('is refused in the language of whoever sends it', async () => {
    const refused = refusalOf(await save(client, bomb(), 'image/png', { 'accept-language': 'sw' }))
    expect(refused).toMatchObject({ errors: { '/Image': expect.stringContaining('pikseli 12,000 × 12,000') } })
  })

  test.each([
    [
      'a PNG that unpacks to more than it says',
      madePng({ width: 20, height: 10, data: deflateSync(Buffer.alloc(50_000_000)) }),
    ],
    [
      'a PNG that unpacks to less than it says',
      madePng({ width: 20, height: 10, data: deflateSync(Buffer.alloc(20)) }),
    ],
    ['a PNG whose data is none', madePng({ width: 20, height: 10, data: Buffer.from('nothing') })],
    ['a PNG with two headers', madePng({ width: 20, height: 10, before: [bomb().subarray(8, 33)] })],
  ])('%s is no picture [BIO-04]', async (_title, picture) => {
    expect(refusalOf(await save(client, picture))).toMatchObject({
      status: 422,
      errors: { '/Image': 'Attachment must be an image' },
    })
  })

  test('with the largest allowed size is accepted, and its size is returned and stored [BIO-04]', async () => {
    const picture = madeJpeg(cameraSegment(), jpegFrame(8000, 5000))
    const saved = objectIn(await save(client, picture, 'image/jpeg'))
    expect(saved.Image).toMatchObject({ mediaType: 'image/jpeg', width: 8000, height: 5000 })
    const { Image } = objectIn(await client.post('profile/update', saved))
    expect(Image).toEqual(saved.Image)
  })

  test('with texts that unpack to gigabytes is accepted: nobody unpacks them', async () => {
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(20_000_000))]))
    const profile = pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(20_000_000))]))
    dataOf(await save(client, madePng({ width: 20, height: 10, colorType: 6, before: [profile, text] })))
    expect(await pictureIn(client)).toBe('Profile Picture')
  })
})

/** The alternative text of the picture in a printed profile. */
async function pictureIn(person: TestClient): Promise<string | undefined> {
  const content = Buffer.from(String(dataOf(await person.get('profile/document/bio'))), 'base64')
  const { trees } = await readPdf(content)
  const alt = nodesIn(trees).findLast(({ role }) => role === 'Figure')?.alt
  return alt?.startsWith('Logo of') ? undefined : alt
}

test('a picture from before the limits is not decoded: a sentence replaces it [BIO-04]', async () => {
  const person = await signedUp(server, 'demo')
  const saved = objectIn(await save(person, madePng({ width: 20, height: 10 })))
  const unprintable = 'This picture cannot be printed. It is too large or damaged.'
  for (const old of [
    bomb(),
    madePng({ width: 5000, height: 5000, colorType: 6 }),
    madePng({ width: 20, height: 10, colorType: 6, data: deflateSync(Buffer.alloc(50_000_000)) }),
    madeJpeg(jpegFrame(12_000, 12_000)),
  ]) {
    await replaceStored(saved, old)
    expect(await pictureIn(person)).toContain(unprintable)
  }
})

async function replaceStored({ Image }: JsonObject, content: Buffer): Promise<void> {
  const id = isJsonObject(Image) ? String(Image.id) : ''
  const path = join(server.services.files.folder, 'demo', id.slice(0, 2), id)
  await rm(path)
  await writeFile(path, content)
}
