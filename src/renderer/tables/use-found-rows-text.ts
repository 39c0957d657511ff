import { useState } from 'react'
import { useText } from '../texts/use-text.ts'

/**
 * What screen readers hear of how many rows are left: once some were left out, also that all are shown again. Undefined
 * while nothing was left out yet.
 */
export function useFoundRowsText(found: number, all: number): string | undefined {
  const text = useText()
  const [wasNarrowed, setWasNarrowed] = useState(false)
  const isNarrowed = found !== all
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true)
  if (isNarrowed) return text('renderer.collection.found', { count: found })
  return wasNarrowed ? text('renderer.collection.all-shown', { count: all }) : undefined
}
