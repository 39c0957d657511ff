import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeTheme } from '../../../../src/renderer/theme/make-theme.ts'
import { measuredFields } from '../measured-form.ts'

/** The number of fields that the page's address asks for, e.g. `?fields=500`. */
export const fieldCount = Number(new URLSearchParams(location.search).get('fields'))
export const fields = measuredFields(fieldCount)

/** Renders a measured form in the theme that all of them share. */
export function show(form: ReactNode): void {
  const container = document.querySelector('#root')
  if (container !== null) createRoot(container).render(<ThemeProvider theme={makeTheme()}>{form}</ThemeProvider>)
}
