import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../../scripts/bench/server/cluster.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Builds what has changed of the server, which some tests run in a process of its own, and runs a real PostgreSQL
 * cluster for the tests that ask for one (TEST_DATABASE=postgres).
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const build = ['scripts/build.mjs', 'server', 'forms']
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The server could not be built')
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const cluster = await startCluster({ durable: false })
  process.env.TEST_CLUSTER_URL = cluster.url
  return () => cluster.stop()
}
