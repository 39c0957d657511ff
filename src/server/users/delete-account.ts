import { sql } from 'kysely'
import type { UserRow } from '../accounts/find-session.ts'
import { endSessions } from '../accounts/sessions.ts'
import { updateUser } from '../accounts/users.ts'
import { releaseCases } from '../cases/release-cases.ts'
import { removeFirmOwners } from '../accounts/firm-owners.ts'
import { eraseChanges, recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { withdrawRequests } from '../referees/withdraw-requests.ts'
import { keepingStaffManagers } from '../staff/staff-managers.ts'

/**
 * Deletes an account (ADM-03). Nobody can log in to it any more, its e-mail is free again, and everything of the person
 * in the account is erased. What others rely on stays: a profile in the register or with something submitted, billed or
 * issued, decisions, comments, and the audit log, which name the account by its id. Where there is nothing of that
 * kind, profile and files are erased as well. A member of the register may activate the account again.
 *
 * @throws Refusal `conflict` for the last account that may manage the staff
 */
export async function deleteAccount(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { user, by }: { readonly user: UserRow; readonly by: string },
  now: Date,
): Promise<void> {
  await keepingStaffManagers(tx, tenant, async () => {
    await endSessions(tx, user.id)
    await releaseCases(tx, user.id)
    await withdrawRequests(tx, user.id)
    await removeFirmOwners(tx, user.id)
    const isKept = await isTraced(tx, user.id)
    await unlinkMember(tx, user.id)
    await eraseChanges(tx, user.id)
    await (isKept ? close(tx, user, now) : erase(tx, user.id))
  })
  await recordAudit(tx, { actor_id: by, action: 'user-deleted', subject_id: user.id }, now)
}

/** What belongs to an account alone. */
const own = [
  'account_roles',
  'challenges',
  'links',
  'device_tokens',
  'known_devices',
  'notifications',
  'case_attempts',
] as const satisfies readonly (keyof Tables)[]

/** Erases what the account says of its person. Its row stays, because rows of others refer to it. */
async function close(tx: TenantTransaction, { id }: UserRow, now: Date): Promise<void> {
  for (const table of own) {
    await sql`delete from ${sql.table(table)} where tenant = ${tx.tenant} and user_id = ${id}`.execute(tx.db)
  }
  await eraseDelegate(tx, id)
  await updateUser(tx, id, {
    // Nobody can own such an address (RFC 2606), and no password has an empty hash.
    email: `deleted-${id.slice(0, 8)}@${id}.invalid`,
    password_hash: '',
    phone: '',
    id_number: '',
    is_admin: false,
    is_super_admin: false,
    is_approver: false,
    deleted_at: now,
  })
}

/** Bookings of events stay with their invoices; whom they were made for does not. */
async function eraseDelegate({ tenant, db }: TenantTransaction, id: string): Promise<void> {
  const profiles = db.selectFrom('profiles').select('id').where('tenant', '=', tenant).where('user_id', '=', id)
  await db
    .updateTable('event_bookings')
    .set({ id_no: '', phone_no: '' })
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profiles)
    .execute()
}

/** Deletes the row, and with it every row that refers to it. */
async function erase({ tenant, db }: TenantTransaction, id: string): Promise<void> {
  await db.deleteFrom('users').where('tenant', '=', tenant).where('id', '=', id).execute()
}

/** A member of the register whose account is deleted may activate one again. */
async function unlinkMember({ tenant, db }: TenantTransaction, id: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ user_id: null })
    .where('tenant', '=', tenant)
    .where('user_id', '=', id)
    .execute()
}

/** Whether something that has to stay names the account or one of its profiles. */
async function isTraced({ tenant, db }: TenantTransaction, id: string): Promise<boolean> {
  const own = sql`select c.id from cases c where c.tenant = ${tenant} and c.owner_id = ${id}`
  const profiles = sql`select o.id from profiles o where o.tenant = ${tenant} and o.user_id = ${id}`
  const { rows } = await sql<{ readonly traced: boolean }>`select (
    exists (select from members m where m.tenant = ${tenant} and m.user_id = ${id})
    or exists (select from profiles p where p.tenant = ${tenant} and p.user_id = ${id} and p.member_no is not null)
    or exists (select from case_frozen f where f.tenant = ${tenant} and f.case_id in (${own}))
    or exists (select from ledger_documents l where l.tenant = ${tenant} and l.profile_id in (${profiles}))
    or exists (select from case_documents d where d.tenant = ${tenant} and d.case_id in (${own}))
    or exists (select from cases s where s.tenant = ${tenant} and s.owner_id = ${id} and s.final)
    or exists (select from case_parties p where p.tenant = ${tenant} and p.user_id = ${id})
    or exists (select from case_history h where h.tenant = ${tenant} and h.case_id not in (${own})
      and (h.acted_by = ${id} or h.through = ${id}::text))
    or exists (select from case_comments k where k.tenant = ${tenant} and k.author_id = ${id}
      and k.case_id not in (${own}))
    or exists (select from audit_log a where a.tenant = ${tenant} and (a.actor_id = ${id} or a.subject_id = ${id})
      and a.action in ('role-granted', 'role-taken', 'administrator-added', 'settings-changed',
        'user-changed', 'user-deleted', 'document-revoked', 'referee-accepted', 'acting-began',
        'award-added', 'award-corrected', 'award-withdrawn',
        'event-added', 'event-changed', 'event-cancelled'))
  ) as traced`.execute(db)
  return rows[0]?.traced === true
}
