import { AlertBanner } from '../../renderer/feedback/AlertBanner.tsx'
import type { ApiError } from '../api/api-error.ts'
import { useOpenCase } from './open-case.ts'
import { StaleNotice } from './StaleNotice.tsx'

/** Why something was not done with the case; where somebody else was first, with a way to see what it is now. */
export function CaseFailure({ failure }: { readonly failure: ApiError }) {
  const { refresh } = useOpenCase()
  if (failure.code === 'stale') return <StaleNotice message={failure.message} onRefresh={refresh} />
  return <AlertBanner kind="error">{failure.message}</AlertBanner>
}
