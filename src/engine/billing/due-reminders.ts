import { shiftDate } from '../cases/values/shift-date.ts'
import type { DeclaredReminder } from '../document/billing-declaration.ts'

/** A reminder, and the days on which an invoice was due that is to be reminded of now. */
export interface DueReminder {
  readonly reminder: DeclaredReminder
  /** The first day; undefined for any day before the last one. */
  readonly from: string | undefined
  /** The last day. */
  readonly until: string
}

/**
 * Which reminder an invoice gets by the day on which it was due. Every day has one at most: of several that are due,
 * because nothing was sent for some time, the latest is sent alone.
 */
export function dueReminders(reminders: readonly DeclaredReminder[], today: string): readonly DueReminder[] {
  const ordered = reminders.toSorted((one, other) => one.days - other.days)
  return ordered.map((reminder, i) => {
    const next = ordered[i + 1]
    return {
      reminder,
      from: next && shiftDate(shiftDate(today, `-P${next.days}D`), 'P1D'),
      until: shiftDate(today, `-P${reminder.days}D`),
    }
  })
}
