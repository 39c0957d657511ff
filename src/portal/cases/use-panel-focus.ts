import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isFocusLost } from '../../renderer/pages/outcome/section-focus.ts'

interface PanelFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onFocus: () => void
  readonly onBlur: () => void
}

/**
 * Gives a panel's heading the focus when what had it there, or in a dialog of the panel, is gone: a form that was sent,
 * a button that is no longer offered. React hears no blur of an element that it removes; who clicks elsewhere is heard.
 */
export function usePanelFocus(): PanelFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    if (!isWithin.current || !isFocusLost()) return
    isWithin.current = false
    headingRef.current?.focus()
  })
  return {
    headingRef,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: () => {
      isWithin.current = false
    },
  }
}
