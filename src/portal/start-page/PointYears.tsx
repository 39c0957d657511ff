import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import type { NextCategory, YearOfPoints } from '../../contract/dashboard.ts'
import { formatNumber } from '../../engine/format/format-number.ts'
import { pointsLeft } from '../../engine/points/sum-of-points.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useStart } from '../ui/start-context.ts'

interface PointYearsProps {
  readonly years: readonly YearOfPoints[]
  readonly advancement: readonly NextCategory[]
}

/**
 * A bar for each year, the latest first: the points of what is expected, or of the best year where nothing is. Below
 * them one for each category that follows the member's own: the points of what it asks.
 */
export function PointYears({ years, advancement }: PointYearsProps) {
  const text = useText()
  const { tenant } = useStart()
  const write = (value: number) => formatNumber(value, tenant.locale)
  const best = Math.max(1, ...years.map(({ points }) => points))
  return (
    <>
      <Bars>
        {years.toReversed().map(({ year, points, target }) => (
          <li key={year}>
            <span>{year}</span>
            <Bar
              title={year}
              points={points}
              of={target ?? best}
              words={wordsOf(points, target)}
              hasTarget={target !== null}
            />
            <span>{wordsOf(points, target)}</span>
          </li>
        ))}
      </Bars>
      {advancement.map(({ category, name, earned, points, years: count }) => (
        <Next key={category}>
          <h3>
            {count === 1
              ? text('portal.dashboard.advancement.one-year', { category: name, points: write(points) })
              : text('portal.dashboard.advancement', { category: name, count, points: write(points) })}
          </h3>
          <Bars>
            <li>
              <Bar title={name} points={earned} of={points} words={wordsOf(earned, points)} hasTarget />
              <span>{wordsOf(earned, points)}</span>
            </li>
          </Bars>
          <p>
            {earned >= points
              ? text('portal.dashboard.advancement.reached')
              : text('portal.dashboard.advancement.left', { left: write(pointsLeft(earned, points)) })}
          </p>
        </Next>
      ))}
    </>
  )

  function wordsOf(points: number, target: number | null): string {
    return target === null
      ? text('portal.dashboard.points', { points: write(points) })
      : text('portal.dashboard.points-of', { points: write(points), target: write(target) })
  }
}

interface BarProps {
  readonly title: string
  readonly points: number
  /** What fills the bar. */
  readonly of: number
  readonly words: string
  readonly hasTarget: boolean
}

const Bar = ({ title, points, of, words, hasTarget }: BarProps) => (
  <LinearProgress
    variant="determinate"
    value={Math.min(100, (100 * points) / of)}
    color={hasTarget && points >= of ? 'success' : 'primary'}
    aria-label={`${title}: ${words}`}
  />
)

const Bars = styled('ul')(({ theme }) => ({
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

const Next = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderTop: '1px solid var(--mui-palette-divider)',
  '& h3': { ...theme.typography.body1, fontWeight: theme.typography.fontWeightMedium, margin: 0 },
  '& ul': { gridTemplateColumns: 'minmax(4rem, 1fr) auto', padding: theme.spacing(1, 0) },
  '& p': { ...theme.typography.body2, margin: 0, color: 'var(--mui-palette-text-secondary)' },
}))
