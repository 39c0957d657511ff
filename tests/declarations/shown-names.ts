import { uiNodes } from '../../src/engine/check/subject/form-nodes.ts'
import type { CompositeDocument } from '../../src/engine/document/document.ts'
import { isJsonObject, ownValue } from '../../src/engine/json/json.ts'
import { enumOptions } from '../../src/engine/reading/enum-options.ts'
import { uiOptions } from '../../src/engine/reading/ui-options.ts'
import { throughLists } from '../../src/engine/schema/schema-walk.ts'
import { humanTexts } from '../../src/engine/translate/human-texts.ts'
import { translateDocument } from '../../src/engine/translate/translate-document.ts'
import type { DocumentTranslations } from '../../src/engine/translate/translations.ts'

/**
 * The names that a document shows: texts by key, a field's choices by value, a reference list's items by key; in
 * English, or translated.
 */
export function shownNames(document: CompositeDocument, kiswahili?: DocumentTranslations): ReadonlyMap<string, string> {
  const shown = translateDocument(document, kiswahili, kiswahili === undefined ? 'en' : 'sw')
  const texts = new Map(humanTexts(shown).map(({ pointer, text }) => [pointer, text]))
  return new Map([
    ...humanTexts(document).map(({ key, pointer }) => [`text ${key}`, texts.get(pointer) ?? ''] as const),
    ...choiceNames(shown),
    ...listNames(shown),
  ])
}

function choiceNames(document: CompositeDocument): readonly (readonly [string, string])[] {
  const { schema: root = {} } = document
  return uiNodes(document).flatMap(({ pointer, ui, schema = {} }) =>
    (enumOptions(throughLists(root, schema), uiOptions(ui)) ?? []).map(
      ({ value, label }) => [`choice ${pointer} ${JSON.stringify(value)}`, label] as const,
    ),
  )
}

function listNames({ list }: CompositeDocument): readonly (readonly [string, string])[] {
  if (list === undefined) return []
  return list.items.flatMap((item) =>
    isJsonObject(item)
      ? [[`item ${String(ownValue(item, list.key))}`, String(ownValue(item, list.label) ?? '')] as const]
      : [],
  )
}

/** The declared parts of a document, without its examples. */
export function declaredParts({ examples: _answers, ...parts }: CompositeDocument): CompositeDocument {
  return parts
}
