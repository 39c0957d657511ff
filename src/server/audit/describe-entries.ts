import type { Selectable } from 'kysely'
import type { AuditChange, AuditEntry } from '../../contract/audit-entry.ts'
import type { AuditAction } from '../../contract/audit-log.ts'
import type { ChangedValue } from '../../engine/json/changed-values.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { formatPointer } from '../../engine/json/pointer.ts'
import { titledRoles } from '../accounts/roles.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { AuditLogTable } from '../platform/database/tables/audit-log.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { formTitle } from '../publishing/editable-documents.ts'
import { readImportedDetail } from '../imports/imported-detail.ts'
import { namedPeople } from './audit-people.ts'
import { readExportedDetail } from './exported-detail.ts'
import { changeReader } from './read-changes.ts'
import type { ChangeReader } from './read-changes.ts'

/** An entry with its values, where it has them. */
export type StoredEntry = Selectable<AuditLogTable> & { readonly changes: readonly ChangedValue[] | null }

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
    const found = whatChanged(tenant, row, readers.get(row.action))
    return { id: row.id, at: row.at.toISOString(), action: row.action, by, whom, ...found }
  })
}

/** The values, and of a corrected award whose it is or which event was changed; else what the detail says. */
function whatChanged(
  tenant: PublishedTenant,
  { action, detail, changes }: StoredEntry,
  reader: ChangeReader | undefined,
): Pick<AuditEntry, 'detail' | 'changes'> {
  if (reader && changes && changes.length > 0) {
    return {
      detail: action === 'award-corrected' || action === 'event-changed' ? detail : null,
      changes: changes.map(reader.read),
    }
  }
  if (changes && publications.has(action)) return { detail, changes: changes.map((one) => readPublished(tenant, one)) }
  if (detail === null) return { detail, changes: [] }
  if (!reader) return { detail: readDetail(tenant, action, detail), changes: [] }
  const titles = detail.split(', ').map((name) => reader.title(formatPointer([name])))
  return { detail: titles.join(', '), changes: [] }
}

const publications: ReadonlySet<AuditAction> = new Set(['forms-published', 'forms-rolled-back', 'forms-rebased'])

/** A document of a publication, and how much was and is published of it. */
function readPublished(tenant: PublishedTenant, { field, from, to }: ChangedValue): AuditChange {
  const counted = (count: JsonValue) =>
    count === 0
      ? textOf(tenant, 'portal.forms.as-shipped')
      : textOf(tenant, 'portal.forms.changes', { count: Number(count) })
  return { field: formTitle(tenant, field), from: counted(from), to: counted(to) }
}

function readDetail(tenant: PublishedTenant, action: AuditAction, detail: string): string {
  if (hasRole(action)) return roleTitle(tenant, detail)
  if (action === 'table-exported') return exportedText(tenant, detail)
  if (action === 'statement-import-done') return statementText(tenant, detail)
  if (action === 'import-done' || action === 'award-import-done') return importedText(tenant, action, detail)
  return detail
}

function importedText(tenant: PublishedTenant, action: 'import-done' | 'award-import-done', detail: string): string {
  const imported = readImportedDetail(detail)
  if (imported === undefined) return detail
  const { file } = imported
  if (action === 'award-import-done') {
    const [added = 0, unchanged = 0, leftOut = 0] = imported.counts
    return textOf(tenant, 'portal.award-import.counted', { file, added, unchanged, leftOut })
  }
  const [added = 0, changed = 0, unchanged = 0, activated = 0, leftOut = 0] = imported.counts
  return textOf(tenant, 'portal.import.counted', { file, added, changed, unchanged, activated, leftOut })
}

function statementText(tenant: PublishedTenant, detail: string): string {
  const imported = readImportedDetail(detail)
  if (imported === undefined) return detail
  const { file } = imported
  const [settled = 0, posted = 0, waiting = 0, unplaced = 0, different = 0, ...others] = imported.counts
  const [known = 0, listed = 0, leftOut = 0, missing = 0] = others
  const counts = { settled, posted, waiting, unplaced, different, known, listed, leftOut, missing }
  return textOf(tenant, 'portal.statement.counted', { file, ...counts })
}

function exportedText(tenant: PublishedTenant, detail: string): string {
  const exported = readExportedDetail(detail)
  if (exported === undefined) return detail
  const title = textOf(tenant, `portal.export.${exported.table}`)
  const table = exported.about === '' ? title : `${title} (${exported.about})`
  const format = textOf(tenant, `portal.export.as.${exported.format}`)
  return textOf(tenant, 'portal.export.counted', { table, count: exported.rows, format })
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
