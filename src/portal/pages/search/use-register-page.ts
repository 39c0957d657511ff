import type { RegisterPage } from '../../../engine/document/register-page.ts'
import { useDocument } from '../../forms/published-context.ts'

/** What the organisation declares of its public register; suspends until that is loaded. */
export function useRegisterPage(): RegisterPage {
  const { page } = useDocument('pages/register')
  if (page?.kind !== 'register') throw new Error('The document pages/register is no page of a register.')
  return page
}
