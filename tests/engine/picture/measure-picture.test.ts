import { expect, test } from 'vitest'
import { measuredTypes, measurePicture } from '../../../src/engine/picture/measure-picture.ts'
import { sourceOf } from '../../../src/engine/picture/picture-source.ts'
import {
  cameraSegment,
  jpegFrame,
  madeBmp,
  madeGif,
  madeJpeg,
  madePng,
  madeWebp,
  pngChunk,
  pngHeader,
  webpCanvas,
  webpFrame,
  webpLossless,
  webpLossy,
} from './made-pictures.ts'
import { fc } from '../../properties.ts'

const png = madePng({ width: 12, height: 7 })
const twelveBySeven = { width: 12, height: 7 }
const huge = { width: 12_000, height: 12_000 }

const cases: readonly (readonly [title: string, type: string, bytes: Buffer, measures: object | undefined])[] = [
  ['a PNG', 'image/png', png, twelveBySeven],
  [
    'a PNG with texts before its data',
    'image/png',
    madePng({ ...twelveBySeven, before: [pngChunk('tEXt')] }),
    twelveBySeven,
  ],
  ['a PNG that says to be huge', 'image/png', madePng({ ...huge, data: Buffer.alloc(9) }), huge],
  ['a PNG with a second header', 'image/png', madePng({ ...twelveBySeven, before: [pngHeader(huge)] }), undefined],
  [
    'a PNG whose header is not first',
    'image/png',
    Buffer.concat([png.subarray(0, 8), pngChunk('tEXt'), png.subarray(8)]),
    undefined,
  ],
  ['a PNG without data', 'image/png', Buffer.concat([png.subarray(0, 33), pngChunk('IEND')]), undefined],
  ['a PNG that was cut', 'image/png', png.subarray(0, -8), undefined],
  ['a PNG of no width', 'image/png', madePng({ width: 0, height: 7 }), undefined],
  ['a PNG of a depth that there is not', 'image/png', madePng({ ...twelveBySeven, depth: 5 }), undefined],
  ['a JPEG', 'image/jpeg', madeJpeg(jpegFrame(12, 7)), twelveBySeven],
  ['a progressive JPEG', 'image/jpeg', madeJpeg(jpegFrame(12, 7, 0xc2)), twelveBySeven],
  ['a JPEG from a camera', 'image/jpeg', madeJpeg(cameraSegment(), jpegFrame(12, 7)), twelveBySeven],
  ['a JPEG with two frames', 'image/jpeg', madeJpeg(jpegFrame(12, 7), jpegFrame(12_000, 12_000)), undefined],
  ['a JPEG without a frame', 'image/jpeg', madeJpeg(cameraSegment()), undefined],
  ['a JPEG of no height', 'image/jpeg', madeJpeg(jpegFrame(12, 0)), undefined],
  ['a GIF', 'image/gif', madeGif([12, 7], [12, 7]), twelveBySeven],
  [
    'an animated GIF with a frame larger than its screen',
    'image/gif',
    madeGif([12, 7], [1, 1], [9000, 3]),
    { width: 9000, height: 7 },
  ],
  ['a GIF without a frame', 'image/gif', madeGif([12, 7]), undefined],
  ['a GIF without an end', 'image/gif', madeGif([12, 7], [12, 7]).subarray(0, -1), undefined],
  ['a lossy WebP', 'image/webp', madeWebp(['VP8 ', webpLossy(12, 7)]), twelveBySeven],
  ['a lossless WebP', 'image/webp', madeWebp(['VP8L', webpLossless(12, 7)]), twelveBySeven],
  [
    'an animated WebP whose frame is larger than its canvas',
    'image/webp',
    madeWebp(['VP8X', webpCanvas(12, 7)], ['ANMF', webpFrame(9000, 1)]),
    { width: 9000, height: 7 },
  ],
  ['a WebP without a picture', 'image/webp', madeWebp(['EXIF', Buffer.alloc(20)]), undefined],
  ['a bitmap', 'image/bmp', madeBmp(12, 7), twelveBySeven],
  ['a bitmap from the top down', 'image/bmp', madeBmp(12, -7), twelveBySeven],
  ['a picture of a kind that cannot be measured', 'image/tiff', Buffer.from('II*\0'), undefined],
]

test.each(cases)('%s [BIO-04]', async (_title, type, bytes, measures) => {
  expect(await measurePicture(type, sourceOf(bytes))).toEqual(measures)
})

test('reading ends, whatever follows the beginning of a picture', async () => {
  const beginnings = cases.map(([, , bytes]) => bytes.subarray(0, 40))
  const hostile = fc.record({
    type: fc.constantFrom(...measuredTypes),
    start: fc.constantFrom(...beginnings),
    rest: fc.uint8Array({ maxLength: 300 }),
  })
  await fc.assert(
    fc.asyncProperty(hostile, async ({ type, start, rest }) => {
      const measures = await measurePicture(type, sourceOf(Buffer.concat([start, rest])))
      expect(measures === undefined || (measures.width > 0 && measures.height > 0)).toBe(true)
    }),
  )
})

test('reading a file of very many parts ends', async () => {
  const many = Buffer.concat([png.subarray(0, 33), ...Array.from({ length: 150_000 }, () => pngChunk('tEXt'))])
  expect(await measurePicture('image/png', sourceOf(many))).toBeUndefined()
})
