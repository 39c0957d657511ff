import { useMemo } from 'react'
import type { EvaluationContext } from '../../../engine/document/context.ts'
import { cellReader } from '../../../engine/reading/read-cell.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'
import { readingWords } from '../../../engine/reading/reading.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useLanguage, useText } from '../../texts/use-text.ts'

/** Formats the cells of a collection's records in the user's language. */
export function useCells({ document }: CompiledForm, context: EvaluationContext): CellReader {
  const [text, language] = [useText(), useLanguage()]
  return useMemo(
    () => cellReader({ document, context, language, words: readingWords(text) }),
    [document, context, language, text],
  )
}
