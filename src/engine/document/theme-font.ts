import type { FontStyle } from '../../generated/closed-names.ts'

/** A font from a file, as theme.json declares it. */
export interface ThemeFont {
  readonly family: string
  readonly file: string
  readonly weight?: string
  readonly style?: FontStyle
  readonly licence: string
  /** The measures of a computer's font, in percent, with which it takes the room of this one. */
  readonly fallback?: {
    readonly local: string
    readonly size?: number
    readonly ascent?: number
    readonly descent?: number
    readonly lineGap?: number
  }
}

/**
 * The style rules that load fonts. Text is shown in another font until they arrive.
 *
 * @param addressOf the address of a file of the organisation's folder
 */
export const fontFaces = (fonts: readonly ThemeFont[], addressOf: (file: string) => string): string =>
  fonts.flatMap((font) => [loadedFace(font, addressOf(font.file)), ...fallbackFace(font)]).join('\n')

const loadedFace = ({ family, weight = '400', style = 'normal' }: ThemeFont, address: string): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;` +
  `src:url("${address}") format("woff2")}`

function fallbackFace({ family, weight = '400', style = 'normal', fallback }: ThemeFont): readonly string[] {
  if (fallback === undefined) return []
  const { local, size, ascent, descent, lineGap } = fallback
  const measures = {
    'size-adjust': size,
    'ascent-override': ascent,
    'descent-override': descent,
    'line-gap-override': lineGap,
  }
  const adjusted = Object.entries(measures).flatMap(([name, percent]) =>
    percent === undefined ? [] : [`${name}:${percent}%`],
  )
  const declared = [`font-family:"${fallbackName(family)}"`, `font-style:${style}`, `font-weight:${weight}`]
  return [`@font-face{${[...declared, `src:local("${local}")`, ...adjusted].join(';')}}`]
}

/** The name of the adjusted font that stands in for a family. */
const fallbackName = (family: string): string => `${family} fallback`

/** A list of fonts as in CSS, with the adjusted font behind each family that has one. */
export function withFallbacks(families: string, fonts: readonly ThemeFont[]): string {
  const adjusted = new Set(fonts.filter(({ fallback }) => fallback !== undefined).map(({ family }) => family))
  return familyNames(families)
    .flatMap(({ name, text }) => (adjusted.has(name) ? [text, `"${fallbackName(name)}"`] : [text]))
    .join(', ')
}

/** The families of a list of fonts as in CSS. */
export const familyNames = (families: string): readonly { readonly name: string; readonly text: string }[] =>
  families.split(',').map((part) => ({ text: part.trim(), name: part.trim().replace(/^(["'])(.*)\1$/, '$2') }))
