import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create } from 'fontkit'
import type { Font } from 'fontkit'

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

/** By path. Each is read once: most of the time in which a short document is drawn went into reading its fonts. */
const opened = new Map<string, object>()

/**
 * A font for one document, which shares the tables that were read with all others. Its glyphs are its own: fontkit
 * forgets of a glyph what it stands for when a document embeds it as a part of another, like the I of an Ị.
 */
function fontOf(path: string): Font {
  const font = opened.get(path) ?? create(readFileSync(path))
  opened.set(path, font)
  const own: unknown = Object.create(font, { _glyphs: { value: {}, writable: true } })
  if (!isFont(own)) throw new Error(`${path} is a collection of fonts.`)
  return own
}

const isFont = (value: unknown): value is Font => typeof value === 'object' && value !== null && 'layout' in value

/** The fonts of documents. A document embeds only the glyphs that it uses. */
export function readFonts(): ReadonlyMap<FontName, Font> {
  const names = ['regular', 'semibold'] as const
  return new Map(names.map((name) => [name, fontOf(require.resolve(files[name]))]))
}

/** The serif fonts of a folder; without one, the sans serif ones under their names. */
export function readSerifFonts(folder: string | undefined): ReadonlyMap<FontName, Font> {
  const names = ['serif', 'serif-semibold'] as const
  const pathOf = (name: SerifName) =>
    folder === undefined ? require.resolve(files[sansOf[name]]) : join(folder, serifFiles[name])
  return new Map(names.map((name) => [name, fontOf(pathOf(name))]))
}
