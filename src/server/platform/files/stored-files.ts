import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** A file on disk, whoever wrote it. */
export interface FileOnDisk {
  readonly name: string
  readonly path: string
}

/** The files in an organisation's folder and its subfolders, one by one: there may be millions. */
export async function* listStored(folder: string): AsyncGenerator<FileOnDisk> {
  const entries = await opendir(folder).catch(undefinedIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listStored(path)
    else if (entry.isFile()) yield { name: entry.name, path }
  }
}

/** Returns undefined for an error that means "not found"; throws any other. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
