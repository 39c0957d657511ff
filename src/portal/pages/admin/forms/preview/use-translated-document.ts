import { useMemo } from 'react'
import type { CompositeDocument } from '../../../../../engine/document/document.ts'
import { ownTranslations } from '../../../../../engine/editing/translated-texts.ts'
import { translateDocument } from '../../../../../engine/translate/translate-document.ts'
import { useEdited } from '../session/editing-context.ts'
import { declaredLayers } from '../session/declared-layers.ts'
import { usePreviewOptions } from './preview-options.ts'

/** The edited document in the preview's language. */
export function useTranslatedDocument(): CompositeDocument {
  const { editing, form } = useEdited()
  const { language } = usePreviewOptions()
  const { document } = editing
  return useMemo(
    () =>
      translateDocument(document, [...declaredLayers(form, language), ownTranslations(document, language)], language),
    [document, form, language],
  )
}
