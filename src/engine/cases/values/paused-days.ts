import { openQuestion } from '../model/case.ts'
import type { Case } from '../model/case.ts'
import { daysBetween } from './shift-date.ts'

/** The number of days since a date on which a question waited for the owner: deadlines move by as much. */
export function pausedDays(kase: Case, since: string, today: string): number {
  return kase.questions.reduce((days, { at, closedAt }) => {
    const from = later(at.slice(0, 10), since)
    const to = closedAt?.slice(0, 10) ?? today
    return days + Math.max(0, daysBetween(from, to))
  }, 0)
}

/** Whether timers wait because the owner has a question to answer. */
export const isPaused = (kase: Case): boolean => openQuestion(kase) !== undefined

const later = (left: string, right: string): string => (left > right ? left : right)
