import { useMemo } from 'react'
import type { EvaluationContext } from '../../../engine/context.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useLanguage, useText } from '../../texts/use-text.ts'
import { cellWriter } from './cell-text.ts'
import type { CellText } from './cell-text.ts'

/** Writes the cells of a collection's records in the user's language. */
export function useCells({ document }: CompiledForm, context: EvaluationContext): CellText {
  const [text, language] = [useText(), useLanguage()]
  return useMemo(() => cellWriter({ document, context, language, text }), [document, context, language, text])
}
