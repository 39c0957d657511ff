/** A document to print, of any kind: a profile, a referee's report, later certificates and invoices. */
export interface PrintedDocument {
  readonly title: string
  /** The line below the title, e.g. the member's name. */
  readonly subtitle?: string
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

export type PrintedBlock =
  | PrintedHeading
  | PrintedParagraph
  | PrintedFields
  | PrintedTable
  | PrintedQuestions
  | PrintedPicture

/** A heading below the title, which is the only one of level 1. */
export interface PrintedHeading {
  readonly kind: 'heading'
  readonly level: 2 | 3 | 4
  readonly text: string
}

export interface PrintedParagraph {
  readonly kind: 'paragraph'
  readonly text: string
}

/** Labels with their values, one below the other. */
export interface PrintedFields {
  readonly kind: 'fields'
  readonly fields: readonly { readonly label: string; readonly value: string }[]
}

/** Rows below column headings, which are repeated on every page of the table. */
export interface PrintedTable {
  readonly kind: 'table'
  readonly columns: readonly { readonly title: string; readonly align?: 'left' | 'right' }[]
  /** Each row has as many texts as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

/** Numbered questions with their answers. */
export interface PrintedQuestions {
  readonly kind: 'questions'
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
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

/** How an organisation's documents look. */
export interface DocumentBrand {
  readonly name: string
  /** `#rrggbb` */
  readonly primary: string
  /** The text of an SVG file. */
  readonly logo: string
  /** The logo's alternative text. */
  readonly logoAlt: string
}
