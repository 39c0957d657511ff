import { describe, expect, test } from 'vitest'
import { brandColors, defaultBrandColors } from '../../../src/engine/color/brand-colors.ts'
import { contrastRatio, guardContrast, readableOn, shade } from '../../../src/engine/color/contrast.ts'
import { fromOklch, toOklch } from '../../../src/engine/color/oklch.ts'
import { formatColor, parseColor } from '../../../src/engine/color/rgb.ts'
import { fc } from '../../properties.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2)
  })

  test('text on any colour keeps 4.5:1 [PLAT-04]', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(contrastRatio(readableOn(color), color)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('any colour as text on light surfaces keeps 4.5:1 [PLAT-04]', () => {
    const surfaces = ['#ffffff', '#f6f5f3']
    fc.assert(
      fc.property(anyColor, (color) => {
        const guarded = guardContrast(color, surfaces)
        for (const surface of surfaces) expect(contrastRatio(guarded, surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('any colour as text on any other keeps 4.5:1 [PLAT-04]', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, surface) => {
        expect(contrastRatio(guardContrast(color, [surface]), surface)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('a colour with enough contrast stays as chosen', () => {
    expect(guardContrast('#1a4d8f', ['#ffffff'])).toBe('#1a4d8f')
  })

  test('the guarded shade is the nearest one: a step lighter would not do', () => {
    const guarded = guardContrast('#f0a948', ['#ffffff'])
    expect(contrastRatio(shade(guarded, 0.02), '#ffffff')).toBeLessThan(4.5)
  })
})

describe('conversion', () => {
  test('to OKLCH and back gives the same colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const parsed = parseColor(color)
        expect(parsed && formatColor(fromOklch(toOklch(parsed)))).toBe(color)
      }),
    )
  })

  test.each(['', 'orange', '#12', '#12345', 'rgb(1,2,3)', '#gggggg', 'url(#x)'])('%s is no colour', (text) => {
    expect(parseColor(text)).toBeUndefined()
  })
})

describe('brand colours', () => {
  test('the defaults are those of the specification [PLAT-04]', () => {
    expect(brandColors()).toEqual({
      primary: '#f0a948',
      secondary: '#ffa047',
      accent: '#654343',
      error: '#b71c1c',
      info: '#2196f3',
      success: '#9f232d',
      warning: '#ffc107',
    })
  })

  test('site_colors override theme.json, which overrides the defaults [PLAT-03 PLAT-04]', () => {
    const colors = brandColors({ primary: '#111111', secondary: '#222222' }, [{ colorName: 'Primary', color: '#ABC' }])
    expect(colors).toEqual({ ...defaultBrandColors, primary: '#aabbcc', secondary: '#222222' })
  })

  test('an invalid colour changes nothing', () => {
    const colors = brandColors({ primary: 'blue' }, [{ colorName: 'error', color: 'javascript:alert(1)' }])
    expect(colors).toEqual(defaultBrandColors)
  })
})
