import type { JsonObject } from '../../../../../engine/json/json.ts'
import { translationChange } from '../../../../../engine/editing/translation-change.ts'
import type { OverlayAction } from '../../../../../engine/overlay/overlay-document.ts'
import { useLanguage, useText } from '../../../../../renderer/texts/use-text.ts'
import { languageName } from '../../../../language/language-name.ts'
import { useValueChange } from './use-value-change.ts'
import type { ChangeText } from './use-value-change.ts'

/** Puts actions on translations in words, with the English text that is translated; undefined for other actions. */
export function useTranslationChangeText(document: JsonObject): (action: OverlayAction) => ChangeText | undefined {
  const text = useText()
  const reader = useLanguage()
  const say = useValueChange()
  return (action) => {
    const change = translationChange(action, document)
    if (change === undefined) return undefined
    const property = text('portal.change.in-language', { language: languageName(change.language, reader) })
    return { field: change.english, sentence: say({ property, from: change.from, to: change.to }) }
  }
}
