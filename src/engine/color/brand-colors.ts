import { parseColor, formatColor } from './rgb.ts'

/** The colours that an organisation chooses; all other colours are derived from them. */
export const brandColorNames = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'] as const
export type BrandColorName = (typeof brandColorNames)[number]
export type BrandColors = Readonly<Record<BrandColorName, string>>

/** One entry of the setting `site_colors`. */
export interface NamedColor {
  readonly colorName: string
  readonly color: string
}

/** The specification's default theme colours. */
export const defaultBrandColors: BrandColors = {
  primary: '#f0a948',
  secondary: '#ffa047',
  accent: '#654343',
  error: '#b71c1c',
  info: '#2196f3',
  success: '#9f232d',
  warning: '#ffc107',
}

/**
 * The organisation's colours as `#rrggbb`: the setting `site_colors` overrides theme.json, which overrides the
 * defaults. Invalid colours and unknown names are ignored.
 */
export function brandColors(
  theme: Readonly<Record<string, string>> = {},
  siteColors: readonly NamedColor[] = [],
): BrandColors {
  const chosen = new Map(siteColors.map(({ colorName, color }) => [colorName.toLowerCase(), color]))
  const pick = (name: BrandColorName) =>
    [chosen.get(name), Object.hasOwn(theme, name) ? theme[name] : undefined].map(readColor).find(Boolean) ??
    defaultBrandColors[name]
  return {
    primary: pick('primary'),
    secondary: pick('secondary'),
    accent: pick('accent'),
    error: pick('error'),
    info: pick('info'),
    success: pick('success'),
    warning: pick('warning'),
  }
}

function readColor(text: string | undefined): string | undefined {
  const color = text === undefined ? undefined : parseColor(text)
  return color && formatColor(color)
}
