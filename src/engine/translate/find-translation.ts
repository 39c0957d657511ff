import { englishHash } from './english-hash.ts'
import type { HumanText } from './human-texts.ts'
import type { DocumentTranslations, Translation } from './translations.ts'

/** Finds the translation of a text of one document; undefined when there is none of this English. */
export type FindTranslation = (text: HumanText) => string | undefined

/**
 * Looks translations up by pointer and, because an overlay may move, add or take away list items, by the English itself
 * elsewhere in the document. One of other English counts as none: where an organisation relabels a field, the base's
 * translation of the old label would be wrong.
 */
export function translationFinder(translations: DocumentTranslations): FindTranslation {
  const byEnglish = new Map<string, Translation>()
  for (const translation of translations.values()) {
    if (!byEnglish.has(translation.of)) byEnglish.set(translation.of, translation)
  }
  return ({ pointer, text }) => {
    const of = englishHash(text)
    const exact = translations.get(pointer)
    return exact?.of === of ? exact.text : byEnglish.get(of)?.text
  }
}
