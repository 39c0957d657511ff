import { describe, expect, test } from 'vitest'
import { multiply } from '../../../src/engine/printing/qr/error-correction.ts'
import { qrCode } from '../../../src/engine/printing/qr/qr-code.ts'
import type { QrModules } from '../../../src/engine/printing/qr/qr-modules.ts'
import { fc } from '../../properties.ts'
import { readQr } from './read-qr.ts'

const modulesOf = (text: string): QrModules => {
  const modules = qrCode(text)
  if (modules === undefined) throw new Error(`"${text}" is too long`)
  return modules
}

describe('a QR code', () => {
  test.each([
    ['HTTPS://MEMBERS.EXAMPLE/VERIFY/7K3M9QXA22TD', 29],
    ['HELLO', 21],
    ['https://members.example/verify/7K3M9QXA22TD', 33],
    ['anwani ya kuhakiki: ĩũ', 25],
    ['A', 21],
  ])('of %s is read as that text, and has %i modules a side', (text, side) => {
    const modules = modulesOf(text)
    expect(modules).toHaveLength(side)
    expect(readQr(modules)).toEqual({ text, isSound: true })
  })

  test('of any text that fits is read as that text, with error correction that is right', () => {
    const address = fc.stringMatching(/^HTTPS:\/\/[A-Z0-9.-]{3,40}\/VERIFY\/[A-Z0-9]{4,24}$/)
    const anything = fc.string({ minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.oneof(address, anything), (text) => {
        expect(readQr(modulesOf(text))).toEqual({ text, isSound: true })
      }),
      { numRuns: 60 },
    )
  })

  test('is none for a text that the largest version does not hold', () => {
    expect(qrCode('x'.repeat(106))).toBeDefined()
    expect(qrCode('x'.repeat(107))).toBeUndefined()
  })

  test('multiplies as the field of the standard does', () => {
    expect([multiply(2, 128), multiply(3, 7), multiply(0, 91), multiply(1, 91)]).toEqual([29, 9, 0, 91])
  })
})
