import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { developmentCodeFolder, keepCodeIn } from './compiled-code.ts'
import { publishTenants } from './published-tenants.ts'
import type { PublishedTenants } from './published-tenants.ts'
import { bundleRuntime, readRuntime } from './runtime-module.ts'
import { soundDeclarations } from './sound-declarations.ts'

/** The folder into which `npm run build` writes compiled forms and the run-time module. */
export const publishedFolder = (root: string): string => join(root, 'dist', 'published')

/**
 * True in the server that was built into dist/server. From source, everything is compiled again when the source
 * changes.
 */
const isBuilt = import.meta.url.includes('/dist/server/')

/** The version of the engine: in the built server, that of its program. */
async function compilerOf(folder: string): Promise<string> {
  if (!isBuilt) return basename(folder)
  const program = await readFile(fileURLToPath(import.meta.url))
  return createHash('sha256').update(program).digest('hex').slice(0, 16)
}

/**
 * The organisations declared at a root, with the forms compiled when the server was built, or compiled now from source.
 *
 * @throws StartError with everything that is wrong with the declarations, except missing translations
 */
export async function publishedAt(root: string): Promise<PublishedTenants> {
  const built = publishedFolder(root)
  const isReady = isBuilt && existsSync(built)
  const folder = isReady ? built : await developmentCodeFolder(root)
  const declared = await soundDeclarations(root, folder)
  const runtime = await (isReady ? readRuntime(built) : bundleRuntime(root))
  return publishTenants({ ...declared, code: keepCodeIn(folder, await compilerOf(folder)), runtime })
}
