import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DocumentBrand, PrintedDocument } from '../../../src/engine/printing/printed-document.ts'
import { drawPdf } from '../../../src/server/platform/documents/pdf/draw-pdf.ts'
import { sealPdf } from '../../../src/server/platform/documents/pdf/seal-pdf.ts'
import { PdfPool } from '../../../src/server/platform/documents/threads/pdf-pool.ts'
import { makeCertifiedKey } from '../../../src/server/platform/secrets/certified-key.ts'
import type { CertifiedKey } from '../../../src/server/platform/secrets/certified-key.ts'
import { projectRoot } from '../start-test-server.ts'
import { readPdf } from './read-pdf.ts'
import { isSealedBy, readSeal, withOtherByte } from './read-seal.ts'

const at = new Date('2026-05-04T09:00:00Z')
const document: PrintedDocument = {
  title: 'A certificate',
  language: 'en',
  createdAt: at,
  note: '',
  pageOf: 'Page {page} of {pages}',
  continued: '{heading} (continued)',
  blocks: [
    { kind: 'heading', level: 2, text: 'Membership' },
    { kind: 'fields', fields: [{ label: 'Name', value: 'Ada' }] },
  ],
}

let brand: DocumentBrand
let key: CertifiedKey
let plain: Uint8Array
let sealed: Uint8Array
beforeAll(async () => {
  const logo = await readFile(`${projectRoot}/tenants/demo/assets/logo.svg`, 'utf8')
  brand = { name: 'An organisation', primary: '#14532d', secondary: '#9a6700', logo, logoAlt: 'Logo' }
  key = await makeCertifiedKey('An organisation', at, new Date('2036-05-04T09:00:00Z'))
  plain = await drawPdf(document, brand)
  sealed = await sealPdf(plain, { ...key, by: 'An organisation', at })
})

describe('the seal of a PDF', () => {
  test('is checked with the certificate alone, and covers the whole file [VER-02]', async () => {
    expect(readSeal(sealed)).toMatchObject({ format: 'ETSI.CAdES.detached' })
    expect(await isSealedBy(sealed, [key.certificate])).toBe(true)
  })

  test('is broken by any other byte, before, in and after the signature [VER-02]', async () => {
    const signature = Buffer.from(sealed).indexOf('/Contents <') + 1500
    for (const place of [700, Math.floor(plain.length / 2), signature, sealed.length - 8]) {
      expect(await isSealedBy(withOtherByte(sealed, place), [key.certificate]), String(place)).toBe(false)
    }
  })

  test('is broken by what is appended', async () => {
    expect(await isSealedBy(Buffer.concat([sealed, Buffer.from('%')]), [key.certificate])).toBe(false)
  })

  test('is not one of somebody else who calls themselves the same', async () => {
    const other = await makeCertifiedKey('An organisation', at, new Date('2036-05-04T09:00:00Z'))
    expect(await isSealedBy(sealed, [other.certificate])).toBe(false)
  })

  test('leaves the file as it was drawn, with its tags [VER-02]', async () => {
    expect(Buffer.from(sealed.subarray(0, plain.length))).toEqual(Buffer.from(plain))
    const read = await readPdf(sealed)
    expect(read).toEqual(await readPdf(plain))
    expect(read).toMatchObject({ isMarked: true, title: 'A certificate', language: 'en' })
    expect(Buffer.from(sealed.subarray(plain.length)).includes('/StructTreeRoot')).toBe(true)
  })

  test('has room for a long name with letters of several bytes', async () => {
    const name = 'Ŋ'.repeat(200)
    const long = await makeCertifiedKey(name, at, new Date('2051-01-01T00:00:00Z'))
    expect(await isSealedBy(await sealPdf(plain, { ...long, by: name, at }), [long.certificate])).toBe(true)
  })

  test('is made on the thread that draws, and only where it is asked for', async () => {
    const pool = new PdfPool({ threads: 1 })
    const seal = { ...key, by: 'An organisation', at }
    const [issued, anew] = await Promise.all([
      pool.draw('demo', document, brand, seal),
      pool.draw('demo', document, brand),
    ])
    await pool.close()
    expect(await isSealedBy(issued, [key.certificate])).toBe(true)
    expect(Buffer.from(anew)).toEqual(Buffer.from(plain))
  })
})
