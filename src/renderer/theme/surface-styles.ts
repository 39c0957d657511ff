import type { ThemeOptions } from '@mui/material/styles'
import { paletteVariable, radius } from './css-variable.ts'

/** A message's soft surface, edge and ink in the shades of its kind. */
const alertVariants = (['error', 'info', 'success', 'warning'] as const).map((severity) => ({
  props: { severity, variant: 'standard' as const },
  style: {
    backgroundColor: paletteVariable(severity, 'soft'),
    borderColor: paletteVariable(severity, 'strong'),
    color: paletteVariable('text', 'primary'),
    '& .MuiAlert-icon': { color: paletteVariable(severity, 'text') },
  },
}))

/** Cards, dialogs, tables, messages. */
export const surfaceStyles: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: paletteVariable('divider') },
      rounded: { borderRadius: radius(1.5) },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { boxShadow: '0 1px 2px rgb(20 22 30 / 0.04)' } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius(1.75),
        margin: 16,
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        '&.MuiDialog-paperFullScreen': { borderRadius: 0, margin: 0, width: '100%', maxHeight: 'none' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.1875rem', padding: '20px 24px 12px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 22 30 / 0.5)' } } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: '1px solid',
        borderLeftWidth: 4,
        borderRadius: radius(1),
        fontSize: '0.9375rem',
        alignItems: 'flex-start',
        padding: '8px 14px',
      },
      message: { minWidth: 0 },
    },
    variants: alertVariants,
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: paletteVariable('divider'), padding: '12px 16px', fontSize: '0.9375rem' },
      head: {
        backgroundColor: paletteVariable('sunken'),
        color: paletteVariable('text', 'secondary'),
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        paddingBlock: 10,
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.8125rem', backgroundColor: paletteVariable('text', 'primary') } },
  },
  MuiMenu: { styleOverrides: { list: { paddingBlock: 6 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
