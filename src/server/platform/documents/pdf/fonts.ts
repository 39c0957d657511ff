import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type FontName = 'regular' | 'semibold' | SerifName
type SerifName = 'serif' | 'serif-semibold'

const require = createRequire(import.meta.url)

/** Noto Sans (SIL Open Font License 1.1), which has every Latin letter with every mark, Greek and Cyrillic. */
const files: Readonly<Record<'regular' | 'semibold', string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  semibold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
}

/** Source Serif 4 (SIL Open Font License 1.1), every Latin letter; other texts are set in Noto Sans. */
const serifFiles: Readonly<Record<SerifName, string>> = { serif: 'regular.ttf', 'serif-semibold': 'semibold.ttf' }

/** What a text is set in that the serif font has no letters for. */
const sansOf: Readonly<Record<FontName, 'regular' | 'semibold'>> = {
  regular: 'regular',
  semibold: 'semibold',
  serif: 'regular',
  'serif-semibold': 'semibold',
}

const latin = /^(?:[\n\u0020-\u024f\u1e00-\u1eff\u2010-\u203a\u20ac\u2116\u2122\u2212]|\p{Mn})*$/u

/** The font in which a text can be set. */
export const fontFor = (font: FontName, text: string): FontName => (latin.test(text) ? font : sansOf[font])

let read: ReadonlyMap<FontName, Buffer> | undefined

/** The fonts of documents, read once. A document embeds only the glyphs that it uses. */
export function readFonts(): ReadonlyMap<FontName, Buffer> {
  read ??= new Map([fontFile('regular'), fontFile('semibold')])
  return read
}

const fontFile = (name: 'regular' | 'semibold'): readonly [FontName, Buffer] => [
  name,
  readFileSync(require.resolve(files[name])),
]

/** The serif fonts of a folder; without one, the sans serif ones under their names. */
export function readSerifFonts(folder: string | undefined): ReadonlyMap<FontName, Buffer | undefined> {
  const names = ['serif', 'serif-semibold'] as const
  return new Map(
    names.map((name) => [
      name,
      folder === undefined ? readFonts().get(sansOf[name]) : readFileSync(join(folder, serifFiles[name])),
    ]),
  )
}
