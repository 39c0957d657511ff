import { describe, expect, test } from 'vitest'
import { cutText } from '../../../src/engine/format/cut-text.ts'
import { pointTarget } from '../../../src/engine/page/point-target.ts'
import { siteAddress } from '../../../src/engine/page/site-address.ts'

const targets = [
  { id: 'all', points: 30 },
  { id: 'graduates', points: 15, category: 'GRADUATE' },
  { id: 'more', points: 40, category: 'FELLOW', from: '2026' },
]

describe('the target of a year [CPD-01 DASH-05]', () => {
  test.each([
    ['PROFESSIONAL', '2026', 30],
    ['GRADUATE', '2020', 15],
    ['FELLOW', '2025', 30],
    ['FELLOW', '2026', 40],
    ['FELLOW', '2030', 40],
    [null, '2026', 30],
  ])('of %s in %s is %d', (category, year, points) => {
    expect(pointTarget(targets, { category, year })).toBe(points)
  })

  test('is none where none is declared', () => {
    expect(pointTarget(targets.slice(1), { category: 'FELLOW', year: '2025' })).toBeUndefined()
  })
})

describe('the address of a site [CPD-01]', () => {
  test('has the texts in its braces, encoded', () => {
    const address = siteAddress('https://cpd.example/verify?no={certificateNo}&of={memberNo}', {
      certificateNo: 'A/1 & 2',
      memberNo: 'M1',
    })
    expect(address).toBe('https://cpd.example/verify?no=A%2F1%20%26%202&of=M1')
  })

  test.each([
    ['lacks a text', 'https://cpd.example/{certificateNo}', { certificateNo: '' }],
    ['names one that there is not', 'https://cpd.example/{other}', { certificateNo: 'A1' }],
    ['is no page of the web', 'javascript:alert(1)', {}],
    ['is empty', '', {}],
  ])('is none when it %s', (_what, template, values) => {
    expect(siteAddress(template, values)).toBeUndefined()
  })
})

test('a text is cut after as many characters as declared, none of them in half [CPD-01]', () => {
  expect(cutText('a'.repeat(250), 250)).toBe('a'.repeat(250))
  expect(cutText('a'.repeat(251), 250)).toBe(`${'a'.repeat(250)}…`)
  expect(cutText('👍👍👍', 2)).toBe('👍👍…')
})
