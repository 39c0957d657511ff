import type { DocumentBrand, PrintedDocument } from './printed-document.ts'

/** A document to be drawn; the answer carries the same number. */
export interface PdfJob {
  readonly id: number
  readonly document: PrintedDocument
  readonly brand: DocumentBrand
}

export interface PdfJobAnswer {
  readonly id: number
  readonly content?: Uint8Array<ArrayBuffer>
  readonly failure?: string
}
