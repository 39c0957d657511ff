import type { CompositeDocument } from '../document/document.ts'
import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import { changeMember, foldConditionsIn } from './fold-condition.ts'

/**
 * The document with the conditions of its UI schema and page decided as far as the settings decide them, for browsers,
 * which then need not know the settings to lay out a form. What holds no such condition is shared with the given one.
 * @param settings minor_settings, read
 */
export function foldSettings(document: CompositeDocument, settings: JsonObject): CompositeDocument {
  if (!isJsonObject(document)) return document
  let folded: JsonObject = document
  for (const part of ['ui', 'page']) folded = changeMember(folded, part, (node) => foldConditionsIn(node, settings))
  return isComposedDocument(folded) ? folded : document
}
