import type { StructElement } from './pdfkit-types.ts'
import type { PrintedAlign, PrintedLook } from '../../../../engine/printing/printed-document.ts'
import { fontFor } from './fonts.ts'
import { pageFrameOf } from './page-frame.ts'
import type { PageFrame } from './page-frame.ts'
import { TextMeasure } from './text-measure.ts'
import { headingStyle } from './text-style.ts'
import type { TextStyle } from './text-style.ts'

/** Draws something at the top of a new page, e.g. a table's column headings again. */
export type PageStart = () => void

/** `indent` is the distance from the left end of the lines; points. */
export type PlacedStyle = TextStyle & { readonly indent?: number; readonly align?: PrintedAlign }

/** The style of all pages of a document. */
export interface PageLook {
  /** The colour of headings and table heads; readable on white and on the tint. */
  readonly color: string
  /** The second colour of frames and seals, as `#rrggbb`. */
  readonly second: string
  /** The background of table heads, as `#rrggbb`. */
  readonly tint: string
  readonly printed: PrintedLook
  /** Further room below each paragraph of a certificate, so that it fills its sheet; points. */
  readonly airiness: number
  /** The line at the top of a page that continues below a heading, with `{heading}` for the heading's text. */
  readonly continued: string
}

/** Draws the pages of a document: keeps the current place, adds pages, and tags all content. */
export class PagePen {
  readonly measure: TextMeasure
  readonly frame: PageFrame
  readonly look: PrintedLook
  y: number
  readonly color: string
  readonly second: string
  readonly tint: string
  readonly airiness: number
  private start: PageStart | undefined
  private top = Number.NaN
  private headings: readonly { readonly level: number; readonly text: string }[] = []

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly root: StructElement,
    private readonly given: PageLook,
  ) {
    this.measure = new TextMeasure(doc)
    this.frame = pageFrameOf(given.printed)
    this.look = given.printed
    this.y = this.frame.top
    this.color = given.color
    this.second = given.second
    this.tint = given.tint
    this.airiness = given.airiness
  }

  /** The room left on this page; points. */
  get room(): number {
    return this.frame.bottom - this.y
  }

  /** Starts a new page unless this one has room for the height; points. */
  ensure(height: number): void {
    if (this.room < height) this.nextPage()
  }

  /** Whether nothing has been drawn on this page but what every page begins with. */
  get isAtTop(): boolean {
    return this.y === this.top
  }

  nextPage(): void {
    this.doc.addPage({ size: [this.frame.width, this.frame.height], margin: 0 })
    this.y = this.frame.top
    this.repeatHeadings()
    this.start?.()
    this.top = this.y
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
    const text = this.given.continued.replace('{heading}', () => this.headings.map((one) => one.text).join(' · '))
    const [line = ''] = this.measure.lines(text, style, this.frame.right - this.frame.left)
    this.artifact(() => this.line(line, style, this.frame.left, this.y), 'Pagination')
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
    this.doc.text(text, x, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 })
  }

  /** Draws a text of any length as one element, on as many pages as it needs. */
  paragraph(parent: StructElement, type: string, text: string, wanted: PlacedStyle): void {
    const style = { ...wanted, font: fontFor(wanted.font, text) }
    const left = this.frame.left + (style.indent ?? 0)
    const room = this.frame.right - left
    const lines = this.measure.lines(text, style, room)
    const element = this.element(parent, type)
    for (let from = 0; from < lines.length;) {
      if (this.room < style.leading) this.nextPage()
      const part = lines.slice(from, from + Math.floor(this.room / style.leading))
      this.content(element, type, () => {
        part.forEach((line, index) => {
          const start = left + indentOf(style.align, room - this.measure.width(line, style))
          this.line(line, style, start, this.y + index * style.leading)
        })
      })
      this.y += part.length * style.leading
      from += part.length
    }
  }

  /** Draws a thin line across the page. */
  rule(y: number, color: string, width = 0.5): void {
    this.artifact(() => {
      this.doc.moveTo(this.frame.left, y).lineTo(this.frame.right, y).lineWidth(width).stroke(color)
    })
  }
}

/** Where a line begins that leaves some of its room; points. */
export function indentOf(align: PrintedAlign | undefined, spare: number): number {
  if (align === 'right') return Math.max(0, spare)
  return align === 'center' ? Math.max(0, spare / 2) : 0
}
