import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useStart } from '../app/start-context.ts'
import { AuthNavigation } from './AuthNavigation.tsx'
import { BrandPattern } from './BrandPattern.tsx'
import type { BrandColours } from './login-brand.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'
import { useLoginCaption } from './use-login-caption.ts'

interface SplitFrameProps {
  readonly colours: BrandColours
  readonly children: ReactNode
}

/** The brand on one side, the form on the other; on a narrow screen the brand is a band above. */
export function SplitFrame({ colours, children }: SplitFrameProps) {
  const { tenant } = useStart()
  const name = tenant.company['displayName'] ?? tenant.name
  const caption = useLoginCaption()
  return (
    <Frame>
      <SkipLink />
      <Panel style={{ background: colours.background }}>
        <BrandPattern colours={colours} />
        <Shade style={{ background: `linear-gradient(160deg, transparent 15%, ${colours.background} 78%)` }} />
      </Panel>
      <Header>
        <LogoCell>
          <SiteLogo reversed />
        </LogoCell>
        <NavigationCell>
          <AuthNavigation />
        </NavigationCell>
        <Words style={{ color: colours.text }}>
          <Rule style={{ background: colours.accent }} />
          <Caption>{caption === '' ? name : caption}</Caption>
          {caption !== '' && <Name>{name}</Name>}
        </Words>
      </Header>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <FooterCell>
        <SiteFooter />
      </FooterCell>
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  background: 'var(--mui-palette-background-paper)',
  gridTemplate: '"logo" auto "words" auto "navigation" auto "main" 1fr "footer" auto / minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"logo navigation" auto "words main" 1fr "words footer" auto / minmax(360px, 44fr) minmax(0, 56fr)',
  },
}))

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  gridRow: '1 / 3',
  gridColumn: '1',
  [theme.breakpoints.up('md')]: { gridRow: '1 / -1' },
}))

const Shade = styled('div')({ position: 'absolute', inset: 0 })

/** Its children lie in cells of the frame's grid. */
const Header = styled('header')({ display: 'contents' })

const LogoCell = styled('div')(({ theme }) => ({
  gridArea: 'logo',
  position: 'relative',
  padding: theme.spacing(2.5, 2.5, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 6, 0) },
}))

const NavigationCell = styled('div')(({ theme }) => ({
  gridArea: 'navigation',
  display: 'flex',
  padding: theme.spacing(1, 1.5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 4) },
}))

const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  position: 'relative',
  padding: theme.spacing(3, 2.5, 3.5),
  [theme.breakpoints.up('md')]: { alignSelf: 'end', padding: theme.spacing(6, 6, 8) },
}))

const Rule = styled('div')({ width: 56, height: 4, borderRadius: 2 })

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'clamp(1.6rem, 1.1rem + 2.4vw, 3rem)',
  lineHeight: 1.1,
  margin: theme.spacing(2, 0, 0),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(3) },
}))

const Name = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(1.25, 0, 0),
  opacity: 0.92,
  [theme.breakpoints.up('md')]: { fontSize: '1.125rem' },
}))

const Main = styled('main')(({ theme }) => ({
  gridArea: 'main',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: 0,
  padding: theme.spacing(1, 2.5, 3),
  outline: 'none',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 6) },
}))

const FooterCell = styled('div')({ gridArea: 'footer' })
