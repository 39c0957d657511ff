import { describe, expect, test } from 'vitest'
import { brandColorNames } from '../../../src/engine/color/brand-colors.ts'
import { contrastRatio } from '../../../src/engine/color/contrast.ts'
import { makeTheme } from '../../../src/renderer/theme/make-theme.ts'
import { fc } from '../../properties.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const anyColors = fc.record(Object.fromEntries(brandColorNames.map((name) => [name, anyColor])))

describe('theme', () => {
  test('its colours are those of the specification unless others are chosen [PLAT-04]', () => {
    const { palette } = makeTheme()
    expect(palette.primary.main).toBe('#f0a948')
    expect(palette.accent.main).toBe('#654343')
    expect(palette.success.main).toBe('#9f232d')
  })

  test('site_colors override theme.json [PLAT-04]', () => {
    const theme = makeTheme({ colors: { primary: '#003366' } }, [{ colorName: 'primary', color: '#336600' }])
    expect(theme.palette.primary.main).toBe('#336600')
    expect(makeTheme({ colors: { primary: '#003366' } }).palette.primary.main).toBe('#003366')
  })

  test('dialogs open, and rows of tabs scroll, without motion for those who prefer none', () => {
    expect(makeTheme().motion.reducedMotion).toBe('system')
  })

  test('text on fills, on soft surfaces and on pages keeps 4.5:1 whatever colours are chosen [PLAT-04]', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { palette } = makeTheme({ colors })
        const surfaces = [palette.background.default, palette.background.paper, palette.sunken]
        for (const name of brandColorNames) {
          const color = palette[name]
          expect(contrastRatio(color.contrastText, color.main)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(color.contrastText, color.dark)).toBeGreaterThanOrEqual(4.5)
          for (const surface of [...surfaces, color.soft]) {
            expect(contrastRatio(color.text, surface)).toBeGreaterThanOrEqual(4.5)
            expect(contrastRatio(palette.text.primary, surface)).toBeGreaterThanOrEqual(4.5)
          }
          // The edge of every control: borders, filled buttons, what is checked or selected.
          for (const surface of surfaces) expect(contrastRatio(color.strong, surface)).toBeGreaterThanOrEqual(3)
          expect(contrastRatio('#ffffff', color.deep)).toBeGreaterThanOrEqual(7)
        }
        for (const surface of surfaces) {
          expect(contrastRatio(palette.text.secondary, surface)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(palette.control.border, surface)).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(palette.control.hover, surface)).toBeGreaterThanOrEqual(3)
        }
      }),
    )
  })

  test('radius and fonts come from theme.json [PLAT-02]', () => {
    const theme = makeTheme({ shape: { radius: 4 }, typography: { fontFamily: 'Georgia', headingFontFamily: 'Serif' } })
    expect(theme.shape.borderRadius).toBe(4)
    expect(theme.typography.fontFamily).toBe('Georgia')
    expect(theme.typography.h1.fontFamily).toBe('Serif')
  })
})
