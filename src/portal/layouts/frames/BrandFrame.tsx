import type { ReactNode } from 'react'
import { useStart } from '../../ui/start-context.ts'
import { useCaption } from '../../language/use-caption.ts'
import { AuthNavigation } from '../header/AuthNavigation.tsx'
import { BrandGround } from '../brand/BrandGround.tsx'
import type { LoginBrand } from '../brand/login-brand.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteLogo } from '../brand/SiteLogo.tsx'
import { mainId, SkipLink } from '../pieces/SkipLink.tsx'
import './brand-frame.css'

interface BrandFrameProps {
  readonly brand: LoginBrand
  readonly children: ReactNode
}

/** The brand with its caption beside, behind or above the form; on a narrow screen above it. */
export function BrandFrame({ brand: { layout, pattern }, children }: BrandFrameProps) {
  const { tenant, loginPicture } = useStart()
  const name = tenant.company['displayName'] ?? tenant.name
  const caption = useCaption('login_caption')
  const { background, isDeep, text, accent } = pattern
  return (
    <div className="rg-front" data-layout={layout}>
      <SkipLink />
      <div className="rg-front-ground" style={{ background }}>
        <BrandGround colours={pattern} picture={loginPicture} />
        {loginPicture === undefined && <div className="rg-front-shade" style={{ color: background }} />}
      </div>
      <header className="rg-front-header" style={{ color: text }}>
        <div className="rg-front-logo">
          <SiteLogo reversed={isDeep} />
        </div>
        <div className="rg-front-navigation">
          <AuthNavigation />
        </div>
        <div className="rg-front-words">
          <div className="rg-front-rule" style={{ background: accent }} />
          <p className="rg-front-caption">{caption === '' ? name : caption}</p>
          {caption !== '' && <p className="rg-front-name">{name}</p>}
        </div>
      </header>
      <main className="rg-front-main" id={mainId} tabIndex={-1}>
        {children}
      </main>
      <div className="rg-front-footer">
        <SiteFooter />
      </div>
    </div>
  )
}
