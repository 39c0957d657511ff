import { styled } from '@mui/material/styles'
import { PortalLink } from '../../ui/PortalLink.tsx'
import { useStart } from '../../ui/start-context.ts'
import { emblemMedia, logoHeight, logoWidth } from './logo-measures.ts'

interface SiteLogoProps {
  /** For dark grounds. */
  readonly reversed?: boolean
  readonly to?: string
  /** For a bar: the organisation's name stands beside it. */
  readonly named?: boolean
}

/**
 * The organisation's logo, linked to the portal's first page. On a phone a bar has no room for a logo and a name, so
 * the name stands beside the emblem alone.
 */
export function SiteLogo({ reversed = false, to = '/', named = false }: SiteLogoProps) {
  const { tenant, logo, logoRatio, logoReversed, logoReversedRatio, mark } = useStart()
  const ratio = reversed ? logoReversedRatio : logoRatio
  const name = tenant.company['displayName'] ?? tenant.name
  return (
    <Home to={to}>
      <picture>
        {named && <source media={emblemMedia} srcSet={mark} />}
        <img src={reversed ? logoReversed : logo} alt={name} height={logoHeight} width={logoWidth(ratio)} />
      </picture>
      {named && <span aria-hidden="true">{name}</span>}
    </Home>
  )
}

/** The logo and its picture shrink when the elements beside them need the room. */
const Home = styled(PortalLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '& img': { display: 'block', height: logoHeight, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' },
  '& span': {
    ...theme.typography.subtitle1,
    marginInlineStart: theme.spacing(1.5),
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: '1px solid var(--mui-palette-divider)',
  },
  [`@media ${emblemMedia}`]: {
    '& source + img': { width: 40, minWidth: 40, height: 40 },
    '& span': {
      // At most three lines of the longest name, which the logo's text has whole.
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
      overflow: 'hidden',
      marginInlineStart: theme.spacing(1),
      padding: 0,
      border: 0,
      fontSize: '0.8125rem',
      lineHeight: 1.2,
    },
  },
  '@media (max-width: 359.95px)': { '& span': { display: 'none' } },
}))
