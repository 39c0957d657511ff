import type { Selectable } from 'kysely'
import type { Application } from '../../contract/application.ts'
import type { TenantTransaction } from '../db/database.ts'
import type { ApplicationsTable } from '../db/tables.ts'
import type { UserRow } from '../db/before-tenant/find-session.ts'
import { applicationCharge, findCategory } from '../profiles/category.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { nextNumber } from './next-number.ts'

export type ApplicationRow = Selectable<ApplicationsTable>

/** Starts the application for the category that a user registered for: status New, its amount that of the charge APP. */
export async function startApplication(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  user: UserRow,
  profileId: string,
  now: Date,
): Promise<void> {
  const code = `APP-${String(await nextNumber(tx, 'application')).padStart(6, '0')}`
  const charge = applicationCharge(findCategory(tenant, user.category), tenant.declaration.currency)
  await tx.db
    .insertInto('applications')
    .values({
      tenant: tx.tenant,
      code,
      profile_id: profileId,
      category: user.category,
      ...charge,
      status: 'New',
      receipt_no: null,
      assigned_member_no: null,
      service_request_code: null,
      created_at: now,
    })
    .execute()
  await tx.db
    .insertInto('application_history')
    .values({ tenant: tx.tenant, code, entry_no: 1, status: 'New', changed_by: user.id, changed_at: now })
    .execute()
}

/** The applications of a profile, the newest first. */
export async function listApplications(
  { tenant, db }: TenantTransaction,
  profileId: string,
): Promise<readonly Application[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .execute()
  return rows.map(wireApplication)
}

const wireApplication = (row: ApplicationRow): Application => ({
  Code: row.code,
  AppliedCategory: row.category,
  Amount: row.amount_cents / 100,
  Currency_Code: row.currency,
  ApplicationDateTime: row.created_at.toISOString(),
  status: row.status,
  Submitted: row.submitted,
  postedReceiptNo: row.receipt_no,
  assignedMemberNo: row.assigned_member_no,
  serviceRequestCode: row.service_request_code,
  ProfileID: row.profile_id,
  membershipComments: [],
})
