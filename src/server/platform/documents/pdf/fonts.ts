import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type FontName = 'regular' | 'semibold'

const require = createRequire(import.meta.url)

/** Noto Sans (SIL Open Font License 1.1), which has every Latin letter with every mark, Greek and Cyrillic. */
const files: Readonly<Record<FontName, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  semibold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
}

let read: ReadonlyMap<FontName, Buffer> | undefined

/** The fonts of documents, read once. A document embeds only the glyphs that it uses. */
export function readFonts(): ReadonlyMap<FontName, Buffer> {
  read ??= new Map([fontFile('regular'), fontFile('semibold')])
  return read
}

const fontFile = (name: FontName): readonly [FontName, Buffer] => [name, readFileSync(require.resolve(files[name]))]
