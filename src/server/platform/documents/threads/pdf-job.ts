import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import type { PdfSeal } from '../pdf/seal-pdf.ts'

/** A document to draw. A thread gets the next one after it has responded with a PDF. */
export interface PdfJob {
  readonly document: PrintedDocument
  readonly brand: DocumentBrand
  /** Of what is issued. */
  readonly seal?: PdfSeal
}
