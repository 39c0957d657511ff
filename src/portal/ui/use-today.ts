import { useState } from 'react'
import { todayIn } from '../../engine/format/today-in.ts'
import { useStart } from './start-context.ts'

/** The organisation's date when the page was opened. */
export function useToday(): string {
  const { tenant } = useStart()
  const [today] = useState(() => todayIn(tenant.timeZone, new Date()))
  return today
}
