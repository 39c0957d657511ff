import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Radio from '@mui/material/Radio'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { brandColorNames } from '../../../src/engine/color/brand-colors.ts'
import { contrastRatio } from '../../../src/engine/color/contrast.ts'
import { makeTheme } from '../../../src/renderer/theme/make-theme.ts'
import { renderGallery } from '../widgets/gallery.tsx'
import { fc } from '../../properties.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const anyColors = fc.record(Object.fromEntries(brandColorNames.map((name) => [name, anyColor])))
const buttons = ['primary', 'secondary', 'error', 'info', 'success', 'warning'] as const

/** The first opaque colour in a computed style, as `#rrggbb`; without one it is that of the paper. */
function colorIn(style: string): string {
  const [, red = 255, green = 255, blue = 255] = /rgb\((\d+), (\d+), (\d+)\)/.exec(style) ?? []
  return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/**
 * Draws content in one palette after another; the theme's variables apply to the whole page.
 *
 * @returns how many palettes were tried
 */
function drawInPalettes(content: ReactNode, check: (container: HTMLElement) => void): number {
  let tried = 0
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
            {content}
          </ThemeProvider>,
        ),
      )
      check(container)
      tried += 1
    }),
    { numRuns: 30 },
  )
  return tried
}

type Edge = (style: CSSStyleDeclaration) => string

const border: Edge = ({ borderTopColor }) => borderTopColor
const surface: Edge = ({ backgroundColor }) => backgroundColor
const shadow: Edge = ({ boxShadow }) => boxShadow
const mark: Edge = ({ color }) => color

function expectEdges(within: ParentNode, edges: readonly (readonly [string, Edge])[]): void {
  for (const [selector, edge] of edges) {
    const controls = [...within.querySelectorAll(selector)]
    expect(controls.length, selector).toBeGreaterThan(0)
    for (const control of controls) {
      const color = colorIn(edge(getComputedStyle(control)))
      expect(contrastRatio(color, '#ffffff'), `${selector} ${color}`).toBeGreaterThanOrEqual(3)
    }
  }
}

test('MUI’s controls have an edge of 3:1 with the paper, whatever colours are chosen [PLAT-04]', () => {
  const tried = drawInPalettes(
    <>
      {buttons.map((color) => (
        <div key={color}>
          <Button color={color} variant="contained">
            Filled
          </Button>
          <Button color={color} variant="outlined">
            Outlined
          </Button>
          <Chip color={color} label="A record" onClick={() => undefined} />
          <Chip color={color} variant="outlined" label="A record" onClick={() => undefined} />
        </div>
      ))}
      <Chip variant="outlined" label="A suggestion" onClick={() => undefined} />
      <TextField label="Name" />
      <Checkbox />
      <Checkbox defaultChecked />
      <Radio />
      <Radio defaultChecked />
      <Switch />
      <Switch defaultChecked />
    </>,
    (container) =>
      expectEdges(container, [
        ['.MuiButton-contained', shadow],
        ['.MuiButton-outlined', border],
        ['.MuiChip-filled', shadow],
        ['.MuiChip-outlined', border],
        ['.MuiOutlinedInput-notchedOutline', border],
        ['.MuiCheckbox-root', mark],
        ['.MuiRadio-root', mark],
        ['.MuiSwitch-track', surface],
      ]),
  )
  expect(tried).toBe(30)
})

/** The element that ends a control of the gallery: itself, or the box around it. */
const edgesOfWidgets: readonly (readonly [string, Edge])[] = [
  ['#root_email', border],
  ['#root_size', border],
  ['div:has(> #root_country)', border],
  ['div:has(> #root_dob)', border],
  ['div:has(> #root_phone)', border],
  ['div:has(> #root_password)', border],
  ['#root_about', border],
  ['input[type="radio"]', border],
  ['label:has(> input[type="radio"]):not([data-disabled])', border],
  ['[data-field="root_topics"] input[type="checkbox"]', border],
  ['div:has(> #root_titles), div:has(> * > #root_titles)', border],
  ['input[role="switch"]', surface],
  ['[data-field="root_idImage"] label', border],
  ['[data-field="root_tags"] button', mark],
]

test('the forms’ controls have an edge of 3:1 with the paper, whatever colours are chosen [PLAT-04]', async () => {
  const { container } = renderGallery({ gender: 'Female', topics: ['Roads'], tags: ['dams'], updates: true })
  await expect.element(page.getByRole('switch')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Nationality' })).toBeVisible()
  const tracks = new Set<string>()
  drawInPalettes(null, () => {
    expectEdges(container, edgesOfWidgets)
    for (const track of container.querySelectorAll('input[role="switch"]')) tracks.add(surface(getComputedStyle(track)))
  })
  expect(tracks.size, 'palettes that apply to the form').toBeGreaterThan(10)
})
