import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What a simulator got, the newest first. */
export interface KeptList<One> {
  readonly list: One[]
  /** Keeps it as it is now; to be called after each change. */
  keep(): void
}

/**
 * A list that outlasts the simulator's process where a file is given: a provider does not forget money when it is
 * restarted. A kill leaves the file as it was before or after a change.
 */
export function keptList<One>(file: string | undefined): KeptList<One> {
  if (file === undefined) return { list: [], keep: () => undefined }
  const list = listIn<One>(file)
  return {
    list,
    keep: () => {
      writeFileSync(`${file}.draft`, JSON.stringify(list))
      renameSync(`${file}.draft`, file)
    },
  }
}

/** What a simulator has kept in a file; nothing before the first. */
export function listIn<One>(file: string): One[] {
  if (!existsSync(file)) return []
  const kept: One[] = JSON.parse(readFileSync(file, 'utf8'))
  return kept
}
