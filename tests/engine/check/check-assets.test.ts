import { expect, test } from 'vitest'
import { checkAssets } from '../../../src/engine/check/check-assets.ts'
import type { DeclaredAsset } from '../../../src/engine/document/declared-asset.ts'
import { noSurroundings } from './no-surroundings.ts'

/** The sentences about one file of a theme. */
function sentencesOf(key: string, file: string, asset: DeclaredAsset): readonly string[] {
  const assets = { folder: 'tenants/a/', files: new Map([[file, asset]]) }
  const findings = checkAssets({
    id: 'themes/brand',
    document: { theme: { [key]: file } },
    surroundings: { ...noSurroundings, assets },
  })
  return findings.map(({ pointer, message, mend = '' }) => `${pointer} ${message} ${mend}`)
}

test.each([
  ['picture', 'hall.webp', 'image/webp', 400_000, undefined],
  ['picture', 'hall.jpg', 'image/jpeg', 1, undefined],
  ['picture', 'hall.webp', 'image/webp', 400_001, 'has 401 kB; 400 kB are the most. Save it smaller.'],
  ['picture', 'hall.png', 'image/jpeg', 1, 'has to be image/png, and is image/jpeg. Convert it, or rename it.'],
  ['picture', 'hall.avif', undefined, 1, 'has to be image/avif, and is none. Convert it, or rename it.'],
  ['file', 'serif.woff2', 'font/woff2', 150_000, undefined],
  ['file', 'serif.woff2', 'font/woff', 1, 'has to be font/woff2, and is font/woff. Convert it, or rename it.'],
  [
    'file',
    'serif.woff2',
    'font/woff2',
    190_000,
    'has 190 kB; 150 kB are the most. Leave out the characters that no text uses.',
  ],
] as const)('a %s %s of type %s with %i bytes: %s [PLAT-02]', (key, name, mediaType, bytes, sentence) => {
  const expected = sentence === undefined ? [] : [`/theme/${key} "assets/${name}" ${sentence}`]
  expect(sentencesOf(key, `assets/${name}`, { bytes, mediaType })).toEqual(expected)
})
