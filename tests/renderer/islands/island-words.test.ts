import { TranslatableString } from '@rjsf/utils'
import { expect, test } from 'vitest'
import english from '../../../schemas/messages/en.json'
import translations from '../../../schemas/messages/sw.json'
import { textsOf } from '../../../src/engine/translate/texts.ts'
import { islandWords } from '../../../src/renderer/islands/island-words.ts'

const kiswahili = Object.fromEntries(
  Object.entries(translations).map(([key, { text }]) => [key.replace('/messages/', ''), text]),
)

test('rjsf’s own fields have a word of the catalogue for each of theirs [ENG-18 PLAT-15]', () => {
  const word = islandWords(textsOf(english, 'en'))
  for (const name of Object.values(TranslatableString)) {
    expect(word(name, ['one', 'two', 'three']), name).not.toMatch(/^$|^renderer\.|[{}]|%\d/)
  }
  expect(word(TranslatableString.KeyLabel, ['Plot'])).toBe('Name of Plot')
  expect(word(TranslatableString.TitleOptionPrefix, ['Fee', '2'])).toBe('Fee, choice 2')
})

test('rjsf’s own fields are in the user’s language [ENG-18 PLAT-15]', () => {
  const word = islandWords(textsOf({ ...english, ...kiswahili }, 'sw'))
  expect(word(TranslatableString.AddItemButton)).toBe('Ongeza kipengee')
  expect(word(TranslatableString.MoveUpButton)).toBe('Sogeza juu')
  expect(word(TranslatableString.RemoveButton)).toBe('Ondoa')
})
