import { join } from 'node:path'
import type { DatabasePlace } from '../../../src/server/platform/database/open-database.ts'
import type { BenchRow } from '../bench-row.ts'
import { inBenchFolder } from './bench-folder.ts'
import { startCluster } from './cluster.ts'

/** An empty database with its own data folder. */
export interface BenchDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly place: DatabasePlace
}

/** Does some work with an embedded database and one on a PostgreSQL server; removes both afterwards. */
export function withBothDatabases<Result>(
  work: (databases: readonly BenchDatabase[]) => Promise<Result>,
): Promise<Result> {
  return inBenchFolder(async (folder) => {
    const cluster = await startCluster()
    try {
      return await work([
        { name: 'PGlite', place: { dataFolder: join(folder, 'embedded'), databaseUrl: undefined } },
        { name: 'PostgreSQL', place: { dataFolder: join(folder, 'server'), databaseUrl: cluster.url } },
      ])
    } finally {
      await cluster.stop()
    }
  })
}

/** BENCH_DATABASE=PGlite or PostgreSQL measures on that alone, so that long runs on both can share a machine. */
const only = process.env['BENCH_DATABASE']

/** Measures on one database after the other; returns the rows of both. */
export function onEachDatabase(
  measure: (database: BenchDatabase) => Promise<readonly BenchRow[]>,
): Promise<BenchRow[]> {
  return withBothDatabases(async (databases) => {
    const rows: BenchRow[] = []
    const chosen = databases.filter(({ name }) => only === undefined || name === only)
    for (const database of chosen) rows.push(...(await measure(database)))
    return rows
  })
}
