import { readFile, readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { JsonValue } from '../../../engine/json/json.ts'

/**
 * Everything declared below a project's root: each JSON file of schemas/ and tenants/ under its path from the root,
 * with forward slashes.
 *
 * @throws SyntaxError that names the file when one is not JSON
 */
export async function readDeclarations(root: string): Promise<ReadonlyMap<string, JsonValue>> {
  const folders = await Promise.all(['schemas', 'tenants'].map((folder) => jsonFilesIn(root, folder)))
  const entries = folders
    .flat()
    .toSorted()
    .map(async (path) => [path, await readJson(root, path)] as const)
  return new Map(await Promise.all(entries))
}

async function jsonFilesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter((name) => name.endsWith('.json')).map((name) => posix.join(folder, name.split(sep).join('/')))
}

async function readJson(root: string, path: string): Promise<JsonValue> {
  const text = await readFile(join(root, path), 'utf8')
  try {
    const value: JsonValue = JSON.parse(text)
    return value
  } catch (error) {
    throw new SyntaxError(`${path} is not valid JSON: ${error instanceof Error ? error.message : ''}`, { cause: error })
  }
}
