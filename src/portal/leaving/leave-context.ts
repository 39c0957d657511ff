import { createContext, use } from 'react'
import type { LeaveGuard } from './leave-guard.ts'

export const LeaveContext = createContext<LeaveGuard | undefined>(undefined)

/** The guard of the way out. */
export function useLeaveGuard(): LeaveGuard {
  const guard = use(LeaveContext)
  if (!guard) throw new Error('The guard is missing: a page was rendered outside the portal’s providers')
  return guard
}
