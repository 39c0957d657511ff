import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useConnectionLost } from './connection-context.ts'

/** Reloads the page's data when the connection returns. Renders nothing. */
export function ReloadOnReturn() {
  const lost = useConnectionLost()
  const { mutate } = useSWRConfig()
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !lost) void mutate(() => true)
    wasLost.current = lost
  }, [lost, mutate])
  return null
}
