import { use } from 'react'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { usePublished } from '../forms/published-context.ts'
import { useTitle } from '../language/use-title.ts'

type PageOf = NonNullable<CompositeDocument['page']>

const undeclared: CompositeDocument = {}

/** The same document for the same title, because what is loaded for a document is kept by its identity. */
const titled = new WeakMap<CompositeDocument, CompositeDocument>()

/**
 * The declaration of a case type, its page called as the organisation calls it; empty for one that is not published.
 * Suspends until it is loaded.
 */
export function useCaseDocument(type: string): CompositeDocument {
  const published = usePublished()
  const titleOf = useTitle()
  const id = `cases/${type}` as const
  const document = published.has(id) ? use(published.document(id)) : undeclared
  const { page } = document
  if (page === undefined) return document
  const title = titleOf(page.title)
  return title === page.title ? document : withTitle(document, page, title)
}

function withTitle(document: CompositeDocument, page: PageOf, title: string): CompositeDocument {
  const known = titled.get(document)
  if (known?.page?.title === title) return known
  const made = { ...document, page: { ...page, title } }
  titled.set(document, made)
  return made
}
