import { mendName } from '../document/mend-name.ts'
import { familyNames } from '../document/theme-font.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { CheckedDocument } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'

/** The typography of a theme uses every font that the theme loads. */
export function checkFonts({ document: { theme } }: CheckedDocument): readonly Finding[] {
  if (theme === undefined) return []
  const used = usedFamilies(theme['typography'])
  return familiesOf(theme['fonts']).flatMap((family, nth) => {
    if (used.includes(family)) return []
    const message = `"typography" does not use the font "${family}".`
    return [{ pointer: `/theme/fonts/${nth}/family`, message, ...mendName(family, used) }]
  })
}

const usedFamilies = (typography: JsonValue | undefined): readonly string[] =>
  isJsonObject(typography)
    ? Object.values(typography).flatMap((families) =>
        typeof families === 'string' ? familyNames(families).map(({ name }) => name) : [],
      )
    : []

const familiesOf = (fonts: JsonValue | undefined): readonly string[] =>
  isJsonArray(fonts)
    ? fonts.flatMap((font) => (isJsonObject(font) && typeof font['family'] === 'string' ? [font['family']] : []))
    : []
