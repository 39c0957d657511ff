import type { CaseDocument } from '../../generated/case-declaration.ts'

interface SavedDocument {
  /** Of the case. */
  readonly number: string
  /** The id of the document. */
  readonly document: string
  /** A date. */
  readonly today: string
}

/**
 * The file in which the owner of a case saves one of its documents: the name that its type declares with the day
 * (specification 3 §9), else the number of the case with the id of the document.
 */
export const documentFileName = (
  declared: Pick<CaseDocument, 'file'> | undefined,
  { number, document, today }: SavedDocument,
): string => (declared?.file === undefined ? `${number}-${document}.pdf` : `${declared.file}-${today}.pdf`)
