import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeTheme } from '../../../../src/renderer/theme/make-theme.ts'

/** Renders a measured form in the theme that all of them share. */
export function show(form: ReactNode): void {
  const container = document.querySelector('#root')
  if (container !== null) createRoot(container).render(<ThemeProvider theme={makeTheme()}>{form}</ThemeProvider>)
}
