import type { SessionResponse } from '../../../contract/auth.ts'
import type { Call } from '../../../contract/define-call.ts'
import { keepDevice } from '../../accounts/device-tokens.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import type { CallRequest } from '../../http/call-request.ts'
import { describeUser } from '../../views/describe-user.ts'
import type { Services } from '../../platform/services.ts'
import { giveDeviceToken } from './device-cookie.ts'
import { deviceOf } from './device-of.ts'

/** Begins a session for a user who has just proved who they are, and remembers the device as theirs. */
export async function signIn(
  { origins, now }: Pick<Services, 'origins' | 'now'>,
  tx: TenantTransaction,
  user: UserRow,
  { tenant, raw, reply }: Pick<CallRequest<Call>, 'tenant' | 'raw' | 'reply'>,
): Promise<SessionResponse> {
  const session = await beginSession(tx, user.id, deviceOf(raw), now())
  await keepDevice(tx, user.id, giveDeviceToken(raw, reply, origins.of(tenant)), now())
  return { ...session, user: await describeUser(tx, { tenant, user, now: now() }) }
}
