import { sql } from 'kysely'
import type { Database } from '../database.ts'

export async function isAnswering({ beforeTenant }: Pick<Database, 'beforeTenant'>): Promise<boolean> {
  try {
    await sql`select 1`.execute(beforeTenant)
    return true
  } catch {
    return false
  }
}
