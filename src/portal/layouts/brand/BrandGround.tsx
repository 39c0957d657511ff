import { BrandPattern } from './BrandPattern.tsx'
import './brand-ground.css'
import type { BrandColours } from './login-brand.ts'

interface BrandGroundProps {
  readonly colours: BrandColours
  /** Instead of the pattern. */
  readonly picture: string | undefined
}

/**
 * What fills the ground of the brand. The colour of the ground tints a picture: multiplied by a dark one it is nowhere
 * lighter, and by a light one, as on a screen, nowhere darker, so that text keeps its contrast on any picture.
 */
export function BrandGround({ colours, picture }: BrandGroundProps) {
  if (picture === undefined) return <BrandPattern colours={colours} />
  return (
    <>
      <img className="rg-brand-picture" src={picture} alt="" />
      <div
        className="rg-brand-tint"
        style={{ color: colours.background, mixBlendMode: colours.isDeep ? 'multiply' : 'screen' }}
      />
    </>
  )
}
