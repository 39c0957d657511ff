import { useCallback } from 'react'
import { centsInUnit } from '../../../../engine/cases/values/charge-amount.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** Writes cents as an amount of money. */
export function useCents(): (cents: number, currency: string) => string {
  const { money } = useFormats()
  return useCallback((cents, currency) => money(cents / centsInUnit, currency), [money])
}
