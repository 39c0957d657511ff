import { ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import catalogue from '../../schemas/messages/en.json'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import { RegaliaForm } from '../../src/renderer/form/RegaliaForm.tsx'
import type { RegaliaFormProps } from '../../src/renderer/form/RegaliaForm.tsx'
import { makeTheme } from '../../src/renderer/theme/make-theme.ts'
import { TextsProvider } from '../../src/renderer/texts/TextsProvider.tsx'

const theme = makeTheme()

/** The context of forms in tests: a fixed day, no lists, the shipped messages. */
export const testContext: EvaluationContext = {
  today: '2026-01-15',
  lists: { has: () => undefined, items: () => [] },
  catalogue,
}

/** Renders content in the page like the portal, until the test ends. */
export function render(content: ReactNode): HTMLElement {
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <ThemeProvider theme={theme}>
        <TextsProvider texts={catalogue} language="en">
          {content}
        </TextsProvider>
      </ThemeProvider>
    </StrictMode>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return container
}

/** Renders a form that can be submitted. */
export function renderForm(props: Partial<RegaliaFormProps> & Pick<RegaliaFormProps, 'form'>): HTMLElement {
  return render(<RegaliaForm context={testContext} onSubmit={() => {}} submitLabel="Save" {...props} />)
}
