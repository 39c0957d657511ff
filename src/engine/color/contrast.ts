import { fromOklch, toLinear, toOklch } from './oklch.ts'
import { formatColor, parseColor } from './rgb.ts'

/** The minimum for text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5
/** The minimum for borders of controls, icons and focus rings (WCAG 2.2, 1.4.11). */
export const controlContrast = 3

const white = '#ffffff'
const black = '#000000'
const ink = '#16181d'

/** The WCAG contrast of two `#rrggbb` colours, 1 to 21. An invalid colour counts as black. */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other))
}

const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/**
 * A colour for text on the given background with a contrast of at least 4.5: white if that is enough, else a soft
 * black, else black. One of them always is: white and black are equal at a contrast of 4.58.
 */
export function readableOn(background: string): string {
  const readable = [white, ink].find((color) => contrastRatio(color, background) >= textContrast)
  return readable ?? (contrastRatio(white, background) > contrastRatio(black, background) ? white : black)
}

/**
 * The colour itself if it has the required contrast with every background, else the nearest shade that does: same hue,
 * darker (or lighter, on dark backgrounds). Black or white when the backgrounds allow nothing else.
 */
export function guardContrast(color: string, backgrounds: readonly string[], ratio: number = textContrast): string {
  const behind = backgrounds.map(luminance)
  const suffices = (candidate: string) => {
    const light = luminance(candidate)
    return behind.every((other) => ratioOf(light, other) >= ratio)
  }
  if (suffices(color)) return color
  const darkens = behind.every((light) => light > 0.18)
  // One by one, because most colours need few steps and each takes a search of its own.
  for (let step = 1; step <= 100; step += 1) {
    const candidate = shade(color, (step / 100) * (darkens ? -1 : 1))
    if (suffices(candidate)) return candidate
  }
  return darkens ? black : white
}

/** The colour with its lightness changed by `change` (-1 to 1) and the same hue. */
export function shade(color: string, change: number): string {
  const base = toOklch(parseColor(color) ?? { red: 0, green: 0, blue: 0 })
  return formatColor(fromOklch({ ...base, lightness: Math.min(1, Math.max(0, base.lightness + change)) }))
}

/** A surface colour with the same hue and the given lightness and chroma. */
export function tint(color: string, lightness: number, chroma: number): string {
  const base = toOklch(parseColor(color) ?? { red: 0, green: 0, blue: 0 })
  return formatColor(fromOklch({ hue: base.hue, lightness, chroma: Math.min(chroma, base.chroma) }))
}

function luminance(color: string): number {
  const { red, green, blue } = parseColor(color) ?? { red: 0, green: 0, blue: 0 }
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}
