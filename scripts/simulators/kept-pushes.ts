import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Push } from './send-callback.ts'

/** The requests for money that a simulator got, the newest first. */
export interface KeptPushes {
  readonly pushes: Push[]
  /** Keeps them as they are now; to be called after each change. */
  keep(): void
}

/**
 * Requests that outlast the simulator's process where a file is given: a provider does not forget money when it is
 * restarted. A kill leaves the file as it was before or after a change.
 */
export function keptPushes(file: string | undefined): KeptPushes {
  if (file === undefined) return { pushes: [], keep: () => undefined }
  const pushes: Push[] = existsSync(file) ? pushesIn(file) : []
  return {
    pushes,
    keep: () => {
      writeFileSync(`${file}.draft`, JSON.stringify(pushes))
      renameSync(`${file}.draft`, file)
    },
  }
}

/** The requests that a simulator has kept in a file. */
export function pushesIn(file: string): Push[] {
  const kept: Push[] = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}
