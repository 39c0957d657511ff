import { createContext, use } from 'react'
import type { ReferenceLists } from '../../engine/document/context.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { PublishedDocuments } from './published.ts'

export const PublishedContext = createContext<PublishedDocuments | undefined>(undefined)

/** The organisation's published documents. */
export function usePublished(): PublishedDocuments {
  const published = use(PublishedContext)
  if (!published) throw new Error('The published documents are missing: rendered outside the portal’s providers')
  return published
}

/** A published document; suspends until it is loaded. */
export function useDocument(id: DocumentId): CompositeDocument {
  return use(usePublished().document(id))
}

/** A published form with its validator; suspends until both are loaded. */
export function useForm(id: DocumentId): CompiledForm {
  return use(usePublished().form(id))
}

/** As `useForm`, for a form that may not be published; undefined then. */
export function useFormInForce(id: DocumentId): CompiledForm | undefined {
  const published = usePublished()
  return published.has(id) ? use(published.form(id)) : undefined
}

/** The reference lists that a document names; suspends until they are loaded. */
export function useReferenceLists(document: CompositeDocument): ReferenceLists {
  return use(usePublished().lists(document))
}
