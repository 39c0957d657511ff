/** A picture that pdfkit has read. */
export interface OpenedImage {
  readonly width: number
  readonly height: number
}

/** What pdfkit takes and does beyond what its types say. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Throws for what is neither PNG nor JPEG. */
      openImage(content: Buffer): OpenedImage
    }
  }
  namespace PDFKit.Mixins {
    interface PDFImage {
      image(image: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface StructureElementOptions {
      /** Of a header cell: what it is the header of. */
      scope?: 'Column' | 'Row' | 'Both'
      /** Of a figure: left, top, right and bottom on its page. */
      bbox?: readonly [number, number, number, number]
      placement?: 'Block' | 'Inline'
    }
  }
}

export type StructElement = ReturnType<PDFKit.PDFDocument['struct']>
