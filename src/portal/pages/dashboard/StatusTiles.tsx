import { shownItems } from '../../../renderer/pages/page-values.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useAreNamesLoading } from '../../api/use-category-name.ts'
import { useStart } from '../../ui/start-context.ts'
import { useCompleteness } from '../../checklists/use-completeness.ts'
import { useDocument } from '../../forms/published-context.ts'
import { profileSummary } from '../../session/profile-summary.ts'
import { useUser } from '../../session/session-context.ts'
import { useOwnCategory } from '../../session/use-own-category.ts'
import { TileGrid } from './TileGrid.tsx'

/** The member's status in the declared tiles. */
export function StatusTiles() {
  const text = useText()
  const user = useUser()
  const { settings } = useStart()
  const { page } = useDocument('pages/dashboard')
  const profile = profileSummary(user)
  const complete = useCompleteness()
  const category = useOwnCategory()
  // A name may be a line or two longer than its code.
  const loading = useAreNamesLoading()
  if (page?.kind !== 'tiles') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const facts = {
    status: profile?.Status ? text(`portal.membership.${profile.Status}`) : text('portal.membership.applicant'),
    number: profile?.MemberNo ?? text('portal.membership.none'),
    category,
    completeness: text('portal.dashboard.complete', { percent: complete ?? 0 }),
  }
  return <TileGrid title={page.title} tiles={shownItems(page.tiles, values)} facts={facts} loading={loading} />
}
