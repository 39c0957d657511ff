import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/** The project as it was built, on a server of its own, where the neutral organisation declares something else. */
export async function startWithTenant(change: (tenant: JsonObject) => JsonObject): Promise<ServerProcess> {
  const copy = await mkdtemp(join(tmpdir(), 'regalia-copy-'))
  for (const part of ['schemas', 'tenants', 'dist'])
    await cp(join(project, part), join(copy, part), { recursive: true })
  await cp(join(project, 'package.json'), join(copy, 'package.json'))
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  const file = join(copy, 'tenants', 'demo', 'tenant.json')
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as JsonObject)))
  const server = await startServerProcess({}, copy)
  const stop = async () => {
    await server.stop()
    await rm(copy, { recursive: true, force: true })
  }
  return { ...server, stop }
}
