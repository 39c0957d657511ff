import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileMode, folderMode } from './private-folder.ts'
import { readContent } from './read-content.ts'
import type { FileContent } from './read-content.ts'
import { undefinedIfMissing } from './stored-files.ts'

/** A file whose bytes are on disk; nothing refers to it until a record is saved. */
export interface ReceivedFile extends FileContent {
  readonly id: string
  /** Bytes that came; of a file beyond the limit only the beginning is kept. */
  readonly size: number
  readonly sha256: string
}

/** Bytes of uploaded files. */
export interface FileStore {
  /** Where they lie. */
  readonly folder: string
  /**
   * Writes a stream down, as far as `limit` bytes; the rest is only counted, so that the check of the file
   * can say by its declared rule that it is too large.
   */
  receive(tenant: string, content: AsyncIterable<Uint8Array>, limit: number): Promise<ReceivedFile>
  /** Nothing where the content is missing, whatever a row says of it, as after a folder was restored from an older copy. */
  open(tenant: string, id: string): Promise<Readable | undefined>
  has(tenant: string, id: string): Promise<boolean>
  /** Forgets files; unknown ones are ignored. */
  remove(tenant: string, ids: readonly string[]): Promise<void>
}

/** Files in folders below `folder`, one for each tenant. */
export function keepFilesIn(folder: string): FileStore {
  // Two characters of the random id spread the files over 256 folders.
  const pathOf = (tenant: string, id: string): string => join(folder, tenant, id.slice(0, 2), id)
  return {
    folder,
    async receive(tenant, content, limit) {
      const id = randomUUID()
      const path = pathOf(tenant, id)
      await mkdir(dirname(path), { recursive: true, mode: folderMode })
      try {
        const written = await writeDown(path, content, limit)
        return { id, ...written, ...(await readContent(path, written.size)) }
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    open: async (tenant, id) => (await open(pathOf(tenant, id)).catch(undefinedIfMissing))?.createReadStream(),
    has: (tenant, id) =>
      access(pathOf(tenant, id)).then(
        () => true,
        (error: unknown) => undefinedIfMissing(error) ?? false,
      ),
    async remove(tenant, ids) {
      await Promise.all(ids.map((id) => rm(pathOf(tenant, id), { force: true })))
    },
  }
}

async function writeDown(
  path: string,
  content: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Pick<ReceivedFile, 'size' | 'sha256'>> {
  const file = await open(path, 'wx', fileMode)
  const digest = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of content) {
      const kept = chunk.subarray(0, Math.max(0, limit - size))
      size += chunk.byteLength
      if (kept.byteLength === 0) continue
      digest.update(kept)
      await file.write(kept)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: digest.digest('hex') }
}
