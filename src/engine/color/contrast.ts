import { fromOklch, toLinear, toOklch } from './oklch.ts'
import { formatColor, parseColor } from './rgb.ts'

/** WCAG 2.2, 1.4.3: text. */
export const textContrast = 4.5
/** WCAG 2.2, 1.4.11: borders of controls, icons, focus rings. */
export const controlContrast = 3

const white = '#ffffff'
const black = '#000000'
const ink = '#16181d'

/** The WCAG contrast of two `#rrggbb` colours, 1 to 21. A text that is no colour counts as black. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/**
 * A colour for text on the given background with a contrast of at least 4.5: white where white suffices, else a soft
 * black, else black. One of them always suffices: white and black balance at a contrast of 4.58.
 */
export function readableOn(background: string): string {
  const readable = [white, ink].find((color) => contrastRatio(color, background) >= textContrast)
  return readable ?? (contrastRatio(white, background) > contrastRatio(black, background) ? white : black)
}

/**
 * The colour itself where it has the wanted contrast with every background, else its nearest shade that has: same hue,
 * darker (or lighter, on dark backgrounds). Black or white where the backgrounds leave nothing else.
 */
export function guardContrast(color: string, backgrounds: readonly string[], ratio: number = textContrast): string {
  const suffices = (candidate: string) => backgrounds.every((other) => contrastRatio(candidate, other) >= ratio)
  if (suffices(color)) return color
  const darkens = backgrounds.every((background) => luminance(background) > 0.18)
  return shades(color, darkens).find(suffices) ?? (darkens ? black : white)
}

/** The colour with its lightness moved by `change` (-1 to 1), hue kept. */
export function shade(color: string, change: number): string {
  const base = toOklch(parseColor(color) ?? { red: 0, green: 0, blue: 0 })
  return formatColor(fromOklch({ ...base, lightness: Math.min(1, Math.max(0, base.lightness + change)) }))
}

/** A surface in the colour's hue: as light and as grey as asked. */
export function tint(color: string, lightness: number, chroma: number): string {
  const base = toOklch(parseColor(color) ?? { red: 0, green: 0, blue: 0 })
  return formatColor(fromOklch({ hue: base.hue, lightness, chroma: Math.min(chroma, base.chroma) }))
}

function shades(color: string, darkens: boolean): string[] {
  return Array.from({ length: 100 }, (_, step) => shade(color, ((step + 1) / 100) * (darkens ? -1 : 1)))
}

function luminance(color: string): number {
  const { red, green, blue } = parseColor(color) ?? { red: 0, green: 0, blue: 0 }
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}
