import { readFile, readdir } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { DeclaredAsset, DeclaredAssets } from '../../../engine/document/declared-asset.ts'

/** The texts of the declarations below a project's root. Paths are from the root, with forward slashes. */
export interface DeclarationSources {
  /** The text of each JSON file. */
  readonly texts: ReadonlyMap<string, string>
  /** The other files, such as logos, which declarations refer to. */
  readonly assets: DeclaredAssets
}

/** Reads schemas/ and tenants/, without parsing the files. */
export async function readSources(root: string): Promise<DeclarationSources> {
  const folders = await Promise.all(['schemas', 'tenants'].map((folder) => filesIn(root, folder)))
  const paths = folders.flat().toSorted()
  const declarations = paths.filter((path) => path.endsWith('.json'))
  const texts = declarations.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)
  const others = paths.filter((path) => !path.endsWith('.json'))
  const assets = others.map(async (path) => [path, await readAsset(join(root, path))] as const)
  return { texts: new Map(await Promise.all(texts)), assets: new Map(await Promise.all(assets)) }
}

async function readAsset(file: string): Promise<DeclaredAsset> {
  const content = await readFile(file)
  return { bytes: content.length, mediaType: (await fileTypeFromBuffer(content))?.mime }
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map((path) => path.split(sep).join(posix.sep))
}
