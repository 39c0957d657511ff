import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { JsonObject } from '../../src/engine/json/json.ts'
import { startSeeded } from './seeded-server.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A copy of the built project that tests may change.
 *
 * @param parts further folders, which the server does not need
 */
export async function copyProject(parts: readonly string[] = []): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'regalia-copy-'))
  for (const part of ['schemas', 'tenants', 'dist', ...parts])
    await cp(join(project, part), join(copy, part), { recursive: true })
  await cp(join(project, 'package.json'), join(copy, 'package.json'))
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/**
 * Updates the base's examples of a document to their results under an overlay of the neutral organisation. The check
 * requires it, and a server does not start otherwise.
 *
 * @param copy with `scripts` and `src`
 */
export async function followExamples(copy: string, document: string): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/overlay.ts', document, '--for', 'demo', '--examples', '--write']
  await promisify(execFile)(process.execPath, command, { cwd: copy })
}

/** The changed and added files of a copy, by paths below it; sorted. */
export async function changesIn(copy: string, parts: readonly string[]): Promise<readonly string[]> {
  const changed: string[] = []
  for (const part of parts) {
    const entries = await readdir(join(copy, part), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = relative(copy, join(entry.parentPath, entry.name))
      const [own, original] = await Promise.all([
        readFile(join(copy, path)),
        readFile(join(project, path)).catch(() => undefined),
      ])
      if (!original?.equals(own)) changed.push(path)
    }
  }
  return changed.toSorted()
}

/**
 * Serves a copy of the built project with another declaration of the neutral organisation.
 *
 * @param overlays by path in its overlays, e.g. `pages/menu.json`
 */
export async function startWithTenant(
  change: (tenant: JsonObject) => JsonObject,
  overlays: Readonly<Record<string, JsonObject>> = {},
): Promise<ServerProcess> {
  const copy = await copyProject()
  const file = join(copy, 'tenants', 'demo', 'tenant.json')
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as JsonObject)))
  for (const [name, overlay] of Object.entries(overlays)) {
    const place = join(copy, 'tenants', 'demo', 'overlays', name)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, JSON.stringify(overlay))
  }
  const server = await startSeeded({}, copy)
  const stop = async () => {
    await server.stop()
    await rm(copy, { recursive: true, force: true })
  }
  return { ...server, stop }
}
