import type { Font } from 'fontkit'

/** A picture that pdfkit has read. */
export interface OpenedImage {
  readonly width: number
  readonly height: number
}

/** Parts of pdfkit that its types lack. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Throws for content that is neither PNG nor JPEG. */
      openImage(content: Buffer): OpenedImage
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: Font): this
    }
    interface PDFImage {
      image(image: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface StructureElementOptions {
      /** What a header cell is the header of. */
      scope?: 'Column' | 'Row' | 'Both'
      /** The left, top, right and bottom of a figure on its page. */
      bbox?: readonly [number, number, number, number]
      placement?: 'Block' | 'Inline'
    }
  }
}

export type StructElement = ReturnType<PDFKit.PDFDocument['struct']>
