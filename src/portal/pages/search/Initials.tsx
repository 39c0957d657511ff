import { styled } from '@mui/material/styles'

interface InitialsProps {
  readonly initials: string
  readonly isLarge?: boolean
}

/** Stands for a member’s picture; says nothing that the name beside it does not. */
export function Initials({ initials, isLarge = false }: InitialsProps) {
  return (
    <Disc aria-hidden data-large={isLarge || undefined}>
      {initials}
    </Disc>
  )
}

const Disc = styled('span')({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: 'var(--mui-palette-primary-soft)',
  color: 'var(--mui-palette-primary-text)',
  fontWeight: 700,
  letterSpacing: '0.02em',
  '&[data-large]': { width: 72, height: 72, fontSize: '1.5rem' },
})
