import { englishHash } from './english-hash.ts'
import type { HumanText } from './human-texts.ts'
import type { DocumentTranslations, Translation } from './translations.ts'

/** Finds the translation of a text of one document; undefined when this English text has none. */
export type FindTranslation = (text: Pick<HumanText, 'key' | 'text'>) => string | undefined

/**
 * Looks translations up by key and, because the same English text may occur in several places, by equal English text
 * elsewhere in the document. A translation of different English text is ignored: when an organisation relabels a field,
 * the base's translation of the old label would be wrong.
 */
export function translationFinder(layers: DocumentTranslations): FindTranslation {
  const byEnglish = new Map<string, Translation>()
  for (const translation of layers.flatMap((layer) => [...layer.values()])) {
    if (!byEnglish.has(translation.of)) byEnglish.set(translation.of, translation)
  }
  return ({ key, text }) => {
    const of = englishHash(text)
    const exact = layers.findLast((layer) => layer.get(key)?.of === of)?.get(key)
    return (exact ?? byEnglish.get(of))?.text
  }
}
