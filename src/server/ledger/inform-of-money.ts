import type { Message } from '../../engine/translate/message.ts'
import { encodeText } from '../../engine/format/base64-text.ts'
import { formatCents } from '../../engine/format/money.ts'
import { findUser } from '../accounts/users.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { queueMessages, scheduleMessages } from '../messages/outbox.ts'
import { notify } from '../notifications/notifications.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import { accountOfProfile } from '../profiles/account-of-profile.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import type { PostedRow } from './posted-rows.ts'
import type { PostingWorld } from './posting-world.ts'

/** The page of a receipt. */
export const receiptPath = (number: string): string => `/billing/receipt/${encodeText(number)}`

/** The page of what a member owes and paid. */
export const accountPath = '/billing'

/** Where and when a member is informed. */
export interface InformingWorld extends PostingWorld {
  /** Where links in messages begin. */
  readonly origin: string
}

/** What became of money of a member: `notification.<kind>` in the portal, `mail.<kind>` as an e-mail. */
export interface MoneyNews {
  readonly kind:
    | 'payment-received'
    | 'payment-kept'
    | 'payment-failed'
    | 'payment-unconfirmed'
    | 'payment-examined'
    | 'payment-returned'
    | 'receipt-reversed'
    | 'refund-paid'
  readonly cents: number
  readonly currency: string
  /** Of the receipt, the refund, or the invoice of which nothing was paid. */
  readonly number: string
  /** What was paid, or was to be paid. */
  readonly about?: string
  /** Why it ended so. */
  readonly outcome?: Message
  /** The page of the portal that shows it. */
  readonly path: string
  /** The e-mail waits, under this name, because its member may see the same on a page that is open. */
  readonly waits?: { readonly until: Date; readonly about: string }
}

/**
 * Informs a member in the portal and, where they want news by e-mail, by one, in the transaction of the event: all are
 * stored or none is. The e-mail is in the organisation's language, because nobody knows which one they read. Whoever
 * closed their account is not informed.
 */
export async function informOfMoney(
  tx: TenantTransaction,
  { tenant, origin, now }: InformingWorld,
  userId: string,
  { kind, cents, currency, number, about = '', outcome, path, waits }: MoneyNews,
): Promise<void> {
  const member = await findUser(tx, userId)
  if (member === undefined || member.deleted_at !== null) return
  const params = { amount: formatCents(cents, currency, tenant.declaration.locale), number, about }
  await notify(tx, userId, { kind, params, path }, now)
  if (!member.email_updates) return
  const own = inLanguage(tenant)
  const values = { ...params, outcome: outcome === undefined ? '' : translateMessage(own, outcome) }
  const email = await composeEmail(tx, own, { recipient: member.email, kind, params: values, link: origin + path })
  if (waits === undefined) await queueMessages(tx, [email], now)
  else await scheduleMessages(tx, [{ ...email, about: waits.about }], { at: waits.until, now })
}

/** Informs its member that a receipt no longer holds: its money went back to them, or it was posted by mistake. */
export async function informOfEndedReceipt(
  tx: TenantTransaction,
  world: InformingWorld,
  { profile_id, amount_cents: cents, currency, number }: PostedRow,
  kind: 'payment-returned' | 'receipt-reversed',
): Promise<void> {
  const member = await accountOfProfile(tx, profile_id)
  if (member !== null) await informOfMoney(tx, world, member, { kind, cents, currency, number, path: accountPath })
}
