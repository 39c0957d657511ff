/**
 * Compiles every distinct form of every declared organisation, and bundles the run-time module that they share, into
 * dist/published, from where the built server and browsers take them.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readDeclarations } from '../src/server/platform/declarations/read-declarations.ts'
import { keepCodeIn } from '../src/server/platform/published/compiled-code.ts'
import { publishedFolder } from '../src/server/platform/published/published-at.ts'
import { publishTenants } from '../src/server/platform/published/published-tenants.ts'
import { bundleRuntime, runtimeFileIn } from '../src/server/platform/published/runtime-module.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = publishedFolder(root)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const runtime = await bundleRuntime(root)
await writeFile(runtimeFileIn(folder), runtime.code)
await publishTenants({ files: await readDeclarations(root), code: keepCodeIn(folder), runtime })
