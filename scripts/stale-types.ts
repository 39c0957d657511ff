import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a folder that are missing, outdated, or no longer needed. */
export async function staleTypes(folder: string, wanted: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const present = await readdir(folder).catch(() => [])
  const names = [...new Set([...wanted.keys(), ...present])]
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => undefined)))
  return names.filter((name, i) => texts[i] !== wanted.get(name))
}
