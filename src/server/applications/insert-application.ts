import type { TenantTransaction } from '../platform/database/database.ts'
import type { ApplicationsTable } from '../platform/database/tables/applications.ts'
import { nextNumber } from './next-number.ts'

/** An application as it is first stored. */
export type NewApplication = Pick<
  ApplicationsTable,
  'profile_id' | 'category' | 'amount_cents' | 'currency' | 'status' | 'created_at'
> & {
  readonly submitted: boolean
  readonly assigned_member_no: string | null
  /** The author of the first entry in its history. */
  readonly userId: string
}

/** Stores an application with the next code and the first entry of its history; returns the code. */
export async function insertApplication(
  tx: TenantTransaction,
  { userId, ...application }: NewApplication,
): Promise<string> {
  const { tenant, db } = tx
  const { status, created_at } = application
  const code = `APP-${String(await nextNumber(tx, 'application')).padStart(6, '0')}`
  await db
    .insertInto('applications')
    .values({ ...application, tenant, code, receipt_no: null, service_request_code: null })
    .execute()
  await db
    .insertInto('application_history')
    .values({ tenant, code, entry_no: 1, status, changed_by: userId, changed_at: created_at })
    .execute()
  return code
}
