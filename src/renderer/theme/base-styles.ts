import type { ThemeOptions } from '@mui/material/styles'
import { paletteVariable, translucent } from './css-variable.ts'

/** Page-wide styles: a focus ring for the keyboard, and no motion for those who prefer reduced motion. */
export const baseStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%' },
      body: { fontSize: '1rem', overflowWrap: 'break-word', accentColor: paletteVariable('primary', 'strong') },
      '::selection': { backgroundColor: translucent(28, 'primary', 'main') },
      'h1, h2, h3, h4, h5, h6': { scrollMarginTop: '5rem' },
      ':focus-visible': {
        outline: `2px solid ${paletteVariable('primary', 'strong')}`,
        outlineOffset: '2px',
      },
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      'input:focus-visible, textarea:focus-visible': { outlineOffset: 0 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Not a short one: every element would begin a transition with each change of its style.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        textDecorationColor: translucent(45, 'primary', 'text'),
        color: paletteVariable('primary', 'text'),
        borderRadius: 3,
        '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
      },
    },
  },
}
