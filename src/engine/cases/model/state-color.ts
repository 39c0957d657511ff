import type { DeclaredState } from '../../../generated/case-declaration.ts'
import type { StateColor } from '../../../generated/closed-names.ts'

/** All colours that a state may have. */
export const stateColors = [
  'default',
  'info',
  'success',
  'warning',
  'error',
  'purple',
] as const satisfies readonly StateColor[]

/** The colours of records by their name on the wire, in lower case; any other is orange (specification 1 §4, 3 §4). */
const colorsByWire: ReadonlyMap<string, StateColor> = new Map([
  ['open', 'success'],
  ['closed', 'error'],
  ['billed', 'info'],
  ['cancelled', 'purple'],
])

/** The colour that a state declares, else that of its name on the wire. */
export const colorOfState = ({ color, wire, title }: Pick<DeclaredState, 'color' | 'wire' | 'title'>): StateColor =>
  color ?? colorsByWire.get((wire ?? title).toLowerCase()) ?? 'warning'
