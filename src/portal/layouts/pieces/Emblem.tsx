import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

/** Which of the theme's colours an emblem takes. */
export type EmblemTone = 'primary' | 'success' | 'error'

interface EmblemProps {
  readonly icon: ReactNode
  readonly tone?: EmblemTone
}

/** A large icon on a soft disc; it decorates a text with the same meaning. */
export function Emblem({ icon, tone = 'primary' }: EmblemProps) {
  const colours = {
    background: `var(--mui-palette-${tone}-soft)`,
    color: `var(--mui-palette-${tone}-text)`,
  }
  return (
    <Disc aria-hidden="true" style={colours}>
      {icon}
    </Disc>
  )
}

const Disc = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  '& svg': { width: 36, height: 36 },
})
