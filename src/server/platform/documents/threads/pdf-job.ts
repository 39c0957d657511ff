import type { DocumentBrand, PrintedDocument } from '../printed-document.ts'

/** A document to be drawn. A thread gets the next once it has answered. */
export interface PdfJob {
  readonly document: PrintedDocument
  readonly brand: DocumentBrand
}

export interface PdfJobResult {
  readonly content?: Uint8Array<ArrayBuffer>
  readonly failure?: string
}
