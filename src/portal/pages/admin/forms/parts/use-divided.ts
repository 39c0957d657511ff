import { use, useMemo } from 'react'
import { namingKeys } from '../../../../../engine/editing/naming-keys.ts'
import type { DividedDocument } from '../../../../../engine/editing/parts/declared-parts.ts'
import { useEdited } from '../session/editing-context.ts'
import { loadVocabulary } from './load-vocabulary.ts'

/** The edited document, ready to be taken apart. Suspends until the vocabulary is loaded. */
export function useDivided(): DividedDocument {
  const { editing, form } = useEdited()
  const { document, inherited } = editing
  const meta = use(loadVocabulary())
  return useMemo(
    () => ({ kind: form.kind, document, inherited, keys: ['id', ...namingKeys(inherited)], meta }),
    [document, form.kind, inherited, meta],
  )
}
