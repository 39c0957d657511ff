import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import { changeMember, foldConditionsIn } from './fold-condition.ts'

/**
 * The document with the conditions of its UI schema and page decided as far as they depend on settings. Browsers then
 * do not need the settings to lay out a form. Parts without such a condition are shared with the given document.
 * @param settings the parsed minor_settings
 */
export function foldSettings(document: CompositeDocument, settings: JsonObject): CompositeDocument {
  if (!isJsonObject(document)) return document
  let folded: JsonObject = document
  for (const part of ['ui', 'page']) folded = changeMember(folded, part, (node) => foldConditionsIn(node, settings))
  return isComposedDocument(folded) ? folded : document
}
