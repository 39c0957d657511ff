import type { ThemeOptions } from '@mui/material/styles'
import { controlColors } from './action-styles.ts'
import { paletteVariable, radius, translucent } from './css-variable.ts'

const primary = paletteVariable('primary', 'strong')

/** Inputs and other controls: borders of 3:1, a clear focus, labels that stay legible. */
export const controlStyles: NonNullable<ThemeOptions['components']> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: paletteVariable('background', 'paper'),
        '&:hover:not(.Mui-focused, .Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteVariable('control', 'hover'),
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: primary, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: paletteVariable('sunken') },
      },
      notchedOutline: { borderColor: paletteVariable('control', 'border') },
      input: { '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: { '&.Mui-focused:not(.Mui-error)': { color: paletteVariable('primary', 'text') } },
      asterisk: { color: paletteVariable('error', 'text') },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.8125rem', '&.Mui-error': { fontWeight: 500 } } } },
  MuiCheckbox: {
    styleOverrides: { root: { color: paletteVariable('control', 'border'), '&.Mui-checked': { color: primary } } },
  },
  MuiRadio: {
    styleOverrides: { root: { color: paletteVariable('control', 'border'), '&.Mui-checked': { color: primary } } },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        '&.Mui-checked': { color: paletteVariable('background', 'paper') },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: primary, opacity: 1 },
      },
      track: { backgroundColor: paletteVariable('control', 'border'), opacity: 1 },
      thumb: { boxShadow: '0 1px 2px rgb(20 22 30 / 0.3)', backgroundColor: paletteVariable('background', 'paper') },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        fontWeight: 500,
        borderRadius: radius(1),
        '&.MuiChip-outlined': { borderColor: paletteVariable('control', 'border') },
      },
      label: { paddingInline: 10 },
    },
    variants: controlColors.flatMap((color) => [
      {
        props: { color, variant: 'filled' as const },
        style: { boxShadow: `inset 0 0 0 1px ${paletteVariable(color, 'strong')}` },
      },
      {
        props: { color, variant: 'outlined' as const },
        style: { '&.MuiChip-outlined': { borderColor: paletteVariable(color, 'strong') } },
      },
    ]),
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        borderRadius: radius(0.75),
        marginInline: 6,
        '&.Mui-selected': { backgroundColor: paletteVariable('primary', 'soft') },
        '&:hover': { backgroundColor: translucent(10, 'primary', 'main') },
      },
    },
  },
}
