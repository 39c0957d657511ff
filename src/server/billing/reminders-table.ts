import { mostRowsOfAll } from '../../contract/most-exported-rows.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { findRun } from './billing-runs.ts'
import { billingsOf } from './billing-terms.ts'

const columns = ['at', 'invoice', 'member-no', 'name', 'reminder', 'outcome', 'channels'] as const

/**
 * What was decided about the reminders of a run's invoices, in the order of the decisions, as CSV.
 *
 * @throws Refusal `not-found`
 */
export async function remindersTable(tx: TenantTransaction, tenant: PublishedTenant, id: string) {
  const run = await findRun(tx, id)
  if (run === undefined) throw new Refusal('not-found')
  const rows = await tx.db
    .selectFrom('bill_reminders as r')
    .innerJoin('yearly_bills as b', (join) =>
      join.onRef('b.tenant', '=', 'r.tenant').onRef('b.invoice_id', '=', 'r.invoice_id'),
    )
    .innerJoin('ledger_documents as d', (join) =>
      join.onRef('d.tenant', '=', 'r.tenant').onRef('d.id', '=', 'r.invoice_id'),
    )
    .select(['r.decided_at', 'd.number', 'd.holder', 'r.reminder', 'r.outcome', 'r.channels'])
    .where('r.tenant', '=', tx.tenant)
    .where('b.run_id', '=', id)
    .orderBy('r.decided_at')
    .orderBy('d.number')
    .limit(mostRowsOfAll + 1)
    .execute()
  return {
    titles: columns.map((column) => textOf(tenant, `server.billing.column.${column}`)),
    rows: rows.map(({ decided_at, number, holder, reminder, outcome, channels }) => [
      momentIn(tenant.declaration.timeZone, decided_at),
      number,
      String(ownValue(holder, 'memberNo') ?? ''),
      String(ownValue(holder, 'name') ?? ''),
      reminder,
      textOf(tenant, `server.billing.reminder.${outcome}`),
      channels,
    ]),
    kinds: ['moment'],
    about: `${billingsOf(tenant).get(run.declaration)?.title ?? run.declaration} ${run.year}`,
  } as const
}
