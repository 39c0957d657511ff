import { lastActivity, recordActivity } from '../last-activity.ts'

/** How long a session lasts without key, mouse or touch (specification 1 §9); milliseconds. */
export const inactivityLimit = 300_000

/** How exactly the last activity is kept; milliseconds. */
const precision = 500

/** The time since the user last did something in any tab of this browser. */
export interface ActivityClock {
  /**
   * The user does something. It no longer counts after the time has run out.
   *
   * @returns false for what comes so soon after the last that it says nothing new: this costs a keystroke next to nothing
   */
  readonly touch: () => boolean
  /** Milliseconds until the session ends for want of activity; 0 when it has to end. */
  readonly remaining: () => number
}

/**
 * The clock that all tabs share through a storage. A session that is found when the page opens goes on from where the
 * clock stood, so that a browser left alone and opened again is not a way around it.
 */
export function activityClock(storage: Storage, now: () => number = Date.now): ActivityClock {
  const remaining = () => {
    const since = now() - (lastActivity(storage) ?? now())
    // A clock that was set back must not make the session longer.
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
