import { Type } from 'typebox'
import type { Static, TSchema } from 'typebox'
import type { StaffRight } from '../generated/closed-names.ts'
import { CatalogueText } from './catalogue-text.ts'
import { defineCall } from './define-call.ts'
import { StoredFile } from './file.ts'
import { JobEntry } from './job-entry.ts'
import { MessageResponse } from './response.ts'
import type { StatementSummary } from './statement-summary.ts'

const Count = Type.Integer({ minimum: 0 })

/** What importing a file of these columns would do, with how many rows have each outcome. Nothing is stored. */
export function importCheckOf<Column extends string, Outcome extends string>(
  columns: readonly Column[],
  outcomes: readonly Outcome[],
) {
  const Named = Type.Enum([...columns])
  return Type.Object({
    counts: Type.Record(Type.Enum([...outcomes]), Count),
    /** Rows with something wrong, and the first of what is. */
    wrong: Count,
    /** What is wrong in a row and what to do, in the caller’s language; `column` is null where it is the whole row. */
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ minimum: 1 }),
        column: Type.Union([Named, Type.Null()]),
        text: Type.String(),
      }),
    ),
    /** The first rows, those that are changed first; `from` is the stored value where the file changes it. */
    rows: Type.Array(
      Type.Object({
        member_no: Type.String(),
        outcome: Type.Enum([...outcomes]),
        cells: Type.Array(
          Type.Object({ column: Named, from: Type.Union([Type.String(), Type.Null()]), to: Type.String() }),
        ),
      }),
    ),
  })
}

/** What is wrong in a row of a file. */
export interface ImportProblem {
  readonly line: number
  readonly column: string | null
  readonly text: string
}

/** A row of the preview. */
export interface ImportRow {
  readonly outcome: string
  readonly cells: readonly { readonly column: string; readonly from: string | null; readonly to: string }[]
}

/** What importing a file would do, whatever its rows are. */
export interface ImportCheck {
  readonly counts: Readonly<Record<string, number>>
  readonly wrong: number
  readonly problems: readonly ImportProblem[]
  readonly rows: readonly ImportRow[]
  /** Of a provider's statement: what it is of. */
  readonly statement?: StatementSummary
}

/** An import that began, as work in the background. */
export const ImportEntry = Type.Object({ file: Type.String(), job: JobEntry })
export type ImportEntry = Static<typeof ImportEntry>

const closed = { additionalProperties: false } as const
const CheckBody = Type.Object({ file: StoredFile }, closed)
const ImportBody = Type.Object({ file: StoredFile, leave_out_wrong: Type.Boolean() }, closed)
const CancelBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, closed)

/**
 * The calls that import rows of a kind from a file, below an address.
 *
 * @param rows what is imported, as the summaries name it
 * @param right what the caller's roles have to allow
 */
export function importCalls<At extends string, Check extends TSchema>(
  at: At,
  rows: string,
  right: StaffRight,
  check: Check,
) {
  const common = { session: 'required', right, tag: 'Administration', refusals: ['forbidden'] } as const
  const read = { ...common, method: 'GET' } as const
  const sent = { ...common, method: 'POST' } as const
  const withFile = {
    ...sent,
    files: true,
    refusals: ['forbidden', 'bad-request', 'storage-full', 'profile-full'],
  } as const
  return {
    template: defineCall({
      ...read,
      path: `${at}/template`,
      summary: `A file with the columns of an import of ${rows}, as comma-separated values`,
      response: Type.Unknown(),
      media: 'text/csv',
    }),
    check: defineCall({
      ...withFile,
      path: `${at}/import/check`,
      summary: `What importing a CSV or Excel file of ${rows} would do, and which of its rows are wrong`,
      body: CheckBody,
      response: check,
    }),
    begin: defineCall({
      ...withFile,
      refusals: [...withFile.refusals, 'conflict'],
      path: `${at}/import`,
      summary: `Import a CSV or Excel file of ${rows} in the background; refused if a row is wrong, unless those are left out`,
      body: ImportBody,
      response: Type.Object({ id: Type.String(), message: CatalogueText }),
    }),
    list: defineCall({
      ...read,
      path: `${at}/imports`,
      summary: `The newest imports of ${rows}, and how far they are`,
      response: Type.Array(ImportEntry),
    }),
    cancel: defineCall({
      ...sent,
      path: `${at}/imports/cancel`,
      summary: `Cancel an import of ${rows}; those imported by then stay`,
      body: CancelBody,
      response: MessageResponse,
      refusals: ['forbidden', 'not-found'],
    }),
  }
}
