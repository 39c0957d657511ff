import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { mendName } from '../document/mend-name.ts'
import { familyNames } from '../document/theme-font.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'

/** The typography of a theme uses every font that the theme loads. */
export function checkFonts(files: DeclarationFiles): readonly DeclarationIssue[] {
  return [...files].flatMap(([file, theme]) => {
    if (!/^tenants\/[^/]+\/theme\.json$/.test(file) || !isJsonObject(theme)) return []
    const used = usedFamilies(theme['typography'])
    return familiesOf(theme['fonts']).flatMap((family, nth) => {
      if (used.includes(family)) return []
      const message = `"typography" does not use the font "${family}".`
      return [{ file, pointer: `/fonts/${nth}/family`, message, ...mendName(family, used) }]
    })
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
