import type { Selectable } from 'kysely'
import type { Application } from '../../contract/application.ts'
import type { ProfileSummary } from '../../contract/user.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ApplicationsTable } from '../platform/database/tables/applications.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { notify } from '../notifications/notifications.ts'
import { applicationCharge, findCategory } from '../profiles/category.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { insertApplication } from './insert-application.ts'

export type ApplicationRow = Selectable<ApplicationsTable>

interface Applicant {
  readonly tenant: PublishedTenant
  readonly user: UserRow
}

/**
 * Starts the application for the category that a user registered for, with the status New and the amount of its charge
 * APP.
 */
export async function startApplication(
  tx: TenantTransaction,
  { tenant, user, now }: Applicant & { readonly now: Date },
  profileId: string,
): Promise<void> {
  const charge = applicationCharge(findCategory(tenant, user.category), tenant.declaration.currency)
  const code = await insertApplication(tx, {
    ...charge,
    profile_id: profileId,
    userId: user.id,
    category: user.category,
    status: 'New',
    submitted: false,
    assigned_member_no: null,
    created_at: now,
  })
  await notify(tx, user.id, { kind: 'application-created', params: { code } }, now)
}

/** Adds the released application of a member who was admitted before there was a portal, with no amount due. */
export async function addReleasedApplication(
  tx: TenantTransaction,
  { tenant: { declaration }, user }: Applicant,
  profileId: string,
  admission: { readonly member_no: string; /** A calendar date. */ readonly registration_date: string },
): Promise<void> {
  await insertApplication(tx, {
    profile_id: profileId,
    userId: user.id,
    category: user.category,
    amount_cents: 0,
    currency: declaration.currency,
    status: 'Released',
    submitted: true,
    assigned_member_no: admission.member_no,
    created_at: new Date(`${admission.registration_date}T00:00:00Z`),
  })
}

/** Whether one of a profile's applications was released, and whether one waits to be submitted. */
export async function applicationStanding(
  { tenant, db }: TenantTransaction,
  profileId: string,
): Promise<Pick<ProfileSummary, 'ApplicationReleased' | 'ApplicationToSubmit'>> {
  const rows = await db
    .selectFrom('applications')
    .select(['status', 'submitted'])
    .distinct()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .execute()
  return {
    ApplicationReleased: rows.some(({ status }) => status === 'Released'),
    ApplicationToSubmit: rows.some(({ status, submitted }) => status === 'New' && !submitted),
  }
}

/** The applications of a profile, newest first. */
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
