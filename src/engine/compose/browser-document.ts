import type { CompositeDocument } from '../document/document.ts'
import type { JsonObject } from '../json/json.ts'
import { arrangeDocument } from './arrange-document.ts'
import { foldSettings } from './fold-settings.ts'

/**
 * A composed document as browsers get it: positions carried out, conditions on settings decided, examples left out.
 * @param settings minor_settings, read
 */
export function browserDocument(document: CompositeDocument, settings: JsonObject): CompositeDocument {
  const { examples: _examples, ...shown } = foldSettings(arrangeDocument(document), settings)
  return shown
}
