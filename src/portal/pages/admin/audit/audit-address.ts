import { pagedAddress } from '../../../ui/paged-address.ts'

const auditFilters = ['search', 'action', 'from', 'to'] as const
export type AuditFilter = (typeof auditFilters)[number]

/** The address of the audit log. */
export const auditAddress = pagedAddress(auditFilters)
