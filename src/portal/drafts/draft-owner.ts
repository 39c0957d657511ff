import { actorOf } from '../session/session.ts'
import type { Session } from '../session/session.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'

const visitKey = 'regalia.visit'

/** What a member's drafts are kept under. */
export const memberOwner = (tenant: string, user: string): string => `${tenant} member ${user}`

/**
 * Whose drafts are being written: the member's, or the visitor's for as long as their tab lives. Undefined for somebody
 * who acts as another: what is typed in their name stays on no device of the actor; and where there is no storage.
 */
export function draftOwner(tenant: string, session: Session | undefined, visit: () => Storage): string | undefined {
  if (session) return actorOf(session.user) === undefined ? memberOwner(tenant, session.user.id) : undefined
  try {
    const storage = visit()
    const known = storage.getItem(visitKey) ?? randomName()
    storage.setItem(visitKey, known)
    return `${tenant} visitor ${known}`
  } catch {
    return undefined
  }
}
