import type { DeclaredCharge } from '../../../generated/case-declaration.ts'
import type { CaseType } from '../case-type.ts'
import { resolveValue } from './resolve-value.ts'
import type { ValueSources } from './resolve-value.ts'

export const centsInUnit = 100
const percentInWhole = 100

/**
 * The amount of a charge in integer cents; undefined when it cannot be worked out. Amounts in lists, and of what the
 * organisation keeps, are in units of the currency. A percentage is rounded to the nearest cent, half a cent up.
 */
export function chargeAmount(type: CaseType, charge: DeclaredCharge, from: ValueSources): number | undefined {
  const { amount, percent } = charge
  if (percent !== undefined) {
    const whole = type.charges.get(percent.of)
    const base = whole && billedAmount(whole.id, from)
    const sum = base ?? (whole && whole !== charge ? chargeAmount(type, whole, from) : undefined)
    return sum === undefined ? undefined : Math.round((sum * percent.rate) / percentInWhole)
  }
  const value = amount === undefined ? undefined : resolveValue(amount, from)
  const times = charge.times === undefined ? 1 : resolveValue(charge.times, from)
  if (typeof value !== 'number' || typeof times !== 'number') return undefined
  return Math.round(isInUnits(charge) ? value * centsInUnit : value) * times
}

function isInUnits({ amount }: DeclaredCharge): boolean {
  if (typeof amount === 'string') return amount.startsWith('=related.')
  return typeof amount === 'object' && amount !== null && 'list' in amount
}

/** The amount that was fixed when a charge was billed. */
function billedAmount(id: string, { values }: ValueSources): number | undefined {
  const charge = values.charge
  const fact = typeof charge === 'object' && charge !== null && !Array.isArray(charge) ? Object.entries(charge) : []
  const [, billed] = fact.find(([name]) => name === id) ?? []
  if (typeof billed !== 'object' || billed === null || Array.isArray(billed)) return undefined
  const found = Object.fromEntries(Object.entries(billed))
  return found['billed'] === true && typeof found['amount'] === 'number' ? found['amount'] : undefined
}
