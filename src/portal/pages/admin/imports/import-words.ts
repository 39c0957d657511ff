import type { StateColor } from '../../../../generated/closed-names.ts'

/** Where the calls of an import are. */
export type ImportAddress = 'admin/members' | 'admin/cpd'

export interface ImportedColumn {
  readonly id: string
  readonly title: string
  /** What it has to have. */
  readonly meaning: string
  /** Its least width in the preview, rem. */
  readonly width?: number
}

export interface ImportOutcome {
  readonly id: string
  readonly title: string
  readonly color: StateColor
  /** Whether rows with it change something. */
  readonly counts?: true
}

/** What is imported, in the words of its page. */
export interface ImportWords {
  readonly at: ImportAddress
  readonly title: string
  readonly lead: string
  /** The name of the template's file. */
  readonly template: string
  /** The first names the row. */
  readonly columns: readonly ImportedColumn[]
  readonly columnsLead: string
  readonly outcomes: readonly ImportOutcome[]
  readonly firstRows: string
  readonly begin: (count: number) => string
  readonly noneNew: string
  readonly noneRight: string
}
