import type { ReactNode } from 'react'
import { useStart } from '../../ui/start-context.ts'
import { useWayfinding } from '../../ui/wayfinding.ts'
import { FullScreenSpinner } from '../pieces/FullScreenSpinner.tsx'
import { loginBrand } from '../brand/login-brand.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { BrandFrame } from './BrandFrame.tsx'
import { PlainFrame } from './PlainFrame.tsx'

/**
 * The pages before and around an account: header with logo, title, Member Checker and Logout; footer with company and
 * year. The first screen takes the look that the organisation's theme declares.
 */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  const { theme } = useStart()
  const brand = loginBrand(theme)
  const isFront = useWayfinding().pathname === '/'
  const page = <LoadingBoundary fallback={<FullScreenSpinner />}>{children}</LoadingBoundary>
  if (isFront && brand.layout !== 'centred') return <BrandFrame brand={brand}>{page}</BrandFrame>
  return (
    <PlainFrame colours={brand.pattern} centred={isFront}>
      {page}
    </PlainFrame>
  )
}
