import { toOklch } from './oklch.ts'
import { parseColor } from './rgb.ts'

/** The distance between the hues of two `#rrggbb` colours, 0 to 180 degrees; 180 for an invalid colour. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [parseColor(one), parseColor(other)]
  if (!first || !second) return 180
  const difference = Math.abs(toOklch(first).hue - toOklch(second).hue) % 360
  return Math.min(difference, 360 - difference)
}
