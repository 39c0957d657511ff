import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import type { YearOfPoints } from '../../../contract/dashboard.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useStart } from '../../ui/start-context.ts'

/** A bar for each year, the latest first: the points of what is expected, or of the best year where nothing is. */
export function PointYears({ years }: { readonly years: readonly YearOfPoints[] }) {
  const text = useText()
  const { tenant } = useStart()
  const write = (value: number) => formatNumber(value, tenant.locale)
  const best = Math.max(1, ...years.map(({ points }) => points))
  return (
    <Years>
      {years.toReversed().map(({ year, points, target }) => {
        const words =
          target === null
            ? text('portal.dashboard.points', { points: write(points) })
            : text('portal.dashboard.points-of', { points: write(points), target: write(target) })
        const share = Math.min(100, (100 * points) / (target ?? best))
        const isReached = target !== null && points >= target
        return (
          <li key={year}>
            <span>{year}</span>
            <LinearProgress
              variant="determinate"
              value={share}
              color={isReached ? 'success' : 'primary'}
              aria-label={`${year}: ${words}`}
            />
            <span>{words}</span>
          </li>
        )
      })}
    </Years>
  )
}

const Years = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(4rem, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  margin: 0,
  padding: theme.spacing(0, 2, 2),
  listStyle: 'none',
  '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& .MuiLinearProgress-root': { height: 10, borderRadius: 5 },
}))
