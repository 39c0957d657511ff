import { styled } from '@mui/material/styles'
import type { CpdAward } from '../../../contract/cpd.ts'
import type { PointTarget } from '../../../engine/document/awards-page.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import { pointTarget } from '../../../engine/page/point-target.ts'
import { pointsLeft, sumOfPoints } from '../../../engine/points/sum-of-points.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useStart } from '../../ui/start-context.ts'
import { useThisYear } from './use-this-year.ts'

interface YearProgressProps {
  readonly targets: readonly PointTarget[]
  readonly awards: readonly CpdAward[]
}

/** How many of the points expected in this year the member has. Of who is no member yet, nothing is expected. */
export function YearProgress({ targets, awards }: YearProgressProps) {
  const text = useText()
  const { tenant } = useStart()
  const user = useUser()
  const year = useThisYear()
  const profile = profileSummary(user)
  const isMember = (profile?.MemberNo ?? null) !== null
  const target = isMember ? pointTarget(targets, { category: profile?.Category ?? null, year }) : undefined
  if (target === undefined) return null
  const points = sumOfPoints(awards.filter(({ period }) => period === year))
  const write = (value: number) => formatNumber(value, tenant.locale)
  return (
    <Line>
      {points >= target
        ? text('portal.cpd.reached', { year, points: write(points), target: write(target) })
        : text('portal.cpd.missing', {
            year,
            points: write(points),
            target: write(target),
            left: write(pointsLeft(points, target)),
          })}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
