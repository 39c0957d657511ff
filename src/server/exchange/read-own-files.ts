import { readFile, readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { Environment } from '../platform/environment.ts'

/** Files by their paths from the project's root, with forward slashes. */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>

/** Every file of an organisation's folder as this release has it, sorted by path. */
export async function readOwnFiles({ root }: Pick<Environment, 'root'>, tenant: string): Promise<ProjectFiles> {
  const folder = join(root, 'tenants', tenant)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
  const files = paths.map(async (path) => [path.split(sep).join(posix.sep), await readFile(join(root, path))] as const)
  return new Map((await Promise.all(files)).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** The texts of the JSON files among some. */
export const jsonTexts = (files: ProjectFiles): ReadonlyMap<string, string> =>
  new Map(
    [...files]
      .filter(([path]) => path.endsWith('.json'))
      .map(([path, content]) => [path, Buffer.from(content).toString('utf8')]),
  )
