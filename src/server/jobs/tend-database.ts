import type { Database } from '../platform/database/database.ts'
import type { Job } from '../platform/jobs/job.ts'

/** As often as a PostgreSQL server looks for tables that changed. */
const pause = 60_000

/** Keeps an embedded database small and quick; a PostgreSQL server does so by itself. */
export const tendDatabase = ({ tend }: Database): readonly Job[] =>
  tend === undefined ? [] : [{ name: 'tend-database', pause, runDue: () => tend() }]
