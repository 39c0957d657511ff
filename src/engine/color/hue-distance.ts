import { toOklch } from './oklch.ts'
import { parseColor } from './rgb.ts'

/** How far apart two `#rrggbb` colours' hues are, 0 to 180 degrees; 180 for a text that is no colour. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [parseColor(one), parseColor(other)]
  if (!first || !second) return 180
  const difference = Math.abs(toOklch(first).hue - toOklch(second).hue) % 360
  return Math.min(difference, 360 - difference)
}
