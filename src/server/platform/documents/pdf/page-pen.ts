import type { StructElement } from './pdfkit-types.ts'
import { TextMeasure } from './text-measure.ts'
import { headingStyle } from './text-style.ts'
import type { TextStyle } from './text-style.ts'

/** The part of an A4 page that content stands in; points from its upper left corner. */
export const pageFrame = { left: 50, right: 545.28, top: 74, bottom: 778, height: 841.89 } as const

/** What is drawn at the head of a page besides its content, e.g. a table's column headings again. */
export type PageStart = () => void

/** What is the same on all pages of a document. */
export interface PageLook {
  /** Of headings and table heads; readable on white. */
  readonly color: string
  /** `#rrggbb` of table heads. */
  readonly tint: string
  /** The line at the top of a page that continues below a heading; `{heading}` stands for it. */
  readonly continued: string
}

/** Writes down the pages of a document: knows where it is, begins pages, and tags all that it draws. */
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

  /** Points that are left on this page. */
  get room(): number {
    return pageFrame.bottom - this.y
  }

  /** Begins a page unless there is room for as much. */
  ensure(height: number): void {
    if (this.room < height) this.nextPage()
  }

  nextPage(): void {
    this.doc.addPage()
    this.y = pageFrame.top
    this.repeatHeadings()
    this.start?.()
  }

  /** What is drawn from here on stands no more below a heading of this level, nor of one below it. */
  leave(level: number): void {
    this.headings = this.headings.filter((heading) => heading.level < level)
  }

  /** What is drawn from here on stands below a heading, which pages that it runs over say again. */
  enter(level: number, text: string): void {
    this.leave(level)
    this.headings = [...this.headings, { level, text }]
  }

  /** Only visible: a screen reader does not read page numbers out. */
  private repeatHeadings(): void {
    if (this.headings.length === 0) return
    const style = headingStyle(4, this.color)
    const text = this.look.continued.replace('{heading}', () => this.headings.map((one) => one.text).join(' · '))
    const [line = ''] = this.measure.lines(text, style, pageFrame.right - pageFrame.left)
    this.artifact(() => this.line(line, style, pageFrame.left, this.y), 'Pagination')
    this.y += style.leading + 6
  }

  /** Draws something with the same start on every page that it begins. */
  withPageStart(start: PageStart, draw: () => void): void {
    const outer = this.start
    this.start = start
    draw()
    this.start = outer
  }

  /** A new element of the document's structure. */
  element(parent: StructElement, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): StructElement {
    const element = this.doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Draws content of an element; it may have more of it elsewhere. */
  content(element: StructElement, type: string, draw: () => void): void {
    const content = this.doc.markStructureContent(type)
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  /** Draws what only decorates. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** One line of text at a place. */
  line(text: string, style: TextStyle, x: number, y: number): void {
    this.doc.font(style.font).fontSize(style.size).fillColor(style.color)
    this.doc.text(text, x, y, { lineBreak: false })
  }

  /** A text of any length, over as many pages as it needs, as one element. */
  paragraph(parent: StructElement, type: string, text: string, style: TextStyle, indent = 0): void {
    const left = pageFrame.left + indent
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

  /** A thin line across the page. */
  rule(y: number, color: string, width = 0.5): void {
    this.artifact(() => {
      this.doc.moveTo(pageFrame.left, y).lineTo(pageFrame.right, y).lineWidth(width).stroke(color)
    })
  }
}
