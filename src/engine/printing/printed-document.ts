/** A document to print, of any kind: a profile, a referee's report, a certificate, a letter. */
export interface PrintedDocument {
  readonly title: string
  /** The line below the title, e.g. the member's name. */
  readonly subtitle?: string
  /** How its pages look; by default a report's. */
  readonly look?: PrintedLook
  /** The organisation's address, line by line, beside its logo. */
  readonly letterhead?: readonly string[]
  /** The language tag of all texts. */
  readonly language: string
  /** The file's creation date. The same input gives the same bytes. */
  readonly createdAt: Date
  /** At the bottom left of each page, e.g. `Printed on 1st January 2024`. */
  readonly note: string
  /** At the bottom right of each page, with `{page}` and `{pages}` as placeholders. */
  readonly pageOf: string
  /** At the top of a page that continues below an earlier heading, with `{heading}` as a placeholder. */
  readonly continued: string
  readonly blocks: readonly PrintedBlock[]
}

/** The page of a document: a certificate is one sheet in a frame, with its content in the middle. */
export interface PrintedLook {
  readonly layout: 'report' | 'letter' | 'certificate'
  readonly orientation: 'portrait' | 'landscape'
  readonly typeface: 'sans' | 'serif'
  readonly frame: PrintedFrame
  readonly seal: PrintedSeal
  /** The line below a letterhead, in the organisation's colours. */
  readonly accent: 'rule' | 'band' | 'edge'
}

export type PrintedFrame = 'none' | 'line' | 'double' | 'corners' | 'band' | 'engraved'
export type PrintedSeal = 'none' | 'round' | 'rosette' | 'ribbon'

export type PrintedBlock =
  | PrintedHeading
  | PrintedTitle
  | PrintedParagraph
  | PrintedFields
  | PrintedTable
  | PrintedList
  | PrintedPicture
  | PrintedSignatures
  | PrintedCode
  | PrintedSpace
  | PrintedPageBreak

export type PrintedAlign = 'left' | 'center' | 'right'

/** The document's title, where it does not come first. */
export interface PrintedTitle {
  readonly kind: 'title'
  readonly align: PrintedAlign
}

/** A heading below the title, which is the only one of level 1. */
export interface PrintedHeading {
  readonly kind: 'heading'
  readonly level: 2 | 3 | 4
  readonly text: string
}

export interface PrintedParagraph {
  readonly kind: 'paragraph'
  readonly text: string
  /** By default `body`. */
  readonly style?: ParagraphLook
  /** By default `left`. */
  readonly align?: PrintedAlign
}

/** Body text; larger; quieter and smaller; a person's name, as the main thing on a certificate. */
export type ParagraphLook = 'body' | 'lead' | 'small' | 'name'

/** Labels with their values: one below the other, or in two columns, where long values have the whole width. */
export interface PrintedFields {
  readonly kind: 'fields'
  /** By default one. */
  readonly columns?: 1 | 2
  readonly fields: readonly PrintedField[]
}

export interface PrintedField {
  readonly label: string
  readonly value: string
}

/** Rows below column headings, which are repeated on every page of the table. */
export interface PrintedTable {
  readonly kind: 'table'
  readonly columns: readonly { readonly title: string; readonly align?: 'left' | 'right' }[]
  /** Each row has as many texts as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

/** A list. The detail of an item, such as the answer to a question, is below its text. */
export interface PrintedList {
  readonly kind: 'list'
  readonly numbered: boolean
  readonly items: readonly { readonly text: string; readonly detail?: string }[]
}

/** A PNG or JPEG picture. */
export interface PrintedPicture {
  readonly kind: 'picture'
  /** The alternative text. */
  readonly alt: string
  /** Undefined for a picture that cannot be drawn. */
  readonly content?: Uint8Array
  /** The text in its place where it cannot be drawn, with the reason. */
  readonly unprintable: string
}

/** Lines to sign on, side by side, each with the name and the office of who signs; the seal is between them. */
export interface PrintedSignatures {
  readonly kind: 'signatures'
  readonly place: PrintedPlace
  readonly signatories: readonly { readonly name: string; readonly office: string }[]
}

/** A code by which anybody can verify the document: as a QR code of an address, and to type. */
export interface PrintedCode {
  readonly kind: 'code'
  readonly place: PrintedPlace
  readonly address: string
  readonly code: string
  /** What it is for. */
  readonly text: string
  /** The QR code's alternative text. */
  readonly alt: string
}

/** After the previous block, or at the foot of the last page. */
export type PrintedPlace = 'flow' | 'foot'

export interface PrintedSpace {
  readonly kind: 'space'
  readonly size: 'small' | 'medium' | 'large'
}

export interface PrintedPageBreak {
  readonly kind: 'page-break'
}

/** How an organisation's documents look. */
export interface DocumentBrand {
  readonly name: string
  /** `#rrggbb` */
  readonly primary: string
  /** `#rrggbb`, for frames and seals. */
  readonly secondary: string
  /** The text of an SVG file; empty where the logo is made of pixels. */
  readonly logo: string
  /** The content of such a logo, PNG or JPEG. What cannot be printed is replaced by the organisation's name. */
  readonly logoPicture?: Uint8Array
  /** The logo's alternative text. */
  readonly logoAlt: string
  /** The text of an SVG file: the organisation's sign without its name, for seals. */
  readonly mark?: string
  /** The folder with the serif fonts; without it, all texts are in sans serif. */
  readonly serifFonts?: string
}
