import { useMemo } from 'react'
import Stack from '@mui/material/Stack'
import type { PartDefinition, TilesPage } from '../../../../../engine/document/tiles-page.ts'
import type { TileFact } from '../../../../../generated/closed-names.ts'
import { shownItems } from '../../../../../renderer/pages/page-values.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { useFormats } from '../../../../ui/use-formats.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { aroundTiles } from '../../../../start-page/around-tiles.ts'
import { StartPagePart } from '../../../../start-page/StartPagePart.tsx'
import { TileGrid } from '../../../../start-page/TileGrid.tsx'
import type { ShownFact } from '../../../../start-page/TileGrid.tsx'
import { ChooseDrawn } from './ChooseDrawn.tsx'
import { pathsOf } from './drawn-items.ts'
import { usePreviewOptions } from './preview-options.ts'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { sampleStartPage } from './sample-start-page.ts'
import { usePreviewValues } from './use-preview-values.ts'

/** The start page of a made-up member: its tiles, and its parts around them. */
export function PreviewedStartPage({ page, path, onOpen }: PreviewedPartProps & { readonly page: TilesPage }) {
  const { tenant } = useStart()
  const values = usePreviewValues()
  const facts = useSampleFacts()
  const tiles = shownItems(page.tiles, values)
  const parts = shownItems(page.parts ?? [], values)
  const year = Number(useToday().slice(0, 4))
  const dashboard = useMemo(() => sampleStartPage(page, tenant.currency, year), [page, tenant.currency, year])
  const { above, below } = aroundTiles(parts)
  const drawn = [
    { selector: 'article', paths: pathsOf(['page', 'tiles'], tiles) },
    { selector: 'section[aria-labelledby^=part-]', paths: pathsOf(['page', 'parts'], parts) },
  ]
  const draw = (part: PartDefinition) => (
    <StartPagePart key={part.id} {...{ part, dashboard }} onReload={() => {}} renewals={[]} />
  )
  return (
    <ChooseDrawn {...{ drawn, path, onOpen }}>
      <Stack spacing={2}>
        {above.map(draw)}
        <TileGrid title={page.title} tiles={tiles} facts={facts} />
        {below.map(draw)}
      </Stack>
    </ChooseDrawn>
  )
}

function useSampleFacts(): Readonly<Record<TileFact, ShownFact>> {
  const text = useText()
  const { tenant } = useStart()
  const { money } = useFormats()
  const { seenBy } = usePreviewOptions()
  return {
    status: { text: text('portal.membership.Active') },
    number: { text: '1' },
    category: { text: seenBy?.Description ?? '…' },
    completeness: { text: text('portal.dashboard.complete', { percent: 80 }) },
    arrears: { text: money(0, tenant.currency) },
    standing: { text: text('portal.standing.good'), isWell: true },
    points: { text: '12' },
    notifications: { text: text('portal.dashboard.unread', { count: 2 }) },
  }
}
