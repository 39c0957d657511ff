import { Component } from 'react'
import type { ReactNode } from 'react'
import { FullScreenSpinner } from '../layouts/pieces/FullScreenSpinner.tsx'

interface FrontBoundaryProps {
  /** Opens the portal's pages, which have a page for errors. Handles its own failure. */
  readonly onBroken: () => Promise<void>
  readonly children: ReactNode
}

/** Leaves the log-in page to the portal's pages when it cannot be shown without them. */
export class FrontBoundary extends Component<FrontBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    void this.props.onBroken()
  }

  override render() {
    return this.state.broken ? <FullScreenSpinner /> : this.props.children
  }
}
