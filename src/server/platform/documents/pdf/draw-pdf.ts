import PdfKit from 'pdfkit'
import { guardContrast, tint } from '../../../../engine/color/contrast.ts'
import type { DocumentBrand, PrintedDocument } from '../../../../engine/printing/printed-document.ts'
import { drawSheet } from './certificate/draw-sheet.ts'
import { drawBlocks, footHeight } from './draw-block.ts'
import { drawMargins } from './draw-frame.ts'
import { drawHead } from './draw-head.ts'
import { preparePictures } from './draw-picture.ts'
import { readFonts, readSerifFonts } from './fonts.ts'
import { plainLook } from './page-frame.ts'
import { PagePen } from './page-pen.ts'
import { printablePicture } from './printable-picture.ts'

/**
 * The document as a tagged PDF that follows PDF/UA-1 (ISO 14289-1): title and language, headings, tables with header
 * cells, alternative texts, marked decoration, embedded fonts. The same document and brand give the same bytes. Runs on
 * the caller's thread; `PdfPool` uses its own.
 */
export async function drawPdf(document: PrintedDocument, given: DocumentBrand): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = { ...document, blocks: await preparePictures(document.blocks) }
  const brand = await withPrintableLogo(given)
  const airiness = document.look?.layout === 'certificate' ? sheetAiriness(drawn, brand) : 0
  const doc = openDocument(document, brand)
  const bytes = collect(doc)
  const pen = openPen(doc, drawn, brand, airiness)
  drawHead(pen, drawn, brand)
  drawBlocks(pen, drawn.blocks, { title: drawn.title, brand })
  drawMargins(pen, drawn, brand)
  doc.appendXML(conformance)
  pen.root.end()
  doc.end()
  return bytes
}

/** A logo of pixels that is safe to print, or none. */
async function withPrintableLogo({ logoPicture, ...brand }: DocumentBrand): Promise<DocumentBrand> {
  const printable = logoPicture && (await printablePicture(logoPicture))
  return printable ? { ...brand, logoPicture: printable } : brand
}

/** A pen at the top of the first page. */
function openPen(
  doc: PDFKit.PDFDocument,
  { look = plainLook, continued }: PrintedDocument,
  brand: DocumentBrand,
  airiness: number,
): PagePen {
  const tinted = tint(brand.primary, 0.955, 0.03)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const color = guardContrast(brand.primary, ['#ffffff', tinted])
  const given = { color, second: brand.secondary, tint: tinted, printed: look, continued, airiness }
  const pen = new PagePen(doc, root, given)
  doc.addPage({ size: [pen.frame.width, pen.frame.height], margin: 0 })
  if (look.layout === 'certificate') pen.artifact(() => drawSheet(pen))
  return pen
}

/** The most room to add below a paragraph of a certificate; points. */
const airiest = 26

/** The room below each paragraph with which a certificate fills its sheet: it is drawn once to measure it. */
function sheetAiriness(document: PrintedDocument, brand: DocumentBrand): number {
  const flow = document.blocks.filter((block) => !('place' in block) || block.place !== 'foot')
  const paragraphs = flow.filter(({ kind }) => kind === 'paragraph' || kind === 'title').length
  const pen = openPen(openDocument(document, brand), document, brand, 0)
  drawHead(pen, document, brand)
  drawBlocks(pen, flow, { title: document.title, brand })
  const spare = pen.room - footHeight(pen, document.blocks) - 12
  return Math.min(airiest, Math.max(0, spare / Math.max(1, paragraphs)))
}

/** The standard that the file declares in its metadata. */
const conformance = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `

function openDocument(document: PrintedDocument, brand: DocumentBrand): PDFKit.PDFDocument {
  const doc = new PdfKit({
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: document.language,
    info: { Title: document.title, Author: brand.name, CreationDate: document.createdAt, ModDate: document.createdAt },
  })
  for (const [name, font] of readFonts()) doc.registerFont(name, font)
  if (document.look?.typeface === 'serif') {
    for (const [name, font] of readSerifFonts(brand.serifFonts)) doc.registerFont(name, font)
  }
  return doc
}

async function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}
