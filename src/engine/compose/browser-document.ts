import type { CompositeDocument } from '../document/document.ts'
import type { JsonObject } from '../json/json.ts'
import { arrangeDocument } from './arrange-document.ts'
import { foldSettings } from './fold-settings.ts'

/**
 * A composed document as browsers receive it: positions applied, conditions on settings decided, examples left out.
 * @param settings the parsed minor_settings
 */
export function browserDocument(document: CompositeDocument, settings: JsonObject): CompositeDocument {
  const { examples: _examples, samples: _samples, ...shown } = foldSettings(arrangeDocument(document), settings)
  return shown
}
