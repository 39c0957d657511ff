import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { copyMigrated } from '../../scripts/migrated-database.ts'
import { startServerProcess } from '../../scripts/server-process.ts'
import type { ServerProcess } from '../../scripts/server-process.ts'
import { drawDocuments } from '../../src/server/jobs/draw-documents.ts'
import { readEnvironment } from '../../src/server/platform/environment.ts'
import { JobLane } from '../../src/server/platform/jobs/job-lane.ts'
import { openServices } from '../../src/server/start/open-services.ts'
import { addAllSampleData } from '../../src/server/start/sample-data/add-all-sample-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample data and its documents; undefined while writing tests against a running server. */
    readonly seed: string | undefined
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Fills a data folder with the sample data, and draws its documents at once: a server would rest between them. A server
 * that starts on a copy needs a fifth of the processor time.
 */
export async function makeSeed(): Promise<string> {
  const seed = await mkdtemp(join(tmpdir(), 'regalia-seed-'))
  await copyMigrated(seed)
  const services = await openServices(readEnvironment({ DATA_DIR: seed }, root))
  await addAllSampleData(services)
  await new JobLane(services, { ...drawDocuments(services), rest: 0 }).runDue()
  await Promise.all([services.documents.close(), services.checking.close()])
  await services.database.close()
  return seed
}

/** A new data folder: a copy of the seed, where there is one. */
export async function seededFolder(seed: string | undefined = inject('seed')): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'regalia-seeded-'))
  if (seed !== undefined) await cp(seed, data, { recursive: true })
  return data
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
  const data = await seededFolder(seed)
  const server = await startServerProcess({ ...variables, DATA_DIR: data }, folder)
  const thenRemove = (end: () => Promise<void>) => async () => {
    await end()
    await rm(data, { recursive: true, force: true })
  }
  return { ...server, stop: thenRemove(server.stop), kill: thenRemove(server.kill) }
}
