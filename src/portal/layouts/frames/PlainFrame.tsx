import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { useStart } from '../../ui/start-context.ts'
import { AuthNavigation } from '../header/AuthNavigation.tsx'
import { BrandGround } from '../brand/BrandGround.tsx'
import type { BrandColours } from '../brand/login-brand.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteFrame, SiteHeader } from './SiteFrame.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'

interface PlainFrameProps {
  readonly colours: BrandColours
  /** The first screen of an organisation without a brand panel: the form is centred on the pattern. */
  readonly centred?: boolean
  readonly children: ReactNode
}

/** Header, a band with the organisation's pattern behind the page's heading, the page, footer. */
export function PlainFrame({ colours, centred = false, children }: PlainFrameProps) {
  const { loginPicture } = useStart()
  return (
    <SiteFrame>
      <SkipLink />
      <SiteHeader>
        <SiteLogo named />
        <AuthNavigation />
      </SiteHeader>
      <Stage>
        <Band style={{ background: colours.background, bottom: centred ? 0 : 'auto' }}>
          <BrandGround colours={colours} picture={centred ? loginPicture : undefined} />
        </Band>
        <Main id={mainId} tabIndex={-1} style={{ alignContent: centred ? 'center' : 'start' }}>
          {children}
        </Main>
      </Stage>
      <SiteFooter />
    </SiteFrame>
  )
}

const Stage = styled('div')({ position: 'relative', display: 'grid', minWidth: 0 })

const Band = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  minHeight: 188,
  overflow: 'hidden',
  isolation: 'isolate',
})

const Main = styled('main')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  padding: theme.spacing(3, 2, 5),
  outline: 'none',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 4, 7) },
}))
