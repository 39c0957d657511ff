import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { PrintedBlock, PrintedDocument, PrintedPicture } from '../../platform/documents/printed-document.ts'
import type { PicturePlace } from './print-section.ts'
import type { ProfileDocument } from './profile-document.ts'

/** Pictures of more bytes are listed, not printed; and of all together, those after the first that come to so many. */
const largest = 5_000_000
const largestTogether = 40_000_000
const printable = new Set(['image/png', 'image/jpeg'])

/** The document with its pictures, which are in the store under the tenant's name. The place of one that is missing says so. */
export async function readPictures(
  files: FileStore,
  tenant: string,
  { unprintable, ...document }: ProfileDocument,
): Promise<PrintedDocument> {
  let room = largestTogether
  const blocks: PrintedBlock[] = []
  for (const block of document.blocks) {
    if (block.kind !== 'stored-picture') {
      blocks.push(block)
    } else if (printable.has(block.file.mediaType)) {
      const picture = await readPicture(files, tenant, block, Math.min(room, largest))
      room -= picture.content?.byteLength ?? 0
      blocks.push({ ...picture, unprintable })
    }
  }
  return { ...document, blocks }
}

async function readPicture(
  files: FileStore,
  tenant: string,
  { file: { id, title, size } }: PicturePlace,
  room: number,
): Promise<Omit<PrintedPicture, 'unprintable'>> {
  const picture = { kind: 'picture', alt: title } as const
  const content = size > room ? undefined : await files.open(tenant, id)
  return content ? { ...picture, content: await buffer(content) } : picture
}
