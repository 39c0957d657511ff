import { useCallback } from 'react'
import { useFormats } from '../../../ui/use-formats.ts'

/** Cents in the currency's unit. */
const inUnit = 100

/** Writes cents as an amount of money. */
export function useCents(): (cents: number, currency: string) => string {
  const { money } = useFormats()
  return useCallback((cents, currency) => money(cents / inUnit, currency), [money])
}
