import { use } from 'react'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { usePublished } from '../forms/published-context.ts'

const undeclared: CompositeDocument = {}

/** The declaration of a case type; empty for one that is not published. Suspends until it is loaded. */
export function useCaseDocument(type: string): CompositeDocument {
  const published = usePublished()
  const id = `cases/${type}` as const
  return published.has(id) ? use(published.document(id)) : undeclared
}
