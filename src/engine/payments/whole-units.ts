import { centsInUnit } from '../cases/values/charge-amount.ts'

/** Cents as a provider asks for them that knows whole units of the currency alone: rounded up. */
export const wholeUnits = (cents: number): number => Math.ceil(cents / centsInUnit) * centsInUnit
