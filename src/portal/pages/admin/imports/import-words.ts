import type { ReactNode } from 'react'
import type { ImportCheck } from '../../../../contract/import-calls.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'

/** Where the calls of an import are. */
export type ImportAddress = 'admin/members' | 'admin/cpd' | 'admin/finance/statements'

export interface ImportedColumn {
  readonly id: string
  readonly title: string
  /** What it has to have; nothing where somebody else makes the file. */
  readonly meaning?: string
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
  /** The name of the template's file; undefined where somebody else makes the file. */
  readonly template?: string
  /** How large a file may be, where that is other than usual. */
  readonly limits?: string
  /** The first names the row. */
  readonly columns: readonly ImportedColumn[]
  /** Undefined where somebody else makes the file, so that its columns need no explaining. */
  readonly columnsLead?: string
  readonly outcomes: readonly ImportOutcome[]
  readonly firstRows: string
  readonly begin: (count: number) => string
  readonly noneNew: string
  readonly noneRight: string
  /** What the file is of. */
  readonly describe?: (check: ImportCheck) => ReactNode
  /** The page of an import that is over is there, below its id. */
  readonly result?: { readonly title: string; readonly at: string }
}
