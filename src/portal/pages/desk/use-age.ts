import { useCallback } from 'react'
import { useText } from '../../../renderer/texts/use-text.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const hourMilliseconds = 60 * 60 * 1000

/** How long ago a moment is, in whole days, or in hours on the first day. */
export function useAge(): (moment: string) => string {
  const text = useText()
  return useCallback(
    (moment) => {
      const passed = Math.max(0, Date.now() - Date.parse(moment))
      const days = Math.floor(passed / dayMilliseconds)
      if (days > 0) return text('renderer.amount.days', { count: days })
      const hours = Math.floor(passed / hourMilliseconds)
      return hours > 0 ? text('renderer.amount.hours', { count: hours }) : text('portal.desk.just-now')
    },
    [text],
  )
}
