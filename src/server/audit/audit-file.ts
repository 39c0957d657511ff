import type { AuditEntry, AuditPerson } from '../../contract/audit-entry.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { textOf } from '../platform/texts/text-of.ts'

const columns = ['at', 'by', 'by-email', 'action', 'whom', 'whom-email', 'detail'] as const

/** Entries as the lines of a file, in the words that the page has; moments in the organisation's time. */
export const auditFile = (tenant: PublishedTenant, entries: readonly AuditEntry[]) => ({
  titles: columns.map((column) => textOf(tenant, `portal.audit.column.${column}`)),
  kinds: columns.map((column) => (column === 'at' ? ('moment' as const) : undefined)),
  rows: entries.map((entry) => cellsOf(tenant, entry)),
})

const cellsOf = (tenant: PublishedTenant, { at, by, action, whom, ...found }: AuditEntry): readonly string[] => [
  momentIn(tenant.declaration.timeZone, new Date(at)),
  nameOf(tenant, by),
  by.email ?? '',
  textOf(tenant, `portal.audit.action.${action}`),
  whom ? nameOf(tenant, whom) : '',
  whom?.email ?? '',
  detailOf(tenant, found),
]

const nameOf = (tenant: PublishedTenant, { kind, name }: AuditPerson): string =>
  name ?? (kind === 'account' ? '' : textOf(tenant, `portal.audit.${kind}`))

function detailOf(tenant: PublishedTenant, { detail, changes }: Pick<AuditEntry, 'detail' | 'changes'>): string {
  const none = textOf(tenant, 'portal.audit.no-value')
  const lines = changes.map(({ field, from, to }) =>
    textOf(tenant, 'portal.audit.change', { field, from: from || none, to: to || none }),
  )
  return [...(detail === null ? [] : [detail]), ...lines].join('\n')
}
