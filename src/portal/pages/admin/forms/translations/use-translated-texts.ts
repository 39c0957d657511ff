import { useMemo } from 'react'
import { translatedTexts } from '../../../../../engine/editing/translated-texts.ts'
import type { TranslatedText } from '../../../../../engine/editing/translated-texts.ts'
import { useEdited } from '../session/editing-context.ts'
import { declaredLayers } from '../session/declared-layers.ts'

/** The texts of the edited document, and what each is in a language. */
export function useTranslatedTexts(language: string): readonly TranslatedText[] {
  const { editing, form } = useEdited()
  const { document } = editing
  return useMemo(() => translatedTexts(document, language, declaredLayers(form, language)), [document, form, language])
}

/** How many texts of the edited document readers of some other language see in English. */
export function useUntranslated(): number {
  const { editing, form } = useEdited()
  const { document } = editing
  return useMemo(() => {
    const all = form.translations.flatMap(({ language }) =>
      translatedTexts(document, language, declaredLayers(form, language)),
    )
    return all.filter(({ translation }) => translation === undefined).length
  }, [document, form])
}
