import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeTheme } from '../../../../src/renderer/theme/make-theme.ts'
import { measuredAnswers, measuredFields, partlyWrongAnswers } from '../measured-form.ts'

/** The fields that the page's address asks for, e.g. `?fields=500`. */
const fieldCount = Number(new URLSearchParams(location.search).get('fields'))
export const fields = measuredFields(fieldCount)
/** Valid, or partly wrong where the address says `&wrong`. */
export const initialAnswers = new URLSearchParams(location.search).has('wrong')
  ? partlyWrongAnswers(fields)
  : measuredAnswers(fields)

/** Renders a measured form in the theme that all of them share. */
export function show(form: ReactNode): void {
  const container = document.querySelector('#root')
  if (container !== null) createRoot(container).render(<ThemeProvider theme={makeTheme()}>{form}</ThemeProvider>)
}
