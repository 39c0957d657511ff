import { useState } from 'react'
import type { CompositeDocument } from '../../../../../engine/document/document.ts'
import { listNamesOf } from '../../../../../engine/fields/list-names-of.ts'

/** The document, or an earlier version of it with the same lists: those are loaded by document, so edits load none. */
export function useListedDocument(document: CompositeDocument): CompositeDocument {
  const names = listNamesOf(document).join(' ')
  const [known, setKnown] = useState({ names, document })
  if (known.names === names) return known.document
  setKnown({ names, document })
  return document
}
