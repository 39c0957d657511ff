import { styled } from '@mui/material/styles'
import { PortalLink } from '../../ui/PortalLink.tsx'
import { useStart } from '../../ui/start-context.ts'

const height = 44

/** The organisation's logo, linked to the portal's first page; `reversed` for dark grounds. */
export function SiteLogo({ reversed = false, to = '/' }: { readonly reversed?: boolean; readonly to?: string }) {
  const { tenant, logo, logoRatio, logoReversed, logoReversedRatio } = useStart()
  const ratio = reversed ? logoReversedRatio : logoRatio
  return (
    <Home to={to}>
      <img
        src={reversed ? logoReversed : logo}
        alt={tenant.company['displayName'] ?? tenant.name}
        height={height}
        {...(ratio !== undefined && { width: Math.round(height * ratio) })}
      />
    </Home>
  )
}

/** The logo and its picture shrink when the elements beside them need the room. */
const Home = styled(PortalLink)({
  display: 'inline-flex',
  minWidth: 0,
  '& img': { display: 'block', height, minWidth: 0, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' },
})
