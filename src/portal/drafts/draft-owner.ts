import { actorOf } from '../session/session.ts'
import type { Session } from '../session/session.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'

const visitKey = 'regalia.visit'
const visitSecretKey = 'regalia.visit-secret'

/**
 * The owner of drafts, and the secret that opens them; the browser only has the secret while the owner is logged in.
 */
export interface DraftOwner {
  readonly name: string
  readonly secret: string
}

/** The key of a member's drafts. */
export const memberOwner = (tenant: string, user: string): string => `${tenant} member ${user}`

/**
 * The owner of new drafts: the member, or the visitor until their tab closes. Undefined while an administrator acts as
 * another user, because nothing of that user may stay on the administrator's device. Also undefined if there is no
 * storage, or the server sends no secret.
 */
export function draftOwner(tenant: string, session: Session | undefined, visit: () => Storage): DraftOwner | undefined {
  if (session) {
    const secret = session.user['draft_key']
    if (actorOf(session.user) !== undefined || typeof secret !== 'string') return undefined
    return { name: memberOwner(tenant, session.user.id), secret }
  }
  try {
    const storage = visit()
    return { name: `${tenant} visitor ${kept(storage, visitKey)}`, secret: kept(storage, visitSecretKey) }
  } catch {
    return undefined
  }
}

/** After a user has left the tab, the next visitor is a different owner and cannot open the previous drafts. */
export function forgetVisit(visit: () => Storage): void {
  try {
    for (const key of [visitKey, visitSecretKey]) visit().removeItem(key)
  } catch {
    // Without storage there is nothing to forget.
  }
}

function kept(storage: Storage, key: string): string {
  const known = storage.getItem(key) ?? randomName()
  storage.setItem(key, known)
  return known
}
