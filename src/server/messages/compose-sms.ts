import type { ParamOf, ValuesOf } from '../../engine/translate/message.ts'
import type { TextKey } from '../../engine/translate/texts.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { NewMessage } from './outbox.ts'

type SmsKind = TextKey extends infer Key ? (Key extends `sms.${infer Kind}` ? Kind : never) : never

/** The parameters in the text of a kind besides the organisation. */
type SmsParams<Kind extends SmsKind> = ValuesOf<Exclude<ParamOf<`sms.${Kind}`>, 'organisation'>>

interface SmsContent<Kind extends SmsKind> {
  readonly recipient: string
  readonly kind: Kind
  readonly params: SmsParams<Kind>
  /** When it expires, e.g. with its code. */
  readonly expires_at: Date
}

/** A text message; its text is `sms.<kind>`. */
export function composeSms<Kind extends SmsKind>(
  tenant: PublishedTenant,
  { recipient, kind, params, expires_at }: SmsContent<Kind>,
): NewMessage {
  const body_text = tenant.findText(`sms.${kind}`, { organisation: tenant.declaration.name, ...params })
  return { channel: 'sms', recipient, subject: null, body_text, body_html: null, expires_at }
}
