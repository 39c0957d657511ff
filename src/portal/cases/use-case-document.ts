import { use } from 'react'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { usePublished } from '../forms/published-context.ts'
import { useTitle } from '../language/use-title.ts'
import { captionedTitles, withCaptions } from './with-captions.ts'

const undeclared: CompositeDocument = {}

/** The same document for the same titles, because what is loaded for a document is kept by its identity. */
const titled = new WeakMap<CompositeDocument, CompositeDocument>()

/**
 * The declaration of a case type, its page and its documents called as the organisation calls them; empty for one that
 * is not published. Suspends until it is loaded.
 */
export function useCaseDocument(type: string): CompositeDocument {
  const published = usePublished()
  const titleOf = useTitle()
  const id = `cases/${type}` as const
  const document = published.has(id) ? use(published.document(id)) : undeclared
  const titles = captionedTitles(document)
  const read = titles.map(titleOf)
  if (isSame(titles, read)) return document
  const known = titled.get(document)
  if (known !== undefined && isSame(captionedTitles(known), read)) return known
  const made = withCaptions(document, titleOf)
  titled.set(document, made)
  return made
}

const isSame = (these: readonly string[], those: readonly string[]): boolean =>
  these.every((title, i) => title === those[i])
