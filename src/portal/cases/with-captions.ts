import type { CompositeDocument } from '../../engine/document/document.ts'

/** A case type's declaration in which its page and its documents are called as the organisation calls them. */
export function withCaptions(document: CompositeDocument, titleOf: (title: string) => string): CompositeDocument {
  const { page, case: declared } = document
  return {
    ...document,
    ...(page && { page: { ...page, title: titleOf(page.title) } }),
    ...(declared?.documents && {
      case: { ...declared, documents: declared.documents.map((one) => ({ ...one, title: titleOf(one.title) })) },
    }),
  }
}

/** The declared titles in a case type's declaration that may be captions. */
export const captionedTitles = ({ page, case: declared }: CompositeDocument): readonly string[] => [
  ...(page ? [page.title] : []),
  ...(declared?.documents ?? []).map(({ title }) => title),
]
