import { translationsPart } from '../document/composite-shape.ts'
import { objectAt } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { parsePointer } from '../json/pointer.ts'
import { unusedTranslations } from '../translate/missing-translations.ts'
import { readTranslations } from '../translate/translations.ts'

/**
 * A document without the translations of which a change has taken the text away, such as those of a field that was
 * removed: nothing could be published with them, and nobody could find them. Undoing the change brings them back.
 */
export function withoutLostTexts(before: JsonObject, after: JsonObject): JsonObject {
  const files = objectAt(after, translationsPart)
  const lost = Object.keys(files).flatMap((language): readonly (readonly [language: string, key: string])[] => {
    if (Object.keys(objectAt(files, language)).length === 0) return []
    const had = objectAt(objectAt(before, translationsPart), language)
    const unused = unusedIn(before, language)
    const isLost = (key: string) => Object.hasOwn(had, key) && !unused.includes(key)
    return unusedIn(after, language)
      .filter(isLost)
      .map((key) => [language, key])
  })
  if (lost.length === 0) return after
  const left = Object.keys(files).map((language) => {
    const gone = lost.filter(([of]) => of === language).map(([, key]) => key)
    return [
      language,
      Object.fromEntries(Object.entries(objectAt(files, language)).filter(([key]) => !gone.includes(key))),
    ]
  })
  return { ...after, [translationsPart]: Object.fromEntries(left) }
}

/** The keys of translations that translate nothing. */
function unusedIn(document: JsonObject, language: string): readonly string[] {
  const translations = readTranslations(objectAt(objectAt(document, translationsPart), language))
  const place = { id: '', language }
  return unusedTranslations(document, translations, place, '').flatMap(({ pointer }) => parsePointer(pointer))
}
