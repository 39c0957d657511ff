import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { fileMode, folderMode } from '../files/private-folder.ts'

/** Thrown when another process has the embedded database open; two would destroy each other's writes. */
export class FolderTakenError extends StartError {
  override readonly name = 'FolderTakenError'
}

interface Holder {
  readonly pid: number
  /** When that process began, where the system tells; a number used again by another process is then recognised. */
  readonly began: string | null
}

const heldHere = new Set<string>()

/**
 * Takes a folder for this process alone, by a file `lock` in it. A lock whose process is gone is taken over.
 *
 * @returns a function that gives the folder back
 * @throws FolderTakenError while another process, or this one, has it
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

/** Undefined for a lock that was cut short while it was written: its process died. */
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

/** A lock with this process's own number that this process does not hold is left over from an earlier one. */
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
