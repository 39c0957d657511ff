import { Suspense } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { useStart } from '../../ui/start-context.ts'
import { FullScreenSpinner } from '../pieces/FullScreenSpinner.tsx'
import { loginBrand } from '../brand/login-brand.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { PlainFrame } from './PlainFrame.tsx'

/**
 * The pages before and around an account: header with logo, title, Member Checker and Logout; footer with company and
 * year. The first screen takes the look that the organisation's theme declares.
 */
export function AuthLayout() {
  const { theme } = useStart()
  const brand = loginBrand(theme)
  const isFront = useMatch('/') !== null
  const page = (
    <Suspense fallback={<FullScreenSpinner />}>
      <Outlet />
    </Suspense>
  )
  if (isFront && brand.layout !== 'centred') return <BrandFrame brand={brand}>{page}</BrandFrame>
  return (
    <PlainFrame colours={brand.pattern} centred={isFront}>
      {page}
    </PlainFrame>
  )
}
