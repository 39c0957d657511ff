import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { isJsonArray } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { getAt } from '../../src/engine/json/pointer.ts'
import { callAt } from './call-server.ts'
import { samplePassword } from './steps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample data and its documents; undefined while writing tests against a running server. */
    readonly seed: string | undefined
  }
}

/**
 * Fills a data folder with the sample data, and waits until its documents are drawn. A server that starts on a copy
 * needs a fifth of the processor time.
 *
 * @param tenants the organisations whose documents are waited for
 */
export async function makeSeed(tenants: readonly string[]): Promise<string> {
  const seed = await mkdtemp(join(tmpdir(), 'regalia-seed-'))
  const server = await startServerProcess({ DATA_DIR: seed })
  for (const tenant of tenants) await allDrawn(server.port, tenant)
  await server.stop()
  return seed
}

/** Waits until an organisation has no document left to draw. */
async function allDrawn(port: number, tenant: string): Promise<void> {
  const account = JSON.stringify({ email: 'admin@sample.example', password: samplePassword })
  const login: JsonValue = JSON.parse(await callAt(port, tenant, { path: '/api/auth/login', body: account }))
  const token = String(getAt(login, '/data/token'))
  for (;;) {
    const answer: JsonValue = JSON.parse(await callAt(port, tenant, { path: '/api/admin/jobs', token }))
    const jobs = getAt(answer, '/data')
    if (!isJsonArray(jobs)) throw new Error(`The jobs of ${tenant} cannot be read: ${JSON.stringify(answer)}`)
    if (!jobs.some((job) => getAt(job, '/name') === 'draw-document')) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * Starts a server on a copy of the seed, where there is one.
 *
 * @param folder the project's, or a copy whose forms and cases are the project's
 */
export async function startSeeded(
  variables: Readonly<Record<string, string>> = {},
  folder?: string,
  seed: string | undefined = inject('seed'),
): Promise<ServerProcess> {
  if (seed === undefined) return startServerProcess(variables, folder)
  const data = await mkdtemp(join(tmpdir(), 'regalia-seeded-'))
  await cp(seed, data, { recursive: true })
  const server = await startServerProcess({ ...variables, DATA_DIR: data }, folder)
  const thenRemove = (end: () => Promise<void>) => async () => {
    await end()
    await rm(data, { recursive: true, force: true })
  }
  return { ...server, stop: thenRemove(server.stop), kill: thenRemove(server.kill) }
}
