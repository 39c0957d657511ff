import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { readTranslations } from '../../../../../engine/translate/translations.ts'
import type { DocumentTranslations } from '../../../../../engine/translate/translations.ts'

/** What the layers below the published one translate of a form into a language. */
export const declaredLayers = (
  { translations }: Pick<EditedForm, 'translations'>,
  language: string,
): DocumentTranslations =>
  (translations.find((one) => one.language === language)?.layers ?? []).map((layer) => readTranslations(layer))
