import { expect, test } from 'vitest'
import { fileRules, pictureProblem } from '../../../src/renderer/widgets/file/file-rules.ts'
import { textsOf } from '../../../src/engine/translate/texts.ts'
import { jpegFrame, madeJpeg, madePng } from '../../engine/picture/made-pictures.ts'

const text = textsOf({ 'renderer.file.tooManyPixels': '{width} × {height}, {side}, {pixels}' }, 'en')
const schema = { maximumPicture: { side: 8000, pixels: 40_000_000 } }
const file = (bytes: Buffer, type: string): File => new File([new Uint8Array(bytes)], 'portrait', { type })
const large = file(madePng({ width: 12_000, height: 1200, data: Buffer.alloc(1) }), 'image/png')

test.each([
  ['a PNG that is too wide', large, '12,000 × 1,200, 8,000, 40,000,000'],
  [
    'a JPEG of too many pixels',
    file(madeJpeg(jpegFrame(7000, 7000)), 'image/jpeg'),
    '7,000 × 7,000, 8,000, 40,000,000',
  ],
  ['a JPEG of as many as it may have', file(madeJpeg(jpegFrame(8000, 5000)), 'image/jpeg'), undefined],
  ['a picture that cannot be measured is left to the server', file(Buffer.from('text'), 'image/png'), undefined],
  ['what is no picture', file(Buffer.from('%PDF'), 'application/pdf'), undefined],
])('%s, before it is sent [BIO-04]', async (_title, picture, problem) => {
  expect(await pictureProblem(picture, fileRules(schema, {}, {}), text)).toBe(problem)
})

test('the field’s own message is used if it has one, and may have fewer parameters or none', async () => {
  const own = { 'ui:messages': { maximumPicture: 'Choose a smaller one' } }
  expect(await pictureProblem(large, fileRules(schema, own, {}), text)).toBe('Choose a smaller one')
  const less = fileRules({ maximumPicture: { side: 100, pixels: 100 } }, own, {})
  expect(await pictureProblem(file(madePng({ width: 20, height: 10 }), 'image/png'), less, text)).toBe(
    'Choose a smaller one',
  )
  expect(await pictureProblem(large, fileRules({}, own, {}), text)).toBeUndefined()
})
