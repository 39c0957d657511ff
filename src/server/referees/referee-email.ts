import { encodeText } from '../../engine/format/base64-text.ts'
import { formatDate } from '../../engine/format/format-date.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import { composeEmail } from '../messages/compose-email.ts'
import type { NewMessage } from '../messages/outbox.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeText } from './referee-section.ts'
import { refereeType } from './referee-types.ts'

/** The actions of the e-mail's links that respond in one step. */
const actions = ['accept', 'reject'] as const

export interface RefereeEmail {
  readonly kind: 'referee-request' | 'referee-reminder'
  /** The applicant's name. */
  readonly applicant: string
  /** The portal's origin, for the links. */
  readonly origin: string
  readonly code: string
  readonly address: string
}

/** An e-mail to a referee, with the links of a request. */
export async function refereeEmail(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  request: RefereeRequest,
  { kind, applicant, origin, code, address }: RefereeEmail,
): Promise<NewMessage> {
  const type = refereeType(tenant, refereeText(request.referee, 'refereeType'))
  const query = `user=${encodeText(request.member_no)}&code=${encodeText(code)}`
  const at = (action: string) => `${origin}/referee-response/response?${query}&action=${encodeText(action)}`
  const until = formatDate(todayIn(tenant.declaration.timeZone, request.expires_at), tenant.language)
  const written = await composeEmail(tx, tenant, {
    recipient: address,
    kind,
    params: { applicant, type: type.title, until },
    link: `${origin}/profile/response?${query}`,
    expires_at: request.expires_at,
    choices:
      type.links === 'none' ? [] : actions.map((action) => ({ key: `mail.${kind}.${action}`, link: at(action) })),
  })
  return { ...written, about: request.id }
}
