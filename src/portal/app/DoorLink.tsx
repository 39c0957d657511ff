import type { MouseEvent } from 'react'
import type { PortalLinkProps } from '../ui/link-component.ts'
import { useWayfinding } from '../ui/wayfinding.ts'

/** A link before the router is loaded: a plain click loads it, any other is the browser's. */
export function DoorLink({ to, onClick, children, ...anchor }: PortalLinkProps) {
  const { go } = useWayfinding()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    void go(to)
  }
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** A click that is not meant for another tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
