import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'

/** A document to draw. A thread gets the next one after it has responded. */
export interface PdfJob {
  readonly document: PrintedDocument
  readonly brand: DocumentBrand
}

export interface PdfJobResult {
  readonly content?: Uint8Array<ArrayBuffer>
  readonly failure?: string
}
