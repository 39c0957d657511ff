import { sql } from 'kysely'
import type { Compilable } from 'kysely'
import type { DueReminder } from '../../engine/billing/due-reminders.ts'
import type { ReminderChannel } from '../../generated/closed-names.ts'
import { queueMessages } from '../messages/outbox.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { insertionInto } from '../platform/database/insertion-into.ts'
import type { BillRemindersTable } from '../platform/database/tables/billing.ts'
import { later, together } from '../platform/database/together.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { reminderMessage } from './reminder-message.ts'
import type { RemindedBill, RemindingWorld } from './reminder-message.ts'

const insertBillReminders = insertionInto('bill_reminders')

export type ReminderOutcome = BillRemindersTable['outcome']
export const reminderOutcomes = ['sent', 'unwanted', 'settled', 'closed'] as const satisfies readonly ReminderOutcome[]

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

/** How many reminders have each outcome. */
export type ReminderCounts = Readonly<Record<ReminderOutcome, number>>

/**
 * Decides about a reminder of several invoices of different members, once for each: it is sent by those of its channels
 * by which the member wants reminders, unless nothing is owed any more. All their profiles are locked first, in the
 * order of their ids, so that no payment is posted meanwhile. What was decided before counts for nothing.
 */
export async function remindOfBills(
  tx: TenantTransaction,
  world: RemindingWorld,
  invoices: readonly RemindedInvoice[],
  { reminder }: Pick<DueReminder, 'reminder'>,
): Promise<ReminderCounts> {
  const own = inLanguage(world.tenant)
  const { open, colors } = await openReminders(tx, own, invoices, reminder.id)
  const messages: NewMessage[] = []
  const decided = open.map(({ owed, member }) => {
    const wants = { email: member.email_reminders, sms: member.sms_reminders }
    const channels = reminder.channels.filter((channel) => wants[channel])
    const outcome = outcomeOf(owed.cents, member.deleted_at !== null, channels)
    const sent = outcome === 'sent' ? channels : []
    for (const channel of sent)
      messages.push(reminderMessage({ ...world, tenant: own }, colors, { channel, owed, ...member }))
    const key = { tenant: tx.tenant, invoice_id: owed.id, reminder: reminder.id }
    return { ...key, outcome, channels: sent.join(' '), decided_at: world.now }
  })
  await queueMessages(tx, messages, world.now)
  if (decided.length > 0) await later(tx, insertBillReminders(decided))
  const counts = { sent: 0, unwanted: 0, settled: 0, closed: 0 }
  for (const { outcome } of decided) counts[outcome] += 1
  return counts
}

/** Of some invoices, those about which nothing was decided, with their members, whose profiles it locks. */
async function openReminders(
  tx: TenantTransaction,
  own: PublishedTenant,
  invoices: readonly RemindedInvoice[],
  reminder: string,
) {
  const { tenant, db } = tx
  const ids = invoices.map(({ invoice }) => invoice)
  const profiles = invoices.map(({ profile }) => profile)
  const lock = db
    .selectFrom('profiles')
    .select(['id', 'user_id'])
    .where('tenant', '=', tenant)
    .where((where) => where('id', '=', where.fn.any(where.val(profiles))))
    .orderBy('id')
    .forUpdate()
  const before = db
    .selectFrom('bill_reminders')
    .select('invoice_id')
    .where('tenant', '=', tenant)
    .where('reminder', '=', reminder)
    .where((where) => where('invoice_id', '=', where.fn.any(where.val(ids))))
  const [locked, known, owed, members] = await together(tx, lock, before, owedOf(tx, ids), membersOf(tx, profiles))
  const { settings } = await readSettings(tx, own)
  const decided = new Set(known.map(({ invoice_id }) => invoice_id))
  const users = new Map(locked.map(({ id, user_id }) => [id, user_id]))
  const accounts = new Map(members.map((member) => [member.id, member]))
  const open = owed.flatMap((one) => {
    const member = accounts.get(users.get(one.profile_id) ?? '')
    return member === undefined || decided.has(one.id) ? [] : [{ owed: one, member }]
  })
  return { open, colors: settings.site_colors }
}

const membersOf = ({ tenant, db }: TenantTransaction, profiles: readonly string[]) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', (join) => join.onRef('u.tenant', '=', 'p.tenant').onRef('u.id', '=', 'p.user_id'))
    .select(['u.id', 'u.email', 'u.phone', 'u.email_reminders', 'u.sms_reminders', 'u.deleted_at'])
    .where('p.tenant', '=', tenant)
    .where((where) => where('p.id', '=', where.fn.any(where.val(profiles))))

function outcomeOf(cents: number, isClosed: boolean, channels: readonly ReminderChannel[]): ReminderOutcome {
  if (cents <= 0) return 'settled'
  if (isClosed) return 'closed'
  return channels.length === 0 ? 'unwanted' : 'sent'
}

const owedOf = ({ tenant, db }: TenantTransaction, invoices: readonly string[]): Compilable<RemindedBill> =>
  db
    .selectFrom('ledger_documents as d')
    .innerJoin('ledger_lines as l', (join) =>
      join.onRef('l.tenant', '=', 'd.tenant').onRef('l.document_id', '=', 'd.id'),
    )
    .select(['d.id', 'd.profile_id', 'd.number', 'd.description', 'd.currency', 'd.due_on'])
    .select(sql<number>`sum(l.amount_cents - l.paid_cents - l.credited_cents)::bigint`.as('cents'))
    .where('d.tenant', '=', tenant)
    .where((where) => where('d.id', '=', where.fn.any(where.val(invoices))))
    .groupBy(['d.id', 'd.profile_id', 'd.number', 'd.description', 'd.currency', 'd.due_on'])
    .orderBy('d.number')
