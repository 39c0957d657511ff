import { useState } from 'react'
import { todayIn } from '../../../engine/format/today-in.ts'
import { useStart } from '../../ui/start-context.ts'

/** The organisation's year when the page was opened. */
export function useThisYear(): string {
  const { tenant } = useStart()
  const [year] = useState(() => todayIn(tenant.timeZone, new Date()).slice(0, 4))
  return year
}
