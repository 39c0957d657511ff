import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../../../src/server/platform/files/read-content.ts'
import { sampleDocument, samplePicture } from '../../../src/server/start/sample-data/sample-files.ts'
import { fileLike } from '../test-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regalia-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pdf = sampleDocument('One page')
const png = samplePicture('#336699', 16)
const noise = Buffer.alloc(6000, 'noise ')
const jpeg = async (): Promise<Buffer> =>
  Buffer.from(await fileLike({ name: 'a.jpg', mediaType: 'image/jpeg' }).arrayBuffer())
const streamed = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('1 0 obj<</Type/XRef/Size 1/W[1 1 1]/Root 2 0 R/Length 0>>stream\nendstream endobj\nstartxref\n9\n%%EOF'),
])
const unknown = 'application/octet-stream'

const cases: readonly (readonly [title: string, content: () => Buffer | Promise<Buffer>, type: string])[] = [
  ['a PDF', () => pdf, 'application/pdf'],
  ['a PDF whose cross-references are a stream', () => streamed, 'application/pdf'],
  ['a PDF with something behind its end', () => Buffer.concat([pdf, Buffer.from('\n\n% more\n')]), 'application/pdf'],
  ['a PDF that was cut', () => pdf.subarray(0, 300), unknown],
  ['something that only begins like a PDF', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), noise]), unknown],
  ['a PDF that says its table is beyond its end', () => Buffer.from('%PDF-1.4\nstartxref\n99999\n%%EOF'), unknown],
  ['a PNG', () => png, 'image/png'],
  ['a PNG that was cut', () => png.subarray(0, png.length - 20), unknown],
  ['something that only begins like a PNG', () => Buffer.concat([png.subarray(0, 8), noise]), unknown],
  ['a JPEG', jpeg, 'image/jpeg'],
  [
    'something that only begins like a JPEG',
    async () => Buffer.concat([(await jpeg()).subarray(0, 20), noise]),
    unknown,
  ],
  ['an SVG', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), unknown],
  ['nothing', () => Buffer.alloc(0), unknown],
]

test.each(cases)('%s [BIO-04]', async (title, content, type) => {
  const path = join(folder, title.replaceAll(' ', '-'))
  const bytes = await content()
  await writeFile(path, bytes)
  expect((await readContent(path, bytes.length)).mediaType).toBe(type)
})
