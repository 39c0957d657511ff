import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** A file on disk, whatever wrote it. */
export interface FileOnDisk {
  readonly name: string
  readonly path: string
}

/** The files that lie in an organisation's folder and those within, one by one: there may be millions. */
export async function* listStored(folder: string): AsyncGenerator<FileOnDisk> {
  const entries = await opendir(folder).catch(undefinedIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listStored(path)
    else if (entry.isFile()) yield { name: entry.name, path }
  }
}

/** Nothing, for what is not there, or not any more. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
