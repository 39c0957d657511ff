import { sql } from 'kysely'
import type { DueReminder } from '../../engine/billing/due-reminders.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { formatCents } from '../../engine/format/money.ts'
import type { ReminderChannel } from '../../generated/closed-names.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { composeSms } from '../messages/compose-sms.ts'
import { queueMessages } from '../messages/outbox.ts'
import type { NewMessage } from '../messages/outbox.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { BillRemindersTable } from '../platform/database/tables/billing.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** How long a text message about a reminder is worth sending; milliseconds. */
const worthSending = 3 * 24 * 60 * 60_000

export type ReminderOutcome = BillRemindersTable['outcome']

/** An invoice of a run for which a reminder is due. */
export interface RemindedInvoice {
  readonly invoice: string
  readonly profile: string
}

/**
 * The invoices of a declared billing for which a reminder is due and nothing was decided, by their ids. Those that were
 * reversed need none.
 */
export function invoicesToRemind(
  { tenant, db }: TenantTransaction,
  declaration: string,
  { reminder, from, until }: DueReminder,
  limit: number,
): Promise<readonly RemindedInvoice[]> {
  let due = db
    .selectFrom('yearly_bills as b')
    .innerJoin('ledger_documents as d', (join) =>
      join.onRef('d.tenant', '=', 'b.tenant').onRef('d.id', '=', 'b.invoice_id'),
    )
    .leftJoin('bill_reminders as r', (join) =>
      join
        .onRef('r.tenant', '=', 'b.tenant')
        .onRef('r.invoice_id', '=', 'b.invoice_id')
        .on('r.reminder', '=', reminder.id),
    )
    .select(['b.invoice_id as invoice', 'b.profile_id as profile'])
    .where('b.tenant', '=', tenant)
    .where('b.declaration', '=', declaration)
    .where('b.reversed_at', 'is', null)
    .where('r.invoice_id', 'is', null)
    .where('d.due_on', '<=', until)
  if (from !== undefined) due = due.where('d.due_on', '>=', from)
  return due.orderBy('b.invoice_id').limit(limit).execute()
}

/** Where and when members are reminded. */
export interface RemindingWorld {
  readonly tenant: PublishedTenant
  /** Where links in messages begin. */
  readonly origin: string
  readonly now: Date
}

/**
 * Decides about a reminder of an invoice, once: it is sent by those of its channels by which the member wants
 * reminders, unless nothing is owed any more. The profile is locked, so that no payment is posted meanwhile. Undefined
 * where it was decided before.
 */
export async function remindMember(
  tx: TenantTransaction,
  world: RemindingWorld,
  { invoice, profile }: RemindedInvoice,
  { reminder }: Pick<DueReminder, 'reminder'>,
): Promise<ReminderOutcome | undefined> {
  const { user_id } = await lockCaseProfile(tx, profile)
  const { tenant, db } = tx
  const isDecided = db.selectFrom('bill_reminders').select('reminder').where('tenant', '=', tenant)
  const before = await isDecided
    .where('invoice_id', '=', invoice)
    .where('reminder', '=', reminder.id)
    .executeTakeFirst()
  if (before !== undefined) return undefined
  const owed = await owedOf(tx, invoice)
  const member = await db
    .selectFrom('users')
    .select(['email', 'phone', 'email_reminders', 'sms_reminders', 'deleted_at'])
    .where('tenant', '=', tenant)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  const wants = { email: member.email_reminders, sms: member.sms_reminders }
  const channels = reminder.channels.filter((channel) => wants[channel])
  const outcome = outcomeOf(owed.cents, member.deleted_at !== null, channels)
  const sent = outcome === 'sent' ? channels : []
  for (const channel of sent) {
    await queueMessages(tx, [await messageOf(tx, world, { channel, owed, ...member })], world.now)
  }
  const decided = { tenant, invoice_id: invoice, reminder: reminder.id, outcome, channels: sent.join(' ') }
  await db
    .insertInto('bill_reminders')
    .values({ ...decided, decided_at: world.now })
    .execute()
  return outcome
}

function outcomeOf(cents: number, isClosed: boolean, channels: readonly ReminderChannel[]): ReminderOutcome {
  if (cents <= 0) return 'settled'
  if (isClosed) return 'closed'
  return channels.length === 0 ? 'unwanted' : 'sent'
}

interface OwedInvoice {
  readonly number: string
  readonly description: string
  readonly currency: string
  readonly due_on: string | null
  /** What is still owed of it. */
  readonly cents: number
}

const owedOf = ({ tenant, db }: TenantTransaction, invoice: string): Promise<OwedInvoice> =>
  db
    .selectFrom('ledger_documents as d')
    .innerJoin('ledger_lines as l', (join) =>
      join.onRef('l.tenant', '=', 'd.tenant').onRef('l.document_id', '=', 'd.id'),
    )
    .select(['d.number', 'd.description', 'd.currency', 'd.due_on'])
    .select(sql<number>`sum(l.amount_cents - l.paid_cents - l.credited_cents)::bigint`.as('cents'))
    .where('d.tenant', '=', tenant)
    .where('d.id', '=', invoice)
    .groupBy(['d.number', 'd.description', 'd.currency', 'd.due_on'])
    .executeTakeFirstOrThrow()

interface Reminded {
  readonly channel: ReminderChannel
  readonly owed: OwedInvoice
  readonly email: string
  readonly phone: string
}

async function messageOf(
  tx: TenantTransaction,
  { tenant, origin, now }: RemindingWorld,
  { channel, owed, email, phone }: Reminded,
): Promise<NewMessage> {
  const own = inLanguage(tenant)
  const params = {
    description: owed.description,
    number: owed.number,
    amount: formatCents(owed.cents, owed.currency, own.declaration.locale),
    due: formatDate(owed.due_on ?? '', own.language),
  }
  if (channel === 'email') {
    return composeEmail(tx, own, { recipient: email, kind: 'fee-reminder', params, link: `${origin}/billing` })
  }
  const expires_at = new Date(now.getTime() + worthSending)
  return composeSms(own, { recipient: phone, kind: 'fee-reminder', params, expires_at })
}
