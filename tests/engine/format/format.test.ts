import { describe, expect, test } from 'vitest'
import { ageOn } from '../../../src/engine/format/age-on.ts'
import { decodeText, encodeText } from '../../../src/engine/format/base64-text.ts'
import { cleanMessage } from '../../../src/engine/format/clean-message.ts'
import { fileKind } from '../../../src/engine/format/file-kind.ts'
import { formatDate } from '../../../src/engine/format/format-date.ts'
import { maskEmail, maskPhone, maskPhoneToEnd, maskValue } from '../../../src/engine/format/mask-value.ts'
import { formatCents, formatMoney } from '../../../src/engine/format/money.ts'
import { normalisePaymentPhone } from '../../../src/engine/format/payment-phone.ts'
import { todayIn } from '../../../src/engine/format/today-in.ts'
import { fc } from '../../properties.ts'

test.each([
  [11000, 'KES 11,000.00'],
  [0, 'KES 0.00'],
  [1234567.5, 'KES 1,234,567.50'],
  [-250.255, 'KES -250.26'],
])('money %j reads %j', (amount, text) => {
  expect(formatMoney(amount, 'KES', 'en-KE')).toBe(text)
})

test.each([
  ['lease.pdf', 'application/pdf', 'PDF'],
  ['me.jpg', 'image/jpeg', 'JPEG'],
  ['plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'DOCX'],
  ['notes.txt', 'application/octet-stream', 'TXT'],
  ['drawing.svg', 'image/svg+xml', 'SVG'],
  ['no extension', '', ''],
])('the kind of %s (%s) reads %j', (name, mediaType, kind) => {
  expect(fileKind({ name, mediaType })).toBe(kind)
})

test('an amount without a currency is a bare figure', () => {
  expect(formatMoney(11000, undefined, 'en-KE')).toBe('11,000.00')
})

test('cents are a hundredth of the unit', () => {
  expect(formatCents(1_100_005, 'KES')).toBe('KES 11,000.05')
})

test.each([
  ['2024-01-01', 'en', '1st January 2024'],
  ['2024-02-02', 'en-KE', '2nd February 2024'],
  ['2024-03-03', 'en', '3rd March 2024'],
  ['2024-04-04', 'en', '4th April 2024'],
  ['2024-05-11', 'en', '11th May 2024'],
  ['2024-05-12', 'en', '12th May 2024'],
  ['2024-05-13', 'en', '13th May 2024'],
  ['2024-05-21', 'en', '21st May 2024'],
  ['2024-05-30', 'en', '30th May 2024'],
  ['2024-12-31T23:59:59Z', 'en', '31st December 2024'],
  ['2024-01-01', 'sw', '1 Januari 2024'],
  ['2024-08-22', 'sw-KE', '22 Agosti 2024'],
  ['2024-01', 'en', 'January 2024'],
  ['2024-09', 'sw', 'Septemba 2024'],
  ['2024-13', 'en', '2024-13'],
  ['2024-01-00', 'en', '2024-01-00'],
  ['2024-01-01', 'fr', '1st January 2024'],
  ['0001-01-01', 'en', ''],
  ['0001-01-01T00:00:00Z', 'en', ''],
  ['', 'en', ''],
  ['2024-13-01', 'en', '2024-13-01'],
  ['soon', 'en', 'soon'],
])('the date %j in %j reads %j', (date, language, text) => {
  expect(formatDate(date, language)).toBe(text)
})

describe('todayIn', () => {
  test.each([
    ['2026-01-14T20:59:59.999Z', '2026-01-14'],
    ['2026-01-14T21:00:00Z', '2026-01-15'],
    ['2026-01-14T23:59:59Z', '2026-01-15'],
    ['2026-01-15T00:00:00Z', '2026-01-15'],
    ['2026-01-15T20:59:59Z', '2026-01-15'],
    ['2024-02-28T21:00:00Z', '2024-02-29'],
    ['2024-02-29T21:00:00Z', '2024-03-01'],
    ['2026-02-28T21:00:00Z', '2026-03-01'],
    ['2025-12-31T21:00:00Z', '2026-01-01'],
  ])('at %s it is %s in Nairobi [ENG-10]', (instant, date) => {
    expect(todayIn('Africa/Nairobi', new Date(instant))).toBe(date)
  })

  test('an unknown time zone is an error', () => {
    expect(() => todayIn('Africa/Nowhere', new Date(0))).toThrow(RangeError)
  })
})

test('an age grows by one a year, on the birthday [BIO-03]', () => {
  expect([ageOn('2008-01-15', '2026-01-14'), ageOn('2008-01-15', '2026-01-15')]).toEqual([17, 18])
  expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18])
})

describe('text in base64', () => {
  test('every text survives base64url, which is safe in paths', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
        const encoded = encodeText(text)
        expect(encoded).toMatch(/^[A-Za-z0-9_-]*$/)
        expect(decodeText(encoded)).toBe(text)
      }),
    )
  })

  test.each([
    ['bWVtYmVyIDEyMw==', 'member 123'],
    ['bWVtYmVyIDEyMw', 'member 123'],
    ['Pz8_Pj4-', '???>>>'],
    ['Pz8/Pj4+', '???>>>'],
    ['YcOx4oKs8J-Ygg', 'añ€😂'],
  ])('reads %j as %j', (encoded, text) => {
    expect(decodeText(encoded)).toBe(text)
  })

  test.each(['*', 'a', '_w', 'wyg'])('%j is no text', (encoded) => {
    expect(decodeText(encoded)).toBeUndefined()
  })
})

test.each([
  [
    'Member No. must have a value.  CorrelationId:  3f0a9c12-77aa-4c1c-9a55-0a4f8c4c21ab.',
    'Member No. must have a value.',
  ],
  ['It failed. Correlation Id: 12', 'It failed.'],
  ['It failed: the office is closed', 'It failed: the office is closed'],
  ['Not saved: the office is closed. CorrelationId: 5', 'Not saved: the office is closed.'],
  ['CorrelationId: 5', ''],
  ['', ''],
])('the message %j is shown as %j', (message, shown) => {
  expect(cleanMessage(message)).toBe(shown)
})

test.each([
  ['+254712345678', '254712345678'],
  ['0712345678', '254712345678'],
  ['254712345678', '254712345678'],
  ['+254 712 345-678', '254712345678'],
])('the phone %j is paid from as %j', (phone, normalised) => {
  expect(normalisePaymentPhone(phone)).toBe(normalised)
})

test('masked values keep their last characters only', () => {
  expect(maskValue('12345678')).toBe('••••5678')
  expect(maskValue('123')).toBe('•••')
  expect(maskValue('')).toBe('')
})

test.each([
  ['+254712345678', '+2547•••••678'],
  ['0712 345 678', '0712•••678'],
  ['12345', '••345'],
])('the phone %j is masked as %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})

test.each([
  ['wanjiru@domain.example', 'w•••@d•••.example'],
  ['a@b', 'a•••@b•••'],
  ['name@mail.co.example', 'n•••@m•••.example'],
  ['"odd@name"@host.example', '"•••@h•••.example'],
  ['é@ü.example', 'é•••@ü•••.example'],
  ['', '•••@•••'],
])('the e-mail %j is masked as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

test.each([
  ['+254 700 001 123', '•••• 123'],
  ['0700001', '•••• 001'],
  ['123456', '••••'],
  ['', '••••'],
])('of the phone %j only %j is shown', (phone, masked) => {
  expect(maskPhoneToEnd(phone)).toBe(masked)
})
