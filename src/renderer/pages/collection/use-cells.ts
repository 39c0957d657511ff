import type { EvaluationContext } from '../../../engine/context.ts'
import type { ColumnDefinition } from '../../../engine/document.ts'
import type { JsonObject } from '../../../engine/json.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useLanguage, useText } from '../../texts/use-text.ts'
import { cellText } from './cell-text.ts'

/** Writes the cells of a collection's records in the user's language. */
export function useCells(form: CompiledForm, context: EvaluationContext) {
  const [text, language] = [useText(), useLanguage()]
  return (record: JsonObject, column: ColumnDefinition): string =>
    cellText(record, column, { document: form.document, context, language, text })
}
