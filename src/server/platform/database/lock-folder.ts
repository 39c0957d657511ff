import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { fileMode, folderMode } from '../files/private-folder.ts'

/** Another process has the embedded database open. Two would destroy each other's writes. */
export class FolderTakenError extends StartError {
  override readonly name = 'FolderTakenError'
}

interface Holder {
  readonly pid: number
  /**
   * When that process started, where the system reports it: shows whether another process has been given the same
   * number.
   */
  readonly began: string | null
}

const heldHere = new Set<string>()

/**
 * Locks a folder for this process by a file `lock` in it. Replaces the lock of a process that no longer runs.
 *
 * @returns a function that removes the lock
 * @throws FolderTakenError while this or another process has the folder
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: folderMode })
  const file = join(folder, 'lock')
  if (heldHere.has(file)) throw takenBy(folder, process.pid)
  if (!createLock(file)) {
    const holder = readHolder(file)
    if (holder && isRunning(holder)) throw takenBy(folder, holder.pid)
    rmSync(file, { force: true })
    if (!createLock(file)) throw takenBy(folder, readHolder(file)?.pid ?? 0)
  }
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

function createLock(file: string): boolean {
  const holder: Holder = { pid: process.pid, began: beginOf(process.pid) }
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: fileMode })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Undefined for an incomplete lock: its process died while writing it. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || typeof holder.pid !== 'number') {
      return undefined
    }
    return { pid: holder.pid, began: 'began' in holder && typeof holder.began === 'string' ? holder.began : null }
  } catch {
    return undefined
  }
}

/** A lock with this process's own number that this process does not hold is left from an earlier process. */
function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return holder.began === null || beginOf(holder.pid) === holder.began
}

/** The 22nd field of /proc/<pid>/stat; null on systems without it. */
function beginOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

const takenBy = (folder: string, pid: number): FolderTakenError =>
  new FolderTakenError(
    `The database in ${folder} is open in another process (number ${pid}). ` +
      'Stop that one, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.',
  )
