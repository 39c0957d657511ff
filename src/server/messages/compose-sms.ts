import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { NewMessage } from './outbox.ts'
import { textOf } from '../platform/texts/text-of.ts'

/**
 * A text message; the key `sms.<kind>` of the catalogue says what it says.
 *
 * @param expires_at from when on it is of no use, e.g. because its code is over
 */
export function composeSms(
  tenant: PublishedTenant,
  recipient: string,
  kind: string,
  values: Readonly<Record<string, string>>,
  expires_at: Date,
): NewMessage {
  const body_text = textOf(tenant, `sms.${kind}`, { organisation: tenant.declaration.name, ...values })
  return { channel: 'sms', recipient, subject: null, body_text, body_html: null, expires_at }
}
