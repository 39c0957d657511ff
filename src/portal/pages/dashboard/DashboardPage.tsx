import type { PartDefinition } from '../../../engine/document/tiles-page.ts'
import { shownItems } from '../../../renderer/pages/page-values.ts'
import { Deferred } from '../../../renderer/loading/Deferred.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { useDocument, usePublished } from '../../forms/published-context.ts'
import { useUser } from '../../session/session-context.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { BodySkeleton } from '../../ui/PageSkeleton.tsx'
import { useStart } from '../../ui/start-context.ts'
import { aroundTiles } from '../../start-page/around-tiles.ts'
import { StartPagePart } from '../../start-page/StartPagePart.tsx'
import { StatusTiles } from './StatusTiles.tsx'

/** The member's start page as the organisation declares it, from one call. */
export function DashboardPage() {
  const text = useText()
  const user = useUser()
  const { settings } = useStart()
  const { page } = useDocument('pages/dashboard')
  const { data, error, mutate } = useCall('dashboard')
  const published = usePublished()
  if (page?.kind !== 'tiles') return null
  const values = { user, profile: user['profile'], settings: settings.minor_settings }
  const parts = shownItems(page.parts ?? [], values)
  // What the parts are drawn by is fetched beside the call.
  void published.documents(parts.flatMap(({ of = [] }) => of))
  const reload = () => void mutate()
  const renewals = shownItems(page.renewals ?? [], values)
  const { above, below } = aroundTiles(parts)
  const tiles = <StatusTiles title={page.title} tiles={shownItems(page.tiles, values)} dashboard={data} />
  const draw = (part: PartDefinition) =>
    data && <StartPagePart key={part.id} {...{ part, dashboard: data, renewals }} onReload={reload} />
  return (
    <>
      <PageHeading title={text('portal.dashboard.greeting', { name: user.name || user.email })} />
      <Deferred fallback={<BodySkeleton />}>
        {error ? (
          <>
            {tiles}
            <LoadFailure error={error} onRetry={reload} />
          </>
        ) : data === undefined ? (
          // How much there is to do next is not known: drawn before, the tiles would move.
          <BodySkeleton />
        ) : (
          <>
            {above.map(draw)}
            {tiles}
            {below.map(draw)}
          </>
        )}
      </Deferred>
    </>
  )
}
