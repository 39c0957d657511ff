import type { ComponentType, ComponentPropsWithRef } from 'react'

export interface PortalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path within the portal. */
  readonly to: string
}

/** Renders an anchor that leads to a page of the portal without reloading it. */
export type LinkComponent = ComponentType<PortalLinkProps>
