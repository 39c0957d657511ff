import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclarations } from '../declarations/read-declarations.ts'
import { developmentCodeFolder, keepCodeIn } from './compiled-code.ts'
import { publishTenants } from './published-tenants.ts'
import type { PublishedTenants } from './published-tenants.ts'
import { bundleRuntime, readRuntime } from './runtime-module.ts'

/** Where `npm run build` puts compiled forms and the run-time module. */
export const publishedFolder = (root: string): string => join(root, 'dist', 'published')

/** True in the built server, whose bundle says so; from source everything is made anew when the source changes. */
const isBuilt = import.meta.url.includes('/dist/server/')

/** The organisations declared at a root, with the forms that were compiled when the server was built. */
export async function publishedAt(root: string): Promise<PublishedTenants> {
  const files = await readDeclarations(root)
  const folder = publishedFolder(root)
  if (isBuilt && existsSync(folder)) {
    return publishTenants({ files, code: keepCodeIn(folder), runtime: await readRuntime(folder) })
  }
  const code = keepCodeIn(await developmentCodeFolder(root))
  return publishTenants({ files, code, runtime: await bundleRuntime(root) })
}
