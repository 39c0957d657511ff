import { sessionCalls } from '../../../contract/session.ts'
import type { EndSessionBody } from '../../../contract/session.ts'
import { endOwnSession, listSessions } from '../../accounts/own-sessions.ts'
import { endSessions } from '../../accounts/sessions.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'

/** The user's sessions, and ending them (AUTH-13). */
export const ownSessionRoutes = [
  implement(sessionCalls.sessions, ({ tenant, session }, { database, now }) =>
    database.inTenant(tenant.id, (tx) => listSessions(tx, session, now())),
  ),
  implement(sessionCalls.endSessions, async ({ tenant, session, body }, { database }) => {
    await database.inTenant(tenant.id, (tx) => end(tx, session, body))
    return { message: { key: 'server.signed-out-there' } } as const
  }),
]

async function end(tx: TenantTransaction, { user, tokenHash }: CurrentSession, body: EndSessionBody): Promise<void> {
  if (!('id' in body)) await endSessions(tx, user.id, tokenHash)
  else if (!(await endOwnSession(tx, user.id, body.id))) throw new Refusal('not-found')
}
