import type { ThemeOptions } from '@mui/material/styles'
import { actionStyles } from './action-styles.ts'
import { baseStyles } from './base-styles.ts'
import { controlStyles } from './control-styles.ts'
import { surfaceStyles } from './surface-styles.ts'

/** The look of MUI's components, in terms of the theme's CSS variables. */
export const componentStyles: NonNullable<ThemeOptions['components']> = {
  ...baseStyles,
  ...actionStyles,
  ...controlStyles,
  ...surfaceStyles,
}
