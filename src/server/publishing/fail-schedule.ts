import { findUser } from '../accounts/users.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { queueMessages } from '../messages/outbox.ts'
import { notify } from '../notifications/notifications.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { StoredFailure } from '../platform/database/tables/publications.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import type { StaffMember } from '../platform/staff-roles.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { formTitle } from './editable-documents.ts'
import { changeSchedule } from './schedule-rows.ts'
import type { ScheduleRow } from './schedule-rows.ts'
import { staffWhoMay } from './staff-who-may.ts'
import { keepDraft, scheduleDetail } from './schedule-publication.ts'

interface FailingPlace {
  readonly services: Pick<Services, 'origins' | 'staff'>
  readonly tenant: PublishedTenant
  readonly now: Date
}

/**
 * Notes that a publication which was due did not take place, keeps its draft, and notifies its author and whoever may
 * change forms, in the portal and by e-mail. Nothing happens to one that is over.
 */
export async function failSchedule(
  tx: TenantTransaction,
  { services: { origins, staff }, tenant, now }: FailingPlace,
  row: ScheduleRow,
  failure: StoredFailure,
): Promise<void> {
  const change = { state: 'failed', ended_at: now, failure: JSON.stringify(failure) } as const
  if (!(await changeSchedule(tx, row.id, change))) return
  await keepDraft(tx, row, now)
  const detail = `${scheduleDetail(tenant, row)}: ${failure.kind}`
  const by = { actor_id: row.scheduled_by, subject_id: null }
  await recordAudit(tx, { ...by, action: 'publication-failed', detail }, now)
  const edition = inLanguage(tenant)
  const form = formTitle(edition, row.document)
  const reason = reasonIn(edition, form, failure)
  const params = { form, reason }
  for (const person of await concerned(tx, tenant, staff, row.scheduled_by)) {
    const link = `${origins.of(tenant)}/admin/forms/${row.document}`
    const content = { recipient: person.email, kind: 'publication-failed' as const, params, link }
    await queueMessages(tx, [await composeEmail(tx, edition, content)], now)
    await notify(tx, person.id, { kind: 'publication-failed', params }, now)
  }
}

/** Why, and what to do about it; of records, what an immediate publication would answer. */
const reasonIn = (edition: PublishedTenant, form: string, { kind, records = 0 }: StoredFailure): string =>
  kind === 'records'
    ? textOf(edition, 'server.section-has-records', { form, count: records })
    : textOf(edition, `server.schedule.failed.${kind}`)

/** The author, and everybody whose role may change forms. */
async function concerned(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  staff: FailingPlace['services']['staff'],
  author: string,
): Promise<readonly StaffMember[]> {
  const people = new Map<string, StaffMember>()
  const user = await findUser(tx, author)
  if (user?.deleted_at === null) people.set(user.id, user)
  for (const person of await staffWhoMay(tx, tenant, staff, 'forms')) people.set(person.id, person)
  return [...people.values()]
}
