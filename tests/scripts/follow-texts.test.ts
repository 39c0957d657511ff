import { describe, expect, test } from 'vitest'
import { followTexts } from '../../scripts/translations/follow-texts.ts'
import type { OtherTranslations, WantedText } from '../../scripts/translations/follow-texts.ts'
import { englishHash } from '../../src/engine/translate/english-hash.ts'
import type { Translation } from '../../src/engine/translate/translations.ts'

describe('the entries of a file', () => {
  const text = (key: string, english: string) => ({ key, text: english })
  const entry = (english: string, kiswahili: string, more: object = {}) => ({
    of: englishHash(english),
    text: kiswahili,
    ...more,
  })
  const nothing: OtherTranslations = { covers: () => false, translationOf: () => undefined }
  /** @param before, texts, and the resulting entries in order */
  const follow = (
    before: Readonly<Record<string, Translation>>,
    texts: readonly WantedText[],
    others: Partial<OtherTranslations> = {},
  ) =>
    Object.entries(Object.fromEntries(followTexts(new Map(Object.entries(before)), texts, { ...nothing, ...others })))

  test('are in the order of the texts, new ones in English', () => {
    expect(follow({ '/b': entry('B', 'Be') }, [text('/a', 'A'), text('/b', 'B')])).toEqual([
      ['/a', entry('A', 'A')],
      ['/b', entry('B', 'Be')],
    ])
  })

  test('move when their text is renamed, also where the same English has another translation', () => {
    const before = { '/a': entry('X', 'Moja'), '/b': entry('X', 'Mbili') }
    expect(follow(before, [text('/a', 'X'), text('/c', 'X')])).toEqual([
      ['/a', entry('X', 'Moja')],
      ['/c', entry('X', 'Mbili')],
    ])
  })

  test('move when texts change places', () => {
    const before = { '/a': entry('A', 'Moja'), '/b': entry('B', 'Mbili') }
    expect(follow(before, [text('/a', 'B'), text('/b', 'A')])).toEqual([
      ['/a', entry('B', 'Mbili')],
      ['/b', entry('A', 'Moja')],
    ])
  })

  test('keep the older translation when the English changes, until the new one is translated', () => {
    const reworded = entry('A 2', 'A 2', { was: 'Moja' })
    const again = entry('A 3', 'A 3', { was: 'Moja' })
    expect(follow({ '/a': entry('A', 'Moja') }, [text('/a', 'A 2')])).toEqual([['/a', reworded]])
    expect(follow({ '/a': reworded }, [text('/a', 'A 2')])).toEqual([['/a', reworded]])
    expect(follow({ '/a': reworded }, [text('/a', 'A 3')])).toEqual([['/a', again]])
    expect(follow({ '/a': { ...again, text: 'Tatu' } }, [text('/a', 'A 3')])).toEqual([['/a', entry('A 3', 'Tatu')]])
  })

  test('stay when their text is removed, except untranslated ones', () => {
    const before = { '/a': entry('A', 'Moja'), '/b': entry('B', 'B'), '/c': entry('C', 'Tatu') }
    expect(follow(before, [text('/c', 'C')])).toEqual([
      ['/c', entry('C', 'Tatu')],
      ['/a', entry('A', 'Moja')],
    ])
    expect(follow(before, [text('/a', 'C')])).toEqual([
      ['/a', entry('C', 'Tatu')],
      [`/a/#${englishHash('A')}`, entry('A', 'Moja')],
    ])
  })

  test('use the translation of the same English elsewhere, and are left out where it already applies', () => {
    const others = { translationOf: () => ({ text: 'DNA', same: true }) }
    expect(follow({ '/a': entry('A', 'A') }, [text('/a', 'A'), text('/b', 'B')], others)).toEqual([
      ['/a', entry('A', 'DNA', { same: true })],
      ['/b', entry('B', 'DNA', { same: true })],
    ])
    expect(follow({}, [text('/a', 'A')], { covers: () => true })).toEqual([])
    expect(follow({ '/a': entry('A', 'Moja') }, [text('/a', 'A'), text('/b', 'A')])).toEqual([
      ['/a', entry('A', 'Moja')],
    ])
  })
})
