import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { SxProps, Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { TileDefinition } from '../../engine/document/tiles-page.ts'
import type { TileFact } from '../../generated/closed-names.ts'
import { stateTints } from '../../renderer/feedback/state-tints.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'

/** What a tile says. */
export interface ShownFact {
  readonly text: string
  /** Why it is so. */
  readonly why?: string
  /** The page that has more of it. */
  readonly to?: string
  /** Whether all is well, where that can be asked: the colour of its tile then says so, too. */
  readonly isWell?: boolean
}

export interface TileGridProps {
  /** The accessible name of the tiles. */
  readonly title: string
  readonly tiles: readonly TileDefinition[]
  readonly facts: Readonly<Record<TileFact, ShownFact>>
  /** True while a fact loads: reserves room for one of several lines. */
  readonly loading?: boolean
}

/** Facts beside each other, each under its title. */
export function TileGrid({ title, tiles, facts, loading = false }: TileGridProps) {
  return (
    <Tiles aria-label={title} {...(loading && { 'data-loading': true })}>
      {tiles.map(({ id, title: heading, shows, accent = false }) => {
        const { text, why, to, isWell } = facts[shows]
        const colors = isWell === undefined ? {} : { sx: colorsOf(isWell, accent) }
        return (
          <Surface key={id} component="article" aria-label={heading} data-accent={accent} {...colors}>
            <h2>
              {to === undefined ? (
                heading
              ) : (
                // The menu has a link of the same title, perhaps.
                <Link to={to} aria-label={`${heading}: ${text}`}>
                  {heading}
                </Link>
              )}
            </h2>
            <p>
              <BreakableText>{text}</BreakableText>
            </p>
            {why !== undefined && <small>{why}</small>}
          </Surface>
        )
      })}
    </Tiles>
  )
}

/** Those of a state, which are the same everywhere, instead of the organisation's own. */
function colorsOf(isWell: boolean, accent: boolean): SxProps<Theme> {
  const { ground, text } = stateTints(isWell ? 'success' : 'error')
  return accent ? { '&[data-accent="true"]': { background: text, color: ground } } : { '& p': { color: text } }
}

const Tiles = styled('section')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2) }))

const Surface = styled(Card)<{ component: 'article' }>(({ theme }) => ({
  position: 'relative',
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
  '& small': { ...theme.typography.body2 },
  // The whole tile leads where its title does.
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:hover': { textDecoration: 'underline' },
  '&[data-accent="true"]': {
    background: 'var(--mui-palette-primary-main)',
    borderColor: 'transparent',
    color: 'var(--mui-palette-primary-contrastText)',
    '& h2': { color: 'inherit' },
  },
}))
