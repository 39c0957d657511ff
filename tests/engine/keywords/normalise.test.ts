import { describe, expect, test } from 'vitest'
import { normaliser } from '../../../src/engine/keywords/normalise.ts'

describe('normaliser', () => {
  test.each([
    [['trim'], '  a b ', 'a b'],
    [['upper-case'], 'wanjirũ', 'WANJIRŨ'],
    [['upper-case'], 'istanbul', 'ISTANBUL'],
    [['upper-case'], 'straße', 'STRASSE'],
    [['lower-case'], 'A@B.COM', 'a@b.com'],
    [['collapse-spaces'], 'a \t\n b', 'a b'],
    [['trim', 'collapse-spaces', 'upper-case'], '  ole   kina ', 'OLE KINA'],
  ])('%j makes of %j %j [ENG-12]', (steps, text, expected) => {
    expect(normaliser(steps)?.(text)).toBe(expected)
  })

  test('upper-casing twice changes nothing more [ENG-12]', () => {
    const upper = normaliser(['trim', 'upper-case'])
    const once = upper?.(' ŉǰΐ ßﬁ ') ?? ''
    expect(upper?.(once)).toBe(once)
  })

  test('an unknown step is an error', () => {
    expect(() => normaliser(['shout'])).toThrow('Unknown normalising step "shout"')
  })

  test('no steps are no function', () => {
    expect(normaliser(undefined)).toBeUndefined()
  })
})
