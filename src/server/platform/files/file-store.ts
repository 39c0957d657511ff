import { createHash, randomUUID } from 'node:crypto'
import { access, link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileMode, folderMode } from './private-folder.ts'
import { readContent } from './read-content.ts'
import type { FileContent } from './read-content.ts'
import { undefinedIfMissing } from './stored-files.ts'

/** A file that was written to disk. Nothing refers to it until a record is saved. */
export interface ReceivedFile extends FileContent {
  readonly id: string
  /** Bytes received. Of a file beyond the limit only the beginning is stored. */
  readonly size: number
  readonly sha256: string
}

/** Stores uploaded files. */
export interface FileStore {
  readonly folder: string
  /**
   * Writes a stream to disk, up to `limit` bytes. The rest is only counted, so that the file's declared check can
   * report that it is too large.
   */
  receive(tenant: string, content: AsyncIterable<Uint8Array>, limit: number): Promise<ReceivedFile>
  /**
   * The content, or undefined where it is missing although a row names it, e.g. after an old copy of the folder was
   * restored.
   */
  open(tenant: string, id: string): Promise<Readable | undefined>
  has(tenant: string, id: string): Promise<boolean>
  /** Gives a file's content a second id. Content never changes, so both are the same bytes on disk. */
  copy(tenant: string, id: string, to: string): Promise<void>
  /** Deletes files; unknown ids are ignored. */
  remove(tenant: string, ids: readonly string[]): Promise<void>
}

/** Stores files below `folder`, in a folder for each tenant. */
export function keepFilesIn(folder: string): FileStore {
  // The first two characters of the random id spread the files over 256 folders.
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
    async copy(tenant, id, to) {
      const path = pathOf(tenant, to)
      await mkdir(dirname(path), { recursive: true, mode: folderMode })
      await link(pathOf(tenant, id), path)
    },
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
