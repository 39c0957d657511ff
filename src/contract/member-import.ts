import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asCsv } from './as-csv.ts'
import { CatalogueText } from './catalogue-text.ts'
import { defineCall } from './define-call.ts'
import { StoredFile } from './file.ts'
import { JobEntry } from './job-entry.ts'
import { memberColumns } from './member-columns.ts'
import { MessageResponse } from './response.ts'

const Column = Type.Enum([...memberColumns])
const Count = Type.Integer({ minimum: 0 })

/** What is wrong in a row and what to do, in the caller’s language; `column` is null where it is the whole row. */
export const ImportProblem = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  column: Type.Union([Column, Type.Null()]),
  text: Type.String(),
})
export type ImportProblem = Static<typeof ImportProblem>

/** A row of the preview; `from` is the register's value where the file changes it. */
export const ImportRow = Type.Object({
  member_no: Type.String(),
  outcome: Type.Enum(['added', 'changed', 'unchanged', 'activated']),
  cells: Type.Array(Type.Object({ column: Column, from: Type.Union([Type.String(), Type.Null()]), to: Type.String() })),
})
export type ImportRow = Static<typeof ImportRow>

/** What importing a file would do. Nothing is stored. */
export const ImportCheck = Type.Object({
  added: Count,
  changed: Count,
  unchanged: Count,
  /** Members with an account, who stay as they are. */
  activated: Count,
  /** Rows with something wrong, and the first of what is. */
  wrong: Count,
  problems: Type.Array(ImportProblem),
  /** The first rows, those that are changed first. */
  rows: Type.Array(ImportRow),
})
export type ImportCheck = Static<typeof ImportCheck>

/** An import that began, as work in the background. */
export const ImportEntry = Type.Object({ file: Type.String(), job: JobEntry })
export type ImportEntry = Static<typeof ImportEntry>

const closed = { additionalProperties: false } as const
const CheckBody = Type.Object({ file: StoredFile }, closed)
const ImportBody = Type.Object({ file: StoredFile, leave_out_wrong: Type.Boolean() }, closed)
const CancelBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, closed)

const read = { method: 'GET', session: 'required', tag: 'Administration', refusals: ['forbidden'] } as const
const sent = { ...read, method: 'POST' } as const
const withFile = {
  ...sent,
  files: true,
  refusals: ['forbidden', 'bad-request', 'storage-full', 'profile-full'],
} as const

/** Importing members into the register, for those whose role allows it. */
export const memberImportCalls = {
  memberTemplate: defineCall({
    ...read,
    path: 'admin/members/template',
    summary: 'A file with the columns of an import, as comma-separated values',
    response: Type.Unknown(),
    media: 'text/csv',
  }),
  membersFile: defineCall({
    ...asCsv,
    path: 'admin/members/export',
    summary: 'The register of members as comma-separated values, with the columns of an import',
  }),
  checkMemberImport: defineCall({
    ...withFile,
    path: 'admin/members/import/check',
    summary: 'What importing a CSV or Excel file of members would do, and which of its rows are wrong',
    body: CheckBody,
    response: ImportCheck,
  }),
  beginMemberImport: defineCall({
    ...withFile,
    refusals: [...withFile.refusals, 'conflict'],
    path: 'admin/members/import',
    summary:
      'Import a CSV or Excel file of members in the background; refused if a row is wrong, unless those are left out',
    body: ImportBody,
    response: Type.Object({ id: Type.String(), message: CatalogueText }),
  }),
  memberImports: defineCall({
    ...read,
    path: 'admin/members/imports',
    summary: 'The newest imports of members, and how far they are',
    response: Type.Array(ImportEntry),
  }),
  cancelMemberImport: defineCall({
    ...sent,
    path: 'admin/members/imports/cancel',
    summary: 'Cancel an import; members imported by then stay',
    body: CancelBody,
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
}
