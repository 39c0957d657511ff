import { auditCalls } from '../../contract/audit-entry.ts'
import { requireRight } from '../accounts/roles.ts'
import { exportEntries, findEntries } from '../audit/find-entries.ts'
import { implement } from '../http/implement.ts'

/** Who changed what, for those whose role allows it (ADM-08). */
export const adminAuditRoutes = [
  implement(auditCalls.audit, ({ tenant, session, query }, { database, now }) => {
    requireRight(session, 'audit')
    return database.inTenant(tenant.id, (tx) => findEntries(tx, tenant, query, now()))
  }),
  implement(auditCalls.auditFile, async ({ tenant, session, query, reply }, { database, now }) => {
    requireRight(session, 'audit')
    const content = await database.inTenant(tenant.id, (tx) => exportEntries(tx, tenant, query, now()))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(content)
  }),
]
