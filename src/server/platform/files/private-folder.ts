import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** What only the server's own user may enter, and read. */
export const folderMode = 0o700
export const fileMode = 0o600

/** What the group and everybody else may do. */
const others = 0o077

/** Lets everything that this process makes from now on be its own user's alone, what libraries make included. */
export const keepNewFilesPrivate = (): void => void process.umask(others)

/**
 * Makes a folder that only the server's own user gets into, or closes one that is there with all that is in it. It is closed
 * first: what lies within is out of reach before it is mended file by file.
 */
export async function keepPrivate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  unlessForeign(() => chmodSync(folder, folderMode))
  await closeWithin(folder, isClosed)
}

/** Closes all that is in a folder, whatever the modes of the folders in it say: not all that makes files asks what it may. */
export const closeAllWithin = (folder: string): Promise<void> => closeWithin(folder, async () => false)

/**
 * A folder within gets its mode last, so that it says that all in it is closed: one that has it is passed over, and millions of
 * files cost nothing at the next start. Links are left alone.
 */
async function closeWithin(folder: string, isDone: (path: string) => Promise<boolean>): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    if (!(entry.isDirectory() || entry.isFile()) || (await isDone(path))) continue
    if (entry.isDirectory()) await closeWithin(path, isDone)
    await chmod(path, entry.isDirectory() ? folderMode : fileMode).catch(ignoreForeign)
  }
}

const isClosed = async (path: string): Promise<boolean> =>
  ((await lstat(path).catch(ignoreForeign))?.mode ?? 0) % 0o100 === 0

/** A sentence where others can get into a folder all the same, e.g. because another user owns it; nothing where modes mean nothing. */
export function openFolderWarning(folder: string): string | undefined {
  if (process.platform === 'win32' || (lstatSync(folder).mode & others) === 0) return undefined
  return `Others on this machine can get into ${folder}: let the server's user own it, or set its mode to 700.`
}

function unlessForeign(change: () => void): void {
  try {
    change()
  } catch (error) {
    ignoreForeign(error)
  }
}

/** What belongs to another user cannot be closed, what another process has removed need not be. */
function ignoreForeign(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error
}
