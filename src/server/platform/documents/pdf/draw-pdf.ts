import PdfKit from 'pdfkit'
import { guardContrast, tint } from '../../../../engine/color/contrast.ts'
import type { DocumentBrand, PrintedDocument } from '../printed-document.ts'
import { drawBlock } from './draw-block.ts'
import { drawMargins, drawTitle } from './draw-frame.ts'
import { preparePictures } from './draw-picture.ts'
import { readFonts } from './fonts.ts'
import { PagePen } from './page-pen.ts'

/**
 * The document as a tagged PDF that follows PDF/UA-1 (ISO 14289-1): title and language, headings, tables with header
 * cells, alternative texts, marked decoration, embedded fonts. The same document and brand give the same bytes. Runs on
 * the caller's thread; `PdfPool` uses its own.
 */
export async function drawPdf(document: PrintedDocument, brand: DocumentBrand): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = await preparePictures(document.blocks)
  const doc = openDocument(document, brand)
  const bytes = collect(doc)
  const tinted = tint(brand.primary, 0.955, 0.03)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const pen = new PagePen(doc, root, {
    color: guardContrast(brand.primary, ['#ffffff', tinted]),
    tint: tinted,
    continued: document.continued,
  })
  doc.addPage()
  drawTitle(pen, document, brand)
  for (const block of blocks) drawBlock(pen, block)
  drawMargins(pen, document, brand)
  doc.appendXML(conformance)
  root.end()
  doc.end()
  return bytes
}

/** The standard that the file declares in its metadata. */
const conformance = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `

function openDocument(document: PrintedDocument, brand: DocumentBrand): PDFKit.PDFDocument {
  const doc = new PdfKit({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: document.language,
    info: { Title: document.title, Author: brand.name, CreationDate: document.createdAt, ModDate: document.createdAt },
  })
  for (const [name, content] of readFonts()) doc.registerFont(name, content)
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
