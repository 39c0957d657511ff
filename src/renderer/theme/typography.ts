import type { BrandTheme } from './brand-theme.ts'

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif'

const heading = (fontFamily: string, fontSize: string, lineHeight: number, tracking: string) => ({
  fontFamily,
  fontSize,
  lineHeight,
  fontWeight: 650,
  letterSpacing: tracking,
  textWrap: 'balance' as const,
})

/** Type scale: 16 px text (inputs below that make phones zoom), headings that shrink with the screen, no capitals. */
export function makeTypography(declared: BrandTheme['typography']) {
  const fontFamily = declared?.fontFamily ?? systemFonts
  const headings = declared?.headingFontFamily ?? fontFamily
  return {
    fontFamily,
    h1: heading(headings, 'clamp(1.75rem, 1.4rem + 1.5vw, 2.375rem)', 1.18, '-0.02em'),
    h2: heading(headings, 'clamp(1.4rem, 1.2rem + 0.9vw, 1.75rem)', 1.25, '-0.015em'),
    h3: heading(headings, '1.25rem', 1.3, '-0.01em'),
    h4: heading(headings, '1.125rem', 1.35, '-0.008em'),
    h5: heading(headings, '1rem', 1.4, '-0.004em'),
    h6: { ...heading(fontFamily, '0.875rem', 1.4, '0'), fontWeight: 600 },
    subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
    subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    overline: { fontSize: '0.75rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.06em' },
    button: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5, textTransform: 'none' as const },
  }
}
