import type { StructElement } from './pdfkit-types.ts'
import { TextMeasure } from './text-measure.ts'
import { headingStyle } from './text-style.ts'
import type { TextStyle } from './text-style.ts'

/** The content area of an A4 page; points from its upper left corner. */
export const pageFrame = { left: 50, right: 545.28, top: 74, bottom: 778, height: 841.89 } as const

/** Draws something at the top of a new page, e.g. a table's column headings again. */
export type PageStart = () => void

/** `indent` is the distance from the left end of the lines; points. */
export type ParagraphStyle = TextStyle & { readonly indent?: number }

/** The style of all pages of a document. */
export interface PageLook {
  /** The colour of headings and table heads; readable on white and on the tint. */
  readonly color: string
  /** The background of table heads, as `#rrggbb`. */
  readonly tint: string
  /** The line at the top of a page that continues below a heading, with `{heading}` for the heading's text. */
  readonly continued: string
}

/** Draws the pages of a document: keeps the current place, adds pages, and tags all content. */
export class PagePen {
  readonly measure: TextMeasure
  y: number = pageFrame.top
  readonly color: string
  readonly tint: string
  private start: PageStart | undefined
  private headings: readonly { readonly level: number; readonly text: string }[] = []

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly root: StructElement,
    private readonly look: PageLook,
  ) {
    this.measure = new TextMeasure(doc)
    this.color = look.color
    this.tint = look.tint
  }

  /** The room left on this page; points. */
  get room(): number {
    return pageFrame.bottom - this.y
  }

  /** Starts a new page unless this one has room for the height; points. */
  ensure(height: number): void {
    if (this.room < height) this.nextPage()
  }

  nextPage(): void {
    this.doc.addPage()
    this.y = pageFrame.top
    this.repeatHeadings()
    this.start?.()
  }

  /** Ends the section of the current heading of this level, and of those below it. */
  leave(level: number): void {
    this.headings = this.headings.filter((heading) => heading.level < level)
  }

  /** Starts the section of a heading, which is repeated at the top of the pages that it continues on. */
  enter(level: number, text: string): void {
    this.leave(level)
    this.headings = [...this.headings, { level, text }]
  }

  /** Repeated headings are tagged as decoration, so that screen readers skip them. */
  private repeatHeadings(): void {
    if (this.headings.length === 0) return
    const style = headingStyle(4, this.color)
    const text = this.look.continued.replace('{heading}', () => this.headings.map((one) => one.text).join(' · '))
    const [line = ''] = this.measure.lines(text, style, pageFrame.right - pageFrame.left)
    this.artifact(() => this.line(line, style, pageFrame.left, this.y), 'Pagination')
    this.y += style.leading + 6
  }

  /** Draws content during which every new page begins with `start`. */
  withPageStart(start: PageStart, draw: () => void): void {
    const outer = this.start
    this.start = start
    draw()
    this.start = outer
  }

  /** Adds an element to the document's structure. */
  element(parent: StructElement, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): StructElement {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Draws content of an element, which may have more content elsewhere. */
  content(element: StructElement, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  /** Draws decoration, which screen readers skip. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws one line of text at a place. */
  line(text: string, style: TextStyle, x: number, y: number): void {
    this.doc.font(style.font).fontSize(style.size).fillColor(style.color)
    this.doc.text(text, x, y, { lineBreak: false })
  }

  /** Draws a text of any length as one element, on as many pages as it needs. */
  paragraph(parent: StructElement, type: string, text: string, style: ParagraphStyle): void {
    const left = pageFrame.left + (style.indent ?? 0)
    const lines = this.measure.lines(text, style, pageFrame.right - left)
    const element = this.element(parent, type)
    for (let from = 0; from < lines.length;) {
      if (this.room < style.leading) this.nextPage()
      const part = lines.slice(from, from + Math.floor(this.room / style.leading))
      this.content(element, type, () => {
        part.forEach((line, index) => this.line(line, style, left, this.y + index * style.leading))
      })
      this.y += part.length * style.leading
      from += part.length
    }
  }

  /** Draws a thin line across the page. */
  rule(y: number, color: string, width = 0.5): void {
    this.artifact(() => {
      this.doc.moveTo(pageFrame.left, y).lineTo(pageFrame.right, y).lineWidth(width).stroke(color)
    })
  }
}
