import type { JsonValue } from '../../src/engine/json/json.ts'
import { readDeclarations } from '../../src/server/platform/declarations/read-declarations.ts'
import { developmentCodeFolder, keepCodeIn } from '../../src/server/platform/published/compiled-code.ts'
import { publishTenants } from '../../src/server/platform/published/published-tenants.ts'
import type { PublishedTenants } from '../../src/server/platform/published/published-tenants.ts'
import { projectRoot } from './start-test-server.ts'

type Contents = Readonly<Record<string, JsonValue>>

/** The shipped declarations with further or replaced files, by path. */
export async function publishWith(files: Contents): Promise<PublishedTenants> {
  return publishTenants({
    files: new Map([...(await readDeclarations(projectRoot)), ...Object.entries(files)]),
    code: keepCodeIn(await developmentCodeFolder(projectRoot)),
    runtime: { path: '/published/runtime-0.js', code: '' },
  })
}

/** The files of a folder by their paths. */
export const inFolder = (folder: string, files: Contents): Contents =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]))
