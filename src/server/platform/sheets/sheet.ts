/** What a column has, where it is more than texts and counts; money is in the currency's unit. */
export type CellKind = 'date' | 'moment' | 'money'

export type SheetRow = readonly (string | number)[]

/** The head of a spreadsheet. */
export interface SheetHead {
  /** What its sheet is called. */
  readonly name: string
  readonly titles: readonly string[]
  /** For each column; undefined for texts and counts. */
  readonly kinds: readonly (CellKind | undefined)[]
}

/** A table as a spreadsheet. */
export interface Sheet extends SheetHead {
  readonly rows: readonly SheetRow[]
}

/** What the thread is given: some rows, and the head when there are no more. */
export type SheetJob = { readonly rows: readonly SheetRow[] } | { readonly head: SheetHead }
