import type { Selectable } from 'kysely'
import type { AuditEntry, AuditPerson } from '../../contract/audit-entry.ts'
import type { AuditAction } from '../../contract/audit-log.ts'
import { formatPointer } from '../../engine/json/pointer.ts'
import { titledRoles } from '../accounts/roles.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { AuditLogTable } from '../platform/database/tables/audit-log.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { namedPeople } from './audit-people.ts'
import { changeReader } from './read-changes.ts'
import type { ChangeReader } from './read-changes.ts'

type StoredEntry = Selectable<AuditLogTable>

/** Entries as they are read, in the language of an edition. */
export async function describeEntries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  rows: readonly StoredEntry[],
  now: Date,
): Promise<readonly AuditEntry[]> {
  const people = await namedPeople(tx, rows)
  const actions = new Set(rows.map(({ action }) => action))
  const readers = new Map([...actions].map((action) => [action, changeReader(tenant, action, now)] as const))
  return rows.map((row) => {
    const { by, whom } = people(row)
    const found = whatChanged(tenant, row, { whom, reader: readers.get(row.action) })
    return { id: row.id, at: row.at.toISOString(), action: row.action, by, whom, ...found }
  })
}

interface Around {
  readonly whom: AuditPerson | null
  readonly reader: ChangeReader | undefined
}

/**
 * The values, else what the detail says. A deleted account's values are shown to nobody: its person's data are erased,
 * and only the log, to which entries are only added, still has them.
 */
function whatChanged(
  tenant: PublishedTenant,
  { action, detail, changes }: StoredEntry,
  { whom, reader }: Around,
): Pick<AuditEntry, 'detail' | 'changes'> {
  if (reader && changes && changes.length > 0 && whom?.kind !== 'deleted') {
    return { detail: null, changes: changes.map(reader.read) }
  }
  if (detail === null) return { detail, changes: [] }
  if (!reader) return { detail: hasRole(action) ? roleTitle(tenant, detail) : detail, changes: [] }
  const titles = detail.split(', ').map((name) => reader.title(formatPointer([name])))
  return { detail: titles.join(', '), changes: [] }
}

const hasRole = (action: AuditAction): boolean => action === 'role-granted' || action === 'role-taken'

/** A role that is no longer declared has only its id. */
function roleTitle(tenant: PublishedTenant, id: string): string {
  const { roles = [] } = tenant.declaration
  const [titled] = titledRoles(
    tenant,
    roles.filter((role) => role.id === id),
  )
  return titled?.title ?? id
}
