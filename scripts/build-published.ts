/**
 * Compiles every distinct form of every declared organisation, and bundles their shared run-time module, into
 * dist/published, which the built server and browsers read.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FormValidator } from '../src/engine/validation/compiled-form.ts'
import { executableHash } from '../src/engine/validation/executable-schema.ts'
import { keepCodeIn } from '../src/server/platform/published/compiled-code.ts'
import { publishedFolder } from '../src/server/platform/published/published-at.ts'
import { publishEach } from '../src/server/platform/published/published-tenants.ts'
import { bundleRuntime, runtimeFileIn } from '../src/server/platform/published/runtime-module.ts'
import { soundDeclarations } from '../src/server/platform/published/sound-declarations.ts'
import { StartError } from '../src/server/platform/start-error.ts'

/** Nothing is validated here. */
const unused: FormValidator = { validate: () => [], part: () => undefined }

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = publishedFolder(root)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const runtime = await bundleRuntime(root)
await writeFile(runtimeFileIn(folder), runtime.code)
try {
  const code = keepCodeIn(folder)
  const { files } = await soundDeclarations(root, folder)
  publishEach(files, (id, document) => {
    code.codeOf(id, executableHash(document), document)
    return unused
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
