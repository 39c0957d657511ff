import { encodePng } from '../../src/server/start/sample-data/encode-png.ts'
import { sampleDocument, samplePicture } from '../../src/server/start/sample-data/sample-files.ts'

const contents: ReadonlyMap<string, Buffer> = new Map([
  ['image/png', samplePicture('#336699', 64)],
  [
    'image/jpeg',
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f0000ffd9', 'hex'),
  ],
  ['image/gif', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex')],
  ['image/svg+xml', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['application/pdf', sampleDocument('Both sides')],
])

interface FileKind {
  readonly name: string
  readonly mediaType: string
  /** Bytes; the content is padded to this size. */
  readonly size?: number
}

/** A file whose content has the media type. An unknown type becomes plain text. */
export function fileLike({ name, mediaType, size = 0 }: FileKind): File {
  const content = contents.get(mediaType) ?? Buffer.from('just some text')
  const padding = Buffer.alloc(Math.max(0, size - content.length))
  // A PDF's end contains its cross-references, so the padding comes before it.
  const end = mediaType === 'application/pdf' ? content.indexOf('startxref') : content.length
  return new File([new Uint8Array(Buffer.concat([content.subarray(0, end), padding, content.subarray(end)]))], name, {
    type: mediaType,
  })
}

export const png = (size?: number): File =>
  fileLike({ name: 'portrait.png', mediaType: 'image/png', ...(size && { size }) })
/** A PNG of one colour: nothing is drawn on it. */
export function blankPng(...pixel: readonly [number, number, number, number?]): File {
  const side = 40
  const header = { width: side, height: side, depth: 8, colorType: pixel.length === 4 ? 6 : 2, isInterlaced: false }
  const row = [0, ...Array.from({ length: side }, () => pixel.map((part = 0) => part)).flat()]
  const content = encodePng(header, Array.from({ length: side }, () => row).flat())
  return new File([new Uint8Array(content)], 'signature.png', { type: 'image/png' })
}

export const pdf = (): File => fileLike({ name: 'id.pdf', mediaType: 'application/pdf' })

/** A file whose name and type claim a picture, but not its content. */
export const falsePng = (): File => new File(['just some text'], 'portrait.png', { type: 'image/png' })

/** Form data of answers and files, by field. */
export function formOf(answers: object, files: Readonly<Record<string, File>> = {}): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify(answers))
  for (const [field, file] of Object.entries(files)) form.set(field, file)
  return form
}

/** Form data with a part for each field. */
export function partsOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}
