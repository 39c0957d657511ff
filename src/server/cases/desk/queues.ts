import { sql } from 'kysely'
import type { CaseQueue } from '../../../contract/case.ts'
import { deskTitle } from '../../../engine/cases/desk-title.ts'
import { statesOfRoles } from '../../../engine/cases/states-of-roles.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { areInQueue } from '../visible-cases.ts'
import type { CaseReader } from '../visible-cases.ts'
import { typesOnDesk } from './types-on-desk.ts'

/**
 * The queues that a reader works on, of every type: how many cases stand in which state, and since when the one that
 * waits longest. Those of the reader's roles are there when nothing waits, too; finished cases wait for nobody.
 */
export async function listQueues(
  tx: TenantTransaction,
  published: PublishedTenant,
  reader: CaseReader,
): Promise<CaseQueue[]> {
  const { tenant, db } = tx
  const queues: CaseQueue[] = []
  for (const type of await typesOnDesk(tx, [...published.cases.values()])) {
    const rows = await db
      .selectFrom('cases')
      .select((select) => ['state', select.fn.countAll<number>().as('count'), select.fn.min('entered_at').as('oldest')])
      .where('tenant', '=', tenant)
      .where(sql<boolean>`not final`)
      .where(areInQueue(type, reader))
      .groupBy('state')
      .execute()
    const found = new Map(rows.map((row) => [row.state, row]))
    const expected = new Set(statesOfRoles(published.cases.get(type.id) ?? type, reader.actor.roles))
    const typeTitle = deskTitle(published.documents.get(type.id)?.page) ?? type.id
    for (const { id, title, final = false } of type.declared.states) {
      const row = found.get(id)
      if (row === undefined && (final || !expected.has(id))) continue
      queues.push({
        type: type.id.replace('cases/', ''),
        typeTitle,
        state: id,
        title,
        count: row?.count ?? 0,
        oldest: row ? momentIn(published.declaration.timeZone, row.oldest) : null,
      })
    }
  }
  return queues
}
