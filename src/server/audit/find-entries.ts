import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { AuditFilters, AuditFound, AuditQuery } from '../../contract/audit-entry.ts'
import { mostInAuditFile } from '../../contract/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { pageWithin } from '../platform/page-within.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { hasWord, wordsIn } from '../users/has-word.ts'
import { auditFile } from './audit-file.ts'
import { describeEntries } from './describe-entries.ts'
import type { StoredEntry } from './describe-entries.ts'

const pageLength = 25

type Entries = SelectQueryBuilder<Tables, 'audit_log', object>

/** A page of the entries that are sought, the newest first; after the last page, the last one (ADM-08). */
export async function findEntries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  query: AuditQuery,
  now: Date,
): Promise<AuditFound> {
  const sought = soughtIn(tx, tenant, query)
  const { total } = await sought.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { page, pages, offset } = pageWithin(total, query.page, pageLength)
  const rows = await newest(sought.offset(offset), pageLength)
  return { items: [...(await describeEntries(tx, tenant, rows, now))], total, page, pages }
}

/** The newest of the entries that are sought, as the lines of a file (ADM-08). */
export async function exportEntries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  filters: AuditFilters,
  now: Date,
): Promise<ReturnType<typeof auditFile>> {
  const rows = await newest(soughtIn(tx, tenant, filters), mostInAuditFile)
  return auditFile(tenant, await describeEntries(tx, tenant, rows, now))
}

/** Those of the same moment in the order of their ids, so that no page repeats one. */
const newest = (entries: Entries, limit: number): Promise<StoredEntry[]> =>
  entries
    .leftJoin('audit_changes', (join) =>
      join.onRef('audit_changes.tenant', '=', 'audit_log.tenant').onRef('audit_changes.entry_id', '=', 'audit_log.id'),
    )
    .selectAll('audit_log')
    .select('audit_changes.changes')
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

function soughtIn({ tenant, db }: TenantTransaction, { declaration }: PublishedTenant, filters: AuditFilters): Entries {
  const { search, action, from, to } = filters
  const { timeZone } = declaration
  let entries: Entries = db.selectFrom('audit_log').where('audit_log.tenant', '=', tenant)
  if (action !== undefined) entries = entries.where('action', '=', action)
  if (from !== undefined) {
    entries = entries.where('at', '>=', sql<Date>`${from}::date::timestamp at time zone ${timeZone}`)
  }
  if (to !== undefined) {
    entries = entries.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
  }
  for (const word of wordsIn(search)) entries = entries.where(mentions(tenant, word))
  return entries
}

/** Whether the detail of an entry, or an account that it names, contains a word. */
function mentions(tenant: string, word: string) {
  const named = sql`(select users.id from users where users.tenant = ${tenant} and ${hasWord(tenant, word)})`
  return sql<boolean>`(strpos(lower(coalesce(audit_log.detail, '')), ${word}) > 0
    or audit_log.actor_id in ${named} or audit_log.subject_id in ${named})`
}
