import { expect, test } from 'vitest'
import { brandColors } from '../../../src/engine/color/brand-colors.ts'
import { contrastPairs, isLegible, roundedRatio } from '../../../src/engine/color/contrast-pairs.ts'
import { contrastRatio } from '../../../src/engine/color/contrast.ts'
import { declaredInks, inkNames } from '../../../src/engine/color/declared-inks.ts'
import { makePalette } from '../../../src/engine/color/palette.ts'
import { fc } from '../../properties.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const chosen = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), color, { noNullPrototype: true, maxKeys: 9 })

test('whatever colours and inks a theme and the settings have, what is drawn is legible [PLAT-04]', () => {
  const colors = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning']
  fc.assert(
    fc.property(chosen(colors), chosen(inkNames), (theme, inks) => {
      const palette = makePalette(brandColors(theme), declaredInks({ inks }))
      for (const { main, contrastText } of [palette.primary, palette.error, palette.success, palette.warning]) {
        expect(contrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5)
      }
      for (const ground of [palette.background.paper, palette.background.default, palette.sunken]) {
        expect(contrastRatio(palette.text.primary, ground)).toBeGreaterThanOrEqual(4.5)
      }
      const pairs = contrastPairs({ colors: theme, inks })
      expect(pairs.map(({ name }) => name)).toEqual(inkNames)
      expect(pairs.filter((pair) => !isLegible(pair) && !pair.isDeclared)).toEqual([])
    }),
  )
})

test('a declared ink is drawn where it is legible, and not where a setting has changed its ground [PLAT-04]', () => {
  const theme = { colors: { primary: '#12395b' }, inks: { primary: '#ffe08a' } }
  const drawn = (settings: Parameters<typeof brandColors>[1]) =>
    makePalette(brandColors(theme.colors, settings), declaredInks(theme)).primary.contrastText
  expect(drawn([])).toBe('#ffe08a')
  expect(drawn([{ colorName: 'primary', color: '#f0a948' }])).toBe('#16181d')
})

test('a contrast is rounded down, so that what is not enough never reads as enough', () => {
  expect([4.49, 4.5, 21].map(roundedRatio)).toEqual([4.4, 4.5, 21])
})
