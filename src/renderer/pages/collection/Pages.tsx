import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import FirstPage from '@mui/icons-material/FirstPage'
import LastPage from '@mui/icons-material/LastPage'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../engine/format/format-number.ts'
import { useText } from '../../texts/use-text.ts'
import type { TableView } from './use-table.ts'
import { recordsOnPage } from './use-table.ts'

export interface PagesProps {
  readonly view: Pick<TableView, 'page' | 'pages' | 'found' | 'onPage'>
  /** The accessible name of the page links. */
  readonly label: string
  readonly locale: string | undefined
  /** Replaces navigating at once. */
  readonly onStep?: (step: PageStep, page: number) => void
}

export type PageStep = 'first' | 'previous' | 'next' | 'last'

const icons: Readonly<Record<PageStep, ReactNode>> = {
  first: <FirstPage />,
  previous: <ChevronLeft />,
  next: <ChevronRight />,
  last: <LastPage />,
}

/**
 * Shows the range of visible records, and the links to other pages. A link that leads nowhere keeps its place and the
 * focus, so that keyboard users do not lose the focus at the end.
 */
export function Pages({ view, label, locale, onStep }: PagesProps) {
  const text = useText()
  const { page, pages } = view
  const found = view.found.length
  const targets = { first: 0, previous: page - 1, next: page + 1, last: pages - 1 } as const
  const figure = (value: number) => formatNumber(value, locale)
  return (
    <Box component="nav" aria-label={label} sx={navStyle}>
      <Typography variant="body2" color="textSecondary" component="span" sx={{ mr: 1, whiteSpace: 'nowrap' }}>
        {text('renderer.collection.rows', {
          from: figure(found === 0 ? 0 : page * recordsOnPage + 1),
          to: figure(Math.min(found, (page + 1) * recordsOnPage)),
          total: figure(found),
        })}
      </Typography>
      {(['first', 'previous', 'next', 'last'] as const).map((step) => {
        const target = targets[step]
        const leadsNowhere = target < 0 || target >= pages || target === page
        const name = text(`renderer.collection.${step}`)
        return (
          <Tooltip key={step} title={name}>
            <IconButton
              data-step={step}
              aria-label={name}
              aria-disabled={leadsNowhere || undefined}
              onClick={() => {
                if (leadsNowhere) return
                view.onPage(target)
                onStep?.(step, target)
              }}
              sx={{ '&[aria-disabled]': { opacity: 0.35, cursor: 'default' } }}
            >
              {icons[step]}
            </IconButton>
          </Tooltip>
        )
      })}
    </Box>
  )
}

const navStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media print': { display: 'none' },
} as const
