import { decodeText } from '../../engine/format/base64-text.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { findRequestByCode } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'

/** The contents of a link. */
export interface RefereeLink {
  readonly memberNo: string
  readonly code: string
}

/**
 * The open request of a link. Its two values may be plain or in base64, as in the link.
 *
 * @throws Refusal `request-not-found` for an unknown, revoked or another referee's request; `already-answered`,
 *   `request-over`
 */
export async function openRequest(
  tx: TenantTransaction,
  { memberNo, code }: RefereeLink,
  now: Date,
): Promise<RefereeRequest> {
  const request = await findRequestByCode(tx, readings(code), readings(memberNo))
  if (!request) throw new Refusal('request-not-found')
  if (request.answered_at) throw new Refusal('already-answered')
  if (request.expires_at <= now) throw new Refusal('request-over')
  return request
}

/** The value, and decoded from base64. An unescaped plus sign of base64 arrives as a space. */
function readings(value: string): readonly string[] {
  const decoded = decodeText(value.replaceAll(' ', '+'))
  return decoded === undefined || decoded === '' ? [value] : [value, decoded]
}
