/** What is to be printed, whatever it is about: a profile, a referee's report, later certificates and invoices. */
export interface PrintedDocument {
  readonly title: string
  /** Below the title, e.g. whom it is about. */
  readonly subtitle?: string
  /** A language tag, of all texts. */
  readonly language: string
  /** Stands in the file and, as `printedOn`, at the foot of each page. The same input gives the same bytes. */
  readonly createdAt: Date
  /** At the foot of each page, left, e.g. `Printed on 1st January 2024`. */
  readonly note: string
  /** At the foot of each page, right; `{page}` and `{pages}` are filled in. */
  readonly pageOf: string
  /** At the head of a page that goes on below headings of an earlier one; `{heading}` is filled in. */
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

/** Names and their values, one below the other. */
export interface PrintedFields {
  readonly kind: 'fields'
  readonly fields: readonly { readonly label: string; readonly value: string }[]
}

/** Rows below column headings, which every page that the table runs over repeats. */
export interface PrintedTable {
  readonly kind: 'table'
  readonly columns: readonly { readonly title: string; readonly align?: 'left' | 'right' }[]
  /** As many texts in each row as there are columns. */
  readonly rows: readonly (readonly string[])[]
}

/** Numbered questions with what was answered. */
export interface PrintedQuestions {
  readonly kind: 'questions'
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** A PNG or JPEG picture. */
export interface PrintedPicture {
  readonly kind: 'picture'
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Missing where it is not to be drawn. */
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
  /** What the logo is, for those who do not see it. */
  readonly logoAlt: string
}
