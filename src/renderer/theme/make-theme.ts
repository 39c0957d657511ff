import { createTheme } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { brandColors } from '../../engine/color/brand-colors.ts'
import type { NamedColor } from '../../engine/color/brand-colors.ts'
import { declaredInks } from '../../engine/color/declared-inks.ts'
import { makePalette } from '../../engine/color/palette.ts'
import { componentStyles } from './component-styles.ts'
import { shadows } from './shadows.ts'
import type { BrandTheme } from './brand-theme.ts'
import { makeTypography } from './typography.ts'

const defaultRadius = 10

/**
 * The MUI theme of an organisation: theme.json, overridden by its setting `site_colors`. Its palette, shape and type
 * are CSS variables (`--mui-palette-primary-main`). Whatever colours are chosen, text keeps 4.5:1 and controls 3:1.
 */
export function makeTheme(declared: BrandTheme = {}, siteColors: readonly NamedColor[] = []): Theme {
  return createTheme({
    cssVariables: true,
    palette: makePalette(brandColors(declared.colors, siteColors), declaredInks(declared)),
    typography: makeTypography(declared.typography),
    shape: { borderRadius: declared.shape?.radius ?? defaultRadius },
    shadows,
    components: componentStyles,
    // Of dialogs, and of rows of tabs, which scroll by script.
    motion: { reducedMotion: 'system' },
  })
}
