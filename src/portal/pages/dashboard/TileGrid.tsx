import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { TileDefinition, TileFact } from '../../../engine/document/page-definition.ts'
import { BreakableText } from '../../../renderer/texts/BreakableText.tsx'

export interface TileGridProps {
  /** The accessible name of the tiles. */
  readonly title: string
  readonly tiles: readonly TileDefinition[]
  readonly facts: Readonly<Record<TileFact, string>>
  /** True while a fact loads: reserves room for one of several lines. */
  readonly loading?: boolean
}

/** Facts beside each other, each under its title. */
export function TileGrid({ title, tiles, facts, loading = false }: TileGridProps) {
  return (
    <Tiles aria-label={title} {...(loading && { 'data-loading': true })}>
      {tiles.map(({ id, title: heading, shows, accent = false }) => (
        <Surface key={id} component="section" aria-label={heading} data-accent={accent}>
          <h2>{heading}</h2>
          <p>
            <BreakableText>{facts[shows]}</BreakableText>
          </p>
        </Surface>
      ))}
    </Tiles>
  )
}

const Tiles = styled('section')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }))

const Surface = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  // Never narrower than its longest word.
  flex: '1 1 150px',
  minWidth: 'min-content',
  alignContent: 'space-between',
  gap: theme.spacing(1.5),
  minHeight: 108,
  padding: theme.spacing(2.25, 2.5),
  '& h2': { ...theme.typography.body2, margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& p': { ...theme.typography.h3, margin: 0 },
  '&[data-accent="true"]': {
    background: 'var(--mui-palette-primary-main)',
    borderColor: 'transparent',
    color: 'var(--mui-palette-primary-contrastText)',
    '& h2': { color: 'inherit' },
  },
}))
