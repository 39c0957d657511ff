import { describe, expect, test } from 'vitest'
import { maskText, partsOfMasked } from '../../../src/engine/format/mask-text.ts'
import { fc } from '../../properties.ts'

test.each([
  ['0712 345 678', '•••• 678'],
  ['+254712345678', '•••• 678'],
  ['A1234567', '•••• 67'],
  ['12345', '•••• 5'],
  ['12', '••••'],
  ['', ''],
  ['  ', ''],
  ['wanjiru@example.org', 'w•••@example.org'],
  ['a@example.org', '•••@example.org'],
  ['ü@mail.co.example', '•••@mail.co.example'],
  ['@example.org', '•••• org'],
  ['somebody@host', '•••• ost'],
  ['0712 345 67😀', '•••• 67😀'],
])('%j is masked as %j', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

test.each(['•••• 123', '••••', 'w•••@example.org', 'w•••@d•••.example', '•••@•••.example'])(
  'what is masked already stays as it is: %j',
  (masked) => {
    expect(maskText(masked)).toBe(masked)
  },
)

/** The characters of a masked text that are not dots. */
const shownOf = (masked: string): readonly string[] => Array.from(masked.replaceAll(/[•\s]/gu, ''))

describe('of any text', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[@•]/.test(text))

  test('at most three characters are shown, from its end, never the whole, and never how long it is', () => {
    fc.assert(
      fc.property(plain, (text) => {
        const characters = Array.from(text.replaceAll(/\s/gu, ''))
        const masked = maskText(text)
        const shown = shownOf(masked)
        expect(shown.length).toBeLessThanOrEqual(3)
        expect(shown.length).toBeLessThan(Math.max(1, characters.length))
        expect(characters.slice(characters.length - shown.length)).toEqual(shown)
        expect(masked === '').toBe(characters.length === 0)
        expect(masked.replaceAll(/[^•]/gu, '')).toBe(characters.length === 0 ? '' : '••••')
      }),
    )
  })

  test('masking it twice shows no more and no less than once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(maskText(maskText(text))).toBe(maskText(text))
      }),
    )
  })
})

test('of any e-mail address at most the first letter before the @ is shown, and not the whole of it', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const [name = '', domain = ''] = address.split('@')
      const [shown = '', shownDomain] = maskText(address).split('@')
      expect(shownDomain).toBe(domain)
      expect(shown).toBe(name.length > 1 ? `${name.slice(0, 1)}•••` : '•••')
    }),
  )
})

test.each([
  ['•••• 678', { begins: '', ends: '678' }],
  ['••••', { begins: '', ends: '' }],
  ['w•••@example.org', { begins: 'w', ends: '@example.org' }],
  ['w•••@d•••.example', undefined],
  ['Pending', undefined],
  ['', undefined],
])('the parts of %j', (masked, parts) => {
  expect(partsOfMasked(masked)).toEqual(parts)
})
