import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../renderer/pages/outcome/section-focus.ts'

/** Gives the page's heading the focus when a change of the case took away what had it, such as a form that was sent. */
export function useKeptFocus(revision: number): void {
  const before = useRef(revision)
  useEffect(() => {
    if (before.current === revision) return
    before.current = revision
    if (isFocusLost()) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [revision])
}
