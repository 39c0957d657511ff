import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { PrintedBlock, PrintedDocument, PrintedPicture } from '../../../engine/printing/printed-document.ts'
import type { PicturePlace } from '../../../engine/printing/printing.ts'
import type { DrawnTemplate } from '../../platform/documents/drawn-template.ts'
import type { Wording } from '../../platform/published/published-tenant.ts'
import { textOf } from '../../platform/texts/text-of.ts'

/** The texts that replace a picture that is too large or damaged, or whose file is missing. */
interface PictureTexts {
  readonly unprintable: string
  readonly missing: string
}

/** A document of a template before its pictures are read. */
export type DocumentWithPlaces = DrawnTemplate & { readonly inPlaceOfPictures: PictureTexts }

/** A drawn template with the texts that may stand in the places of its pictures. */
export const withPictureTexts = (tenant: Wording, drawn: DrawnTemplate): DocumentWithPlaces => ({
  ...drawn,
  inPlaceOfPictures: {
    unprintable: textOf(tenant, 'document.unprintable'),
    missing: textOf(tenant, 'document.missing-picture'),
  },
})

/** The largest printed picture, and the largest sum of all; further pictures are replaced by a sentence. Bytes. */
const largest = 5_000_000
const largestTogether = 40_000_000
const printable = new Set(['image/png', 'image/jpeg'])

/** The document with its pictures, which are stored under the tenant's id. A missing one is replaced by a sentence. */
export async function readPictures(
  files: Pick<FileStore, 'open'>,
  tenant: string,
  { inPlaceOfPictures, ...document }: DocumentWithPlaces,
): Promise<PrintedDocument> {
  let room = largestTogether
  const blocks: PrintedBlock[] = []
  for (const block of document.blocks) {
    if (block.kind !== 'stored-picture') {
      blocks.push(block)
    } else {
      const content = await readPicture(files, tenant, block, Math.min(room, largest))
      room -= typeof content === 'string' ? 0 : content.byteLength
      blocks.push(pictureBlock(block, content, inPlaceOfPictures))
    }
  }
  return { ...document, blocks }
}

async function readPicture(
  files: Pick<FileStore, 'open'>,
  tenant: string,
  { file: { id, size, mediaType } }: PicturePlace,
  room: number,
): Promise<Uint8Array | keyof PictureTexts> {
  if (size > room || !printable.has(mediaType)) return 'unprintable'
  const content = await files.open(tenant, id)
  return content ? buffer(content) : 'missing'
}

/** @param content the picture's bytes, or the text in its place */
function pictureBlock(
  { file: { title } }: PicturePlace,
  content: Uint8Array | keyof PictureTexts,
  texts: PictureTexts,
): PrintedPicture {
  const picture = { kind: 'picture', alt: title } as const
  if (typeof content === 'string') return { ...picture, unprintable: texts[content] }
  return { ...picture, content, unprintable: texts.unprintable }
}
