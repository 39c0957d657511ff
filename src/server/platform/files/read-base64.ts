import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

/** A stored file's content in base64; undefined where it is missing. */
export async function readBase64(
  files: Pick<FileStore, 'open'>,
  tenant: string,
  id: string,
): Promise<string | undefined> {
  const content = await files.open(tenant, id)
  return content && (await buffer(content)).toString('base64')
}
