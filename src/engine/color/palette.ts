import { inkOn } from './declared-inks.ts'
import type { DeclaredInks } from './declared-inks.ts'
import { hueDistance } from './hue-distance.ts'
import { contrastRatio, controlContrast, guardContrast, shade, textContrast, tint } from './contrast.ts'
import type { BrandColorName, BrandColors } from './brand-colors.ts'

/** What cards and forms are drawn on. */
export const paper = '#ffffff'
/** White text on a deep ground; above the minimum, because a pattern lies under the text. */
const deepContrast = 8
/** Lightness and chroma (OKLCH) of the surfaces and inks, all in the hue of the primary colour. */
const neutrals = {
  background: [0.982, 0.005],
  sunken: [0.963, 0.008],
  divider: [0.905, 0.012],
  border: [0.62, 0.025],
  borderHover: [0.42, 0.03],
  ink: [0.235, 0.02],
  softInk: [0.46, 0.022],
} as const

/** One brand colour with the shades that keep it legible, whatever colour it is. */
function brandColor(main: string, ink: string | undefined, surfaces: readonly string[]) {
  const soft = tint(main, 0.957, 0.024)
  const contrastText = inkOn(main, ink)
  return {
    main,
    contrastText,
    dark: hoverShade(main, contrastText),
    light: shade(main, 0.08),
    text: guardContrast(main, [...surfaces, soft]),
    strong: guardContrast(main, surfaces, controlContrast),
    soft,
    deep: guardContrast(main, [paper], deepContrast),
  }
}

/** Surfaces, lines and texts in the hue of the primary colour. A declared ink is used where it is legible. */
export function makeNeutrals(primary: string, page: string | undefined) {
  const neutral = ([lightness, chroma]: readonly [number, number]) => tint(primary, lightness, chroma)
  const background = neutral(neutrals.background)
  const sunken = neutral(neutrals.sunken)
  const surfaces = [paper, background, sunken]
  return {
    background: { default: background, paper },
    sunken,
    divider: neutral(neutrals.divider),
    control: {
      border: guardContrast(neutral(neutrals.border), surfaces, controlContrast),
      hover: guardContrast(neutral(neutrals.borderHover), surfaces, controlContrast),
    },
    text: {
      primary: page === undefined ? guardContrast(neutral(neutrals.ink), surfaces, 7) : guardContrast(page, surfaces),
      secondary: guardContrast(neutral(neutrals.softInk), surfaces),
      disabled: guardContrast(neutral(neutrals.border), surfaces, controlContrast),
    },
  }
}

/**
 * The whole palette of a theme: the brand's colours as chosen for fills, guarded shades of them for text and controls,
 * and its neutrals. A declared ink is used where it is legible.
 */
export function makePalette(colors: BrandColors, inks: DeclaredInks = {}) {
  const neutral = makeNeutrals(colors.primary, inks.page)
  const { background, sunken } = neutral
  const surfaces = [paper, background.default, sunken]
  const color = (name: BrandColorName) => brandColor(colors[name], inks[name], surfaces)
  return {
    mode: 'light' as const,
    primary: color('primary'),
    secondary: color('secondary'),
    accent: color('accent'),
    error: color('error'),
    info: color('info'),
    // Where it is nearly the colour of errors, as the specified defaults are, its soft surface is neutral, so that a
    // success message does not look like an error.
    success: hueDistance(colors.success, colors.error) < 40 ? { ...color('success'), soft: sunken } : color('success'),
    warning: color('warning'),
    ...neutral,
  }
}

/** A fill's shade under the pointer: darker where its text stays legible on it, else lighter. */
function hoverShade(main: string, text: string): string {
  const darker = shade(main, -0.055)
  return contrastRatio(darker, text) >= textContrast ? darker : shade(main, 0.045)
}
