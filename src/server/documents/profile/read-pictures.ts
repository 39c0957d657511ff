import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../../files/file-store.ts'
import type { PrintedBlock, PrintedDocument } from '../printed-document.ts'
import type { PicturePlace } from './print-section.ts'
import type { ProfileDocument } from './profile-document.ts'

/** Pictures of more bytes are listed, not printed. */
const largest = 5_000_000
const printable = new Set(['image/png', 'image/jpeg'])

/** The document with its pictures, which are in the store under the tenant's name. */
export async function readPictures(
  files: FileStore,
  tenant: string,
  document: ProfileDocument,
): Promise<PrintedDocument> {
  const blocks = await Promise.all(document.blocks.map((block) => readPicture(files, tenant, block)))
  return { ...document, blocks: blocks.flat() }
}

async function readPicture(
  files: FileStore,
  tenant: string,
  block: PrintedBlock | PicturePlace,
): Promise<readonly PrintedBlock[]> {
  if (block.kind !== 'stored-picture') return [block]
  const { id, title, mediaType, size } = block.file
  if (!printable.has(mediaType) || size > largest) return []
  return [{ kind: 'picture', alt: title, content: await buffer(files.open(tenant, id)) }]
}
