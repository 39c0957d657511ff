import { expect, test } from 'vitest'
import { checkInks } from '../../../src/engine/check/check-inks.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import { noSurroundings } from './no-surroundings.ts'

const sentencesOf = (inks: JsonObject): readonly string[] =>
  checkInks({
    id: 'themes/brand',
    document: { theme: { colors: { primary: '#f0a948', accent: '#251640' }, inks } },
    surroundings: noSurroundings,
  }).map(({ pointer, message, mend = '' }) => `${pointer} ${message} ${mend}`)

test.each<readonly [string, JsonObject, readonly string[]]>([
  ['nothing declared', {}, []],
  ['black on yellow', { primary: '#000000' }, []],
  ['white on a deep colour, and dark pages', { accent: '#ffffff', page: '#1b1b1f' }, []],
  [
    'white on yellow',
    { primary: '#ffffff' },
    [
      '/theme/inks/primary The text on "primary" (#ffffff on #f0a948) has a contrast of 2.0:1; 4.5:1 is the least. Leave it out, and the portal chooses #16181d; or choose a darker or lighter colour.',
    ],
  ],
  [
    'pale pages',
    { page: '#999999' },
    [expect.stringMatching(/^\/theme\/inks\/page The text of pages \(#999999 on #\w{6}\) has a contrast of 2\.\d:1; /)],
  ],
  ['what is no colour, which the vocabulary refuses', { primary: 'white' }, []],
])('of %s the check of inks says %j [ADM-16]', (_, inks, expected) => {
  expect(sentencesOf(inks)).toEqual(expected)
})
