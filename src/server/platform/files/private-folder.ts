import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { chmod, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** Modes that allow the server's own user alone. */
export const folderMode = 0o700
export const fileMode = 0o600

/** The mode bits of the group and of everybody else. */
const others = 0o077

/** Makes all new files of this process private to its user, including those that libraries create. */
export const keepNewFilesPrivate = (): void => void process.umask(others)

/**
 * Creates a private folder, or makes an existing one private with all that is in it. The folder itself comes first, so
 * that its content is out of reach while the files are changed one by one.
 */
export async function keepPrivate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  unlessForeign(() => chmodSync(folder, folderMode))
  await closeWithin(folder, isClosed)
}

/**
 * Makes everything in a folder private, even in folders that are private already: some programs create files with any
 * mode.
 */
export const closeAllWithin = (folder: string): Promise<void> => closeWithin(folder, async () => false)

/**
 * An inner folder gets its mode after its content, so that a private folder means private content. Those are skipped,
 * so millions of files cost nothing at the next start. Links are left alone.
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

/**
 * A warning when other users can still enter a folder, e.g. because one of them owns it. Undefined on systems without
 * modes.
 */
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

/** Ignores files that belong to another user, which cannot be changed, and files that another process removed. */
function ignoreForeign(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOENT') throw error
}
