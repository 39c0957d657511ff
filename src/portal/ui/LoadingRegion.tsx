import type { CSSProperties, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useText } from '../../renderer/texts/use-text.ts'

interface LoadingRegionProps {
  /** Skeletons in the shape of the content. */
  readonly children: ReactNode
  /** The gap between them, px. */
  readonly gap?: number
}

/** A loading part of a page, announced to assistive technology. */
export function LoadingRegion({ children, gap = 20 }: LoadingRegionProps) {
  const text = useText()
  const style: CSSProperties = { gap }
  return (
    <Region data-loading aria-label={text('portal.loading')} style={style}>
      {children}
    </Region>
  )
}

const Region = styled('output')({ display: 'grid', width: '100%', minWidth: 0 })
