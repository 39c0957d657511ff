import Button from '@mui/material/Button'
import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { brandColorNames } from '../../../src/engine/color/brand-colors.ts'
import { contrastRatio } from '../../../src/engine/color/contrast.ts'
import { makeTheme } from '../../../src/renderer/theme/make-theme.ts'
import { fc } from '../../properties.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const anyColors = fc.record(Object.fromEntries(brandColorNames.map((name) => [name, anyColor])))
const buttons = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const

/** The first opaque colour in a computed style, as `#rrggbb`; without one it is that of the paper. */
function colorIn(style: string): string {
  const [, red = 255, green = 255, blue = 255] = /rgb\((\d+), (\d+), (\d+)\)/.exec(style) ?? []
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** Where each button ends, and the colour of that edge. Other controls take theirs from `control.border` and `strong`. */
const edges: readonly (readonly [string, (style: CSSStyleDeclaration) => string])[] = [
  ['.MuiButton-contained', ({ boxShadow }) => boxShadow],
  ['.MuiButton-outlined', ({ borderTopColor }) => borderTopColor],
]

test('every button has an edge of 3:1 with the paper, whatever colours are chosen [PLAT-04]', () => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  fc.assert(
    fc.property(anyColors, (colors) => {
      flushSync(() =>
        root.render(
          <ThemeProvider theme={makeTheme({ colors })} disableTransitionOnChange>
            <style>{'* { transition: none !important }'}</style>
            {buttons.map((color) => (
              <div key={color}>
                <Button color={color} variant="contained">
                  Filled
                </Button>
                <Button color={color} variant="outlined">
                  Outlined
                </Button>
              </div>
            ))}
          </ThemeProvider>,
        ),
      )
      for (const [selector, edge] of edges) {
        const controls = [...container.querySelectorAll(selector)]
        expect(controls.length).toBeGreaterThan(0)
        for (const control of controls) {
          const color = colorIn(edge(getComputedStyle(control)))
          expect(contrastRatio(color, '#ffffff'), `${control.className} ${color}`).toBeGreaterThanOrEqual(3)
        }
      }
    }),
    { numRuns: 30 },
  )
})
