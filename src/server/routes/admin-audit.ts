import { auditCalls } from '../../contract/audit-entry.ts'
import { exportEntries, findEntries } from '../audit/find-entries.ts'
import { implement } from '../http/implement.ts'
import { sendTable } from './send-table.ts'

/** Who changed what, for those whose role allows it (ADM-08). */
export const adminAuditRoutes = [
  implement(auditCalls.audit, ({ tenant, query }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => findEntries(tx, tenant, query, now())),
  ),
  implement(auditCalls.auditFile, async (request, services) => {
    const { tenant, query } = request
    return sendTable(request, services, 'audit', (tx) => exportEntries(tx, tenant, query, services.now()))
  }),
]
