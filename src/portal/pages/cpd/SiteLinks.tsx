import Button from '@mui/material/Button'
import type { CpdAward } from '../../../contract/cpd.ts'
import type { AwardsPage } from '../../../engine/document/awards-page.ts'
import { siteAddress } from '../../../engine/page/site-address.ts'
import { useStart } from '../../ui/start-context.ts'

interface SiteLinksProps {
  readonly actions: NonNullable<AwardsPage['actions']>
  readonly award: CpdAward
}

/** The pages outside of the portal about an award, each in a new tab; none where the award lacks what they ask for. */
export function SiteLinks({ actions, award }: SiteLinksProps) {
  const { sites } = useStart().tenant
  const { certificateNo, eventCode, memberNo } = award
  return actions.map(({ id, title, site }) => {
    const address = siteAddress(sites[site] ?? '', { certificateNo, eventCode, memberNo })
    if (address === undefined) return null
    return (
      <Button
        key={id}
        size="small"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${title}: ${award.description}`}
      >
        {title}
      </Button>
    )
  })
}
