import { useEffect, useRef } from 'react'

/**
 * Gives the focus to an element, by its id, once what was just changed is drawn: what had the focus may have moved, or
 * be gone.
 */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id) => {
    wanted.current = id
  }
}
