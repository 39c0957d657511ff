import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { defineCall } from './define-call.ts'
import { importCalls, importCheckOf } from './import-calls.ts'
import { memberColumns, memberOutcomes } from './member-columns.ts'

/** What importing a file of members would do. */
export const MemberImportCheck = importCheckOf(memberColumns, memberOutcomes)
export type MemberImportCheck = Static<typeof MemberImportCheck>

const { template, check, begin, list, cancel } = importCalls('admin/members', 'members', 'members', MemberImportCheck)

/** Importing members into the register, for those whose role allows it. */
export const memberImportCalls = {
  memberTemplate: template,
  membersFile: defineCall({
    ...asFile,
    right: 'members',
    path: 'admin/members/export',
    summary: 'The register of members as comma-separated values or a spreadsheet, with the columns of an import',
    query: fileOf({}),
  }),
  checkMemberImport: check,
  beginMemberImport: begin,
  memberImports: list,
  cancelMemberImport: cancel,
}
