import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { makeTheme } from '../../../src/renderer/theme/make-theme.ts'
import { render } from '../render-form.tsx'

const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

afterEach(() => prefer('no-preference'))

test('with reduced motion no element begins a transition, whatever of it changes, not even a short one', async () => {
  await prefer('reduce')
  const container = render(
    <ThemeProvider theme={makeTheme()}>
      <CssBaseline />
      <p style={{ color: 'rgb(0, 0, 0)', transition: 'color 300ms' }}>Text</p>
    </ThemeProvider>,
  )
  await expect.poll(() => container.querySelector('p')).not.toBeNull()
  const [text] = container.querySelectorAll('p')
  if (!text) throw new Error('There is no text.')
  expect(getComputedStyle(text).color).toBe('rgb(0, 0, 0)')
  container.style.fontSize = '30px'
  text.style.color = 'rgb(255, 0, 0)'
  expect(getComputedStyle(text).color).toBe('rgb(255, 0, 0)')
  expect(document.getAnimations()).toEqual([])
})
