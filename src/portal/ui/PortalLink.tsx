import { useWayfinding } from './wayfinding.ts'
import type { PortalLinkProps } from './link-component.ts'

/** A link to a page of the portal that works before and after the router is loaded. */
export function PortalLink(props: PortalLinkProps) {
  const { Link } = useWayfinding()
  return <Link {...props} />
}
