import type { Dashboard, YearOfPoints } from '../../../contract/dashboard.ts'
import type { TileDefinition } from '../../../engine/document/tiles-page.ts'
import { encodeText } from '../../../engine/format/base64-text.ts'
import { formatNumber } from '../../../engine/format/format-number.ts'
import type { TileFact } from '../../../generated/closed-names.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useAreNamesLoading } from '../../api/use-category-name.ts'
import { standingType } from '../../cases/standing-type.ts'
import { useCompleteness } from '../../checklists/use-completeness.ts'
import { usePublished } from '../../forms/published-context.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useOwnCategory } from '../../session/use-own-category.ts'
import { useStart } from '../../ui/start-context.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { TileGrid } from '../../start-page/TileGrid.tsx'
import type { ShownFact } from '../../start-page/TileGrid.tsx'
import { useInstalled } from '../../ui/use-installed.ts'
import { useStandingItem } from '../../start-page/use-standing-item.ts'

interface StatusTilesProps {
  readonly title: string
  readonly tiles: readonly TileDefinition[]
  /** Undefined where it could not be loaded. */
  readonly dashboard: Dashboard | undefined
}

/** The member's standing in the declared tiles. */
export function StatusTiles({ title, tiles, dashboard }: StatusTilesProps) {
  // A name may be a line or two longer than its code.
  const areNamesLoading = useAreNamesLoading()
  const facts = useShownFacts(dashboard)
  return <TileGrid {...{ title, tiles, facts }} loading={areNamesLoading || dashboard === undefined} />
}

const unknown: ShownFact = { text: '…' }

function useShownFacts(dashboard: Dashboard | undefined): Readonly<Record<TileFact, ShownFact>> {
  const text = useText()
  const user = useUser()
  const { tenant, settings } = useStart()
  const published = usePublished()
  const { money } = useFormats()
  const profile = profileSummary(user)
  const complete = useCompleteness()
  const wordsOf = useStandingItem()
  const isInstalled = useInstalled()
  /** The page that a tile leads to, where the organisation has it. */
  const leadingTo = (to: string | undefined) => (to !== undefined && isInstalled(to) ? { to } : {})
  const category = useOwnCategory()
  const status = profile?.Status ? text(`portal.membership.${profile.Status}`) : text('portal.membership.applicant')
  return {
    status: { text: status },
    number: { text: profile?.MemberNo ?? text('portal.membership.none') },
    category: { text: category },
    completeness: { text: text('portal.dashboard.complete', { percent: complete ?? 0 }), ...leadingTo('/profile') },
    arrears: dashboard ? arrears(dashboard.balance) : unknown,
    standing: dashboard ? standing(dashboard.standing) : unknown,
    points: dashboard ? { ...pointsIn(dashboard.points.at(-1)), ...leadingTo('/cpd') } : unknown,
    notifications: dashboard ? { text: text('portal.dashboard.unread', { count: dashboard.unread }) } : unknown,
  }

  function pointsIn(last: YearOfPoints | undefined): ShownFact {
    const earned = formatNumber(last?.points ?? 0, tenant.locale)
    return { text: earned, ...(last && { why: text('portal.dashboard.points-in', { year: last.year }) }) }
  }

  function arrears({ amount, overdue, Currency_Code }: Dashboard['balance']): ShownFact {
    const late = overdue > 0 ? text('portal.dashboard.overdue', { amount: money(overdue, Currency_Code) }) : undefined
    return {
      text: money(Math.max(0, amount), Currency_Code),
      ...leadingTo('/billing'),
      ...(late !== undefined && { why: late }),
    }
  }

  function standing(found: Dashboard['standing']): ShownFact {
    if (found === null) return { text: status }
    if (found.good) {
      const number = profile?.MemberNo ?? null
      const hasLetter = published.has(`cases/${standingType}`) && settings.minor_settings.certificate_of_good_standing
      const to = hasLetter && number !== null ? `/dashboard/goodStanding/${encodeText(number)}` : undefined
      return { text: text('portal.standing.good'), isWell: true, ...leadingTo(to) }
    }
    const missing = found.items.filter(({ mandatory, pass }) => mandatory && !pass)
    const [first] = missing
    return {
      text: text('portal.standing.not-good'),
      isWell: false,
      why: text('portal.standing.because', { items: missing.map(wordsOf).join('; ') }),
      ...leadingTo(first?.path),
    }
  }
}
