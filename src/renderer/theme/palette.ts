import { hueDistance } from '../../engine/color/hue-distance.ts'
import {
  contrastRatio,
  controlContrast,
  guardContrast,
  readableOn,
  shade,
  textContrast,
  tint,
} from '../../engine/color/contrast.ts'
import type { BrandColors } from '../../engine/color/brand-colors.ts'

/** Lightness and chroma (OKLCH) of the surfaces and inks, all in the hue of the primary colour. */
const paper = '#ffffff'
/** White text on a deep ground; above the minimum, because a pattern lies under the text. */
const deepContrast = 8
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
export function brandColor(main: string, surfaces: readonly string[]) {
  const soft = tint(main, 0.957, 0.024)
  const contrastText = readableOn(main)
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

/**
 * The whole palette of a theme: the brand's colours as chosen for fills, guarded shades of them for text and controls,
 * and neutral surfaces in the hue of the primary colour.
 */
export function makePalette(colors: BrandColors) {
  const neutral = ([lightness, chroma]: readonly [number, number]) => tint(colors.primary, lightness, chroma)
  const background = neutral(neutrals.background)
  const sunken = neutral(neutrals.sunken)
  const surfaces = [paper, background, sunken]
  return {
    mode: 'light' as const,
    primary: brandColor(colors.primary, surfaces),
    secondary: brandColor(colors.secondary, surfaces),
    accent: brandColor(colors.accent, surfaces),
    error: brandColor(colors.error, surfaces),
    info: brandColor(colors.info, surfaces),
    success: successColor(colors, surfaces, sunken),
    warning: brandColor(colors.warning, surfaces),
    background: { default: background, paper },
    sunken,
    divider: neutral(neutrals.divider),
    control: {
      border: guardContrast(neutral(neutrals.border), surfaces, controlContrast),
      hover: guardContrast(neutral(neutrals.borderHover), surfaces, controlContrast),
    },
    text: {
      primary: guardContrast(neutral(neutrals.ink), surfaces, 7),
      secondary: guardContrast(neutral(neutrals.softInk), surfaces),
      disabled: guardContrast(neutral(neutrals.border), surfaces, controlContrast),
    },
  }
}

/**
 * The colour of success. Where an organisation's is nearly that of its errors, as the specified defaults are, its soft
 * surface is neutral, so that a success message does not look like an error.
 */
function successColor({ success, error }: BrandColors, surfaces: readonly string[], sunken: string) {
  const color = brandColor(success, surfaces)
  return hueDistance(success, error) < 40 ? { ...color, soft: sunken } : color
}

/** A fill's shade under the pointer: darker where its text stays legible on it, else lighter. */
function hoverShade(main: string, text: string): string {
  const darker = shade(main, -0.055)
  return contrastRatio(darker, text) >= textContrast ? darker : shade(main, 0.045)
}
