import { actorOf } from '../session/session.ts'
import type { Session } from '../session/session.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'

const visitKey = 'regalia.visit'
const visitSecretKey = 'regalia.visit-secret'

/** Whose drafts they are, and the secret that opens them, which the browser has no longer than the owner is there. */
export interface DraftOwner {
  readonly name: string
  readonly secret: string
}

/** What a member's drafts are kept under. */
export const memberOwner = (tenant: string, user: string): string => `${tenant} member ${user}`

/**
 * Whose drafts are being written: the member's, or the visitor's for as long as their tab lives. Undefined for somebody
 * who acts as another: what is typed in their name stays on no device of the actor; and where there is no storage, or a server
 * that gives no secret.
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

/** After who used the tab is gone, the next visitor is somebody else; drafts of the one before open no more. */
export function forgetVisit(visit: () => Storage): void {
  try {
    for (const key of [visitKey, visitSecretKey]) visit().removeItem(key)
  } catch {
    // Where there is no storage there is nothing to forget.
  }
}

function kept(storage: Storage, key: string): string {
  const known = storage.getItem(key) ?? randomName()
  storage.setItem(key, known)
  return known
}
