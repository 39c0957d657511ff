import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Gives a control the focus once, when it first appears, if its UI schema asks for that. */
export function useAutofocus(element: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (isAsked) element.current?.focus()
  }, [element, isAsked])
}
