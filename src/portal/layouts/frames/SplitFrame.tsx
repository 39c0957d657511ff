import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useStart } from '../../ui/start-context.ts'
import { useCaption } from '../../language/use-caption.ts'
import { AuthNavigation } from '../header/AuthNavigation.tsx'
import { BrandPattern } from '../brand/BrandPattern.tsx'
import type { BrandColours } from '../brand/login-brand.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'

interface SplitFrameProps {
  readonly colours: BrandColours
  readonly children: ReactNode
}

/** The brand on one side, the form on the other; on a narrow screen the brand is a band above. */
export function SplitFrame({ colours, children }: SplitFrameProps) {
  const { tenant } = useStart()
  const name = tenant.company['displayName'] ?? tenant.name
  const caption = useCaption('login_caption')
  return (
    <Frame>
      <SkipLink />
      <Panel style={{ background: colours.background }}>
        <BrandPattern colours={colours} />
        <Shade style={{ background: `linear-gradient(160deg, transparent 15%, ${colours.background} 78%)` }} />
      </Panel>
      <Header style={{ color: colours.text }}>
        <LogoCell>
          <SiteLogo reversed />
        </LogoCell>
        <NavigationCell>
          <AuthNavigation />
        </NavigationCell>
        <Words>
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
  gridTemplate: '"logo navigation" auto "words words" auto "main main" 1fr "footer footer" auto / auto minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplate: '"logo navigation" auto "words main" 1fr "words footer" auto / minmax(360px, 44fr) minmax(0, 56fr)',
  },
}))

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  gridRow: '1 / 3',
  gridColumn: '1 / -1',
  [theme.breakpoints.up('md')]: { gridRow: '1 / -1', gridColumn: '1' },
}))

const Shade = styled('div')({ position: 'absolute', inset: 0 })

/** Its children are in cells of the frame's grid. */
const Header = styled('header')({ display: 'contents' })

const LogoCell = styled('div')(({ theme }) => ({
  gridArea: 'logo',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: theme.spacing(2, 1, 0, 2.5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 6, 0) },
}))

const NavigationCell = styled('div')(({ theme }) => ({
  gridArea: 'navigation',
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  padding: theme.spacing(2, 1.5, 0, 0),
  // On a narrow screen it overlaps the brand, like the rest of the header.
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5, 4), color: 'var(--mui-palette-text-primary)' },
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
  padding: theme.spacing(3.5, 2.5, 3),
  outline: 'none',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(2, 6) },
}))

const FooterCell = styled('div')({ gridArea: 'footer' })
