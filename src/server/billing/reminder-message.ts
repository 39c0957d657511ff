import type { Settings } from '../../contract/settings.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { formatCents } from '../../engine/format/money.ts'
import type { ReminderChannel } from '../../generated/closed-names.ts'
import { writeEmail } from '../messages/compose-email.ts'
import { composeSms } from '../messages/compose-sms.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** How long a text message about a reminder is worth sending; milliseconds. */
const worthSending = 3 * 24 * 60 * 60_000

/** Where and when members are reminded. */
export interface RemindingWorld {
  readonly tenant: PublishedTenant
  /** Where links in messages begin. */
  readonly origin: string
  readonly now: Date
}

/** An invoice, and what is owed of it. */
export interface RemindedBill {
  readonly id: string
  readonly profile_id: string
  readonly number: string
  readonly description: string
  readonly currency: string
  readonly due_on: string | null
  /** What is still owed of it. */
  readonly cents: number
}

interface Reminded {
  readonly channel: ReminderChannel
  readonly owed: RemindedBill
  readonly email: string
  readonly phone: string
}

/** A reminder by one way, in the language of the organisation as it is passed. */
export function reminderMessage(
  { tenant, origin, now }: RemindingWorld,
  colors: Settings['site_colors'],
  { channel, owed, email, phone }: Reminded,
): NewMessage {
  const params = {
    description: owed.description,
    number: owed.number,
    amount: formatCents(owed.cents, owed.currency, tenant.declaration.locale),
    due: formatDate(owed.due_on ?? '', tenant.language),
  }
  if (channel === 'email') {
    return writeEmail(tenant, colors, { recipient: email, kind: 'fee-reminder', params, link: `${origin}/billing` })
  }
  const expires_at = new Date(now.getTime() + worthSending)
  return composeSms(tenant, { recipient: phone, kind: 'fee-reminder', params, expires_at })
}
