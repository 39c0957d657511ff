import { describe, expect, test } from 'vitest'
import { foldNumber, foldWords } from '../../../src/engine/format/fold-words.ts'
import { gramsOf, soundOf } from '../../../src/engine/format/sound-of.ts'
import { typingDistance } from '../../../src/engine/format/typing-distance.ts'

describe('names and numbers are compared by their words [REG-03]', () => {
  test.each([
    ['WANJIRU  Neema', ['wanjiru', 'neema']],
    ['Ng’ang’a', ['nganga']],
    ["NG'ANG'A", ['nganga']],
    ['Zoë Åsen-Łukasz', ['zoe', 'asen', 'lukasz']],
    ['Straße', ['strasse']],
    ['Kamau kamau', ['kamau']],
    ['- % –', []],
    ['Мария', ['мария']],
  ])('%j', (text, words) => expect(foldWords(text)).toEqual(words))

  test.each([
    ['M1001', ['m1001', '1001', '001']],
    ['EBK/A/0417', ['ebk', 'a', '0417', '417', 'ebka0417']],
    ['7', ['7']],
  ])('the number %j', (number, words) => expect(foldNumber(number)).toEqual(words))

  test.each([
    ['wanjiru', 'wanjilu'],
    ['chebet', 'cebet'],
    ['hassan', 'hasan'],
    ['ruto', 'luto'],
  ])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))

  test('words with a typing error share trigrams', () => {
    const grams = new Set(gramsOf('omondi'))
    expect(gramsOf('omnodi').some((gram) => grams.has(gram))).toBe(true)
    expect(gramsOf('juma')).toEqual(['__j', '_ju', 'jum', 'uma', 'ma_'])
  })

  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['omondi', 'omondi', 0],
    ['omondi', 'omnodi', 1],
    ['omondi', 'omodi', 1],
    ['omondi', 'oomondi', 1],
    ['omondi', 'omundi', 1],
    ['omondi', 'amundi', 2],
  ])('%j and %j are %i typing errors apart', (one, other, errors) => {
    expect(typingDistance(one, other)).toBe(errors)
    expect(typingDistance(other, one)).toBe(errors)
  })
})
