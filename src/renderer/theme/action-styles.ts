import type { ThemeOptions } from '@mui/material/styles'
import { paletteVariable, radius, translucent } from './css-variable.ts'

/** The colours that buttons and chips may have. */
export const controlColors = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const

/**
 * The text of an outlined or plain button is the brand colour's legible shade, not its fill. A filled one has an edge
 * that can be seen, however pale its fill.
 */
const legibleVariants = controlColors.flatMap((color) => [
  {
    props: { color, variant: 'contained' as const },
    style: { '&:not(.Mui-disabled)': { boxShadow: `inset 0 0 0 1px ${paletteVariable(color, 'strong')}` } },
  },
  {
    props: { color, variant: 'outlined' as const },
    style: {
      color: paletteVariable(color, 'text'),
      borderColor: paletteVariable(color, 'strong'),
      '&:hover': { borderColor: paletteVariable(color, 'text'), backgroundColor: paletteVariable(color, 'soft') },
    },
  },
  {
    props: { color, variant: 'text' as const },
    style: { color: paletteVariable(color, 'text'), '&:hover': { backgroundColor: paletteVariable(color, 'soft') } },
  },
])

/**
 * The outline shows the keyboard's focus. MUI's wave would lie over the text as well, and take its contrast below the
 * minimum.
 */
const withoutFocusRipple = { disableFocusRipple: true }

/** Buttons, icon buttons and tabs: at least 40 px to hit, no capitals, no heavy shadows. */
export const actionStyles: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: `2px solid ${paletteVariable('primary', 'strong')}`, outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { ...withoutFocusRipple, disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '9px 20px',
        '&.MuiButton-sizeSmall': { minHeight: 36, padding: '5px 14px', fontSize: '0.875rem' },
        '&.MuiButton-sizeLarge': { minHeight: 50, padding: '12px 26px', fontSize: '1rem' },
        '&.MuiButton-text': { paddingInline: 14 },
        '&.Mui-disabled:not(.MuiButton-loading)': { color: paletteVariable('text', 'secondary') },
      },
      contained: {
        '&.Mui-disabled': { backgroundColor: paletteVariable('divider'), boxShadow: 'none' },
      },
    },
    variants: legibleVariants,
  },
  MuiIconButton: {
    defaultProps: withoutFocusRipple,
    styleOverrides: {
      root: {
        minWidth: 40,
        minHeight: 40,
        borderRadius: radius(1),
        '&.MuiIconButton-sizeSmall': { minWidth: 36, minHeight: 36 },
      },
    },
    variants: controlColors.map((color) => ({
      props: { color },
      style: { color: paletteVariable(color, 'text'), '&:hover': { backgroundColor: paletteVariable(color, 'soft') } },
    })),
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48 },
      indicator: { height: 3, borderRadius: '3px 3px 0 0', backgroundColor: paletteVariable('primary', 'strong') },
      scrollButtons: { '&.Mui-disabled': { opacity: 0.3 } },
    },
  },
  MuiToggleButton: { defaultProps: withoutFocusRipple },
  MuiTab: {
    defaultProps: withoutFocusRipple,
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 0,
        padding: '12px 16px',
        fontSize: '0.9375rem',
        color: paletteVariable('text', 'secondary'),
        '&:hover': { color: paletteVariable('text', 'primary'), backgroundColor: translucent(6, 'primary', 'main') },
        '&.Mui-selected': { color: paletteVariable('primary', 'text') },
        '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: radius(1) },
      },
    },
  },
}
