import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../../scripts/bench/server/cluster.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what has changed of the server, which some tests run in a process of its own, makes the folder in which test
 * places are (TEST_PLACES), and runs a real PostgreSQL cluster for the tests that ask for one (TEST_DATABASE=postgres).
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const build = ['scripts/build.mjs', 'server', 'forms']
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be built')
  const places = await mkdtemp(join(tmpdir(), 'regalia-places-'))
  process.env.TEST_PLACES = places
  const cluster = process.env.TEST_DATABASE === 'postgres' ? await startCluster({ durable: false }) : undefined
  if (cluster) process.env.TEST_CLUSTER_URL = cluster.url
  return async () => {
    await cluster?.stop()
    await rm(places, { recursive: true, force: true })
  }
}
