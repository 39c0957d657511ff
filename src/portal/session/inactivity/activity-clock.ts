import { lastActivity, recordActivity } from '../last-activity.ts'

/** How long a session lasts without key, mouse or touch (specification 1 §9); milliseconds. */
export const inactivityLimit = 300_000

/** The precision of the stored last activity; milliseconds. */
const precision = 500

/** The time since the user's last activity in any tab of this browser. */
export interface ActivityClock {
  /**
   * Records activity. It no longer counts after the time has run out.
   *
   * @returns false if it follows the last one too closely to matter: this keeps the cost per keystroke tiny
   */
  readonly touch: () => boolean
  /** Milliseconds until the session ends for inactivity; 0 when it must end. */
  readonly remaining: () => number
}

/**
 * The clock that all tabs share through a storage. A session found when the page opens continues with the stored
 * time, so closing and reopening the browser does not bypass the limit.
 */
export function activityClock(storage: Storage, now: () => number = Date.now): ActivityClock {
  const remaining = () => {
    const since = now() - (lastActivity(storage) ?? now())
    // Setting the system clock back must not extend the session.
    return Math.min(inactivityLimit, Math.max(0, inactivityLimit - since))
  }
  if (lastActivity(storage) === undefined) recordActivity(storage, now())
  let counted = -Infinity
  return {
    remaining,
    touch: () => {
      const time = now()
      if (time >= counted && time < counted + precision) return false
      const left = remaining()
      if (left > 0) counted = time
      if (left > 0 && left < inactivityLimit - precision) recordActivity(storage, time)
      return true
    },
  }
}
