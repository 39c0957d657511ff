import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** A file for an upload field in Playwright. */
export interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A square PNG of one colour. */
export function pngFile(name = 'portrait.png', side = 400): UploadedFile {
  return squarePng(name, side, (bytes) => Buffer.alloc(bytes, 0x7a))
}

/** A square PNG of noise, which cannot be compressed. */
export function noisePng(name: string, side: number): UploadedFile {
  return squarePng(name, side, randomBytes)
}

function squarePng(name: string, side: number, colours: (bytes: number) => Buffer): UploadedFile {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(
    Buffer.concat(Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), colours(side * 3)]))),
  )
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'ascii'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small PDF of one empty page. */
export function pdfFile(name = 'identity.pdf'): UploadedFile {
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) }
}
