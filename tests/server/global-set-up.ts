import { startCluster } from '../../scripts/bench/server/cluster.ts'

/** Runs a real PostgreSQL cluster for the tests that ask for one (TEST_DATABASE=postgres). */
export default async function setUpCluster(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const cluster = await startCluster()
  process.env.TEST_CLUSTER_URL = cluster.url
  return () => cluster.stop()
}
