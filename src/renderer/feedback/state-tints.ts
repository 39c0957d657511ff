import { guardContrast, tint } from '../../engine/color/contrast.ts'
import type { StateColor } from '../../generated/closed-names.ts'

/** The same in every organisation: its success colour may be any, while what is open is green everywhere. */
const colors: Readonly<Record<StateColor, string>> = {
  default: '#546e7a',
  info: '#1565c0',
  success: '#2e7d32',
  warning: '#ef6c00',
  error: '#c62828',
  purple: '#6a1b9a',
}

/** How a state looks: its colour, a soft ground, and text that is legible on that. */
interface StateTints {
  readonly color: string
  readonly ground: string
  readonly text: string
}

/** The colours of a state. */
export const stateTints = (color: StateColor): StateTints =>
  tintsOf(colors[color], color === 'default' ? 0.006 : undefined)

/** Those of a label in any colour, `#rrggbb`. */
export function tintsOf(color: string, chroma = 0.04): StateTints {
  const ground = tint(color, 0.955, chroma)
  return { color, ground, text: guardContrast(color, [ground]) }
}
