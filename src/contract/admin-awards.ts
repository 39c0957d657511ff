import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { awardColumns, awardOutcomes } from './award-columns.ts'
import { CpdAward } from './cpd.ts'
import { defineCall } from './define-call.ts'
import { PageNumber, pageOf } from './found-page.ts'
import { importCalls, importCheckOf } from './import-calls.ts'
import { MessageResponse } from './response.ts'

/** An award as administrators see it. */
export const AdminAward = Type.Object({
  ...CpdAward.properties,
  id: Type.String(),
  /** The names in the register. */
  name: Type.String(),
  /** When it was awarded; ISO 8601, UTC. */
  awarded_at: Type.String(),
  /** Since when it no longer counts; null for an award that does. */
  withdrawn_at: Type.Union([Type.String(), Type.Null()]),
})
export type AdminAward = Static<typeof AdminAward>

const filters = {
  /** Parts of the number or names of the member, or of what the award says; each word has to occur. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  year: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  /** Those that count, unless it asks for the withdrawn ones. */
  standing: Type.Optional(Type.Enum(['withdrawn'])),
}

/** Which awards to find; all that count without any. */
export const AwardsFilters = Type.Object(filters)
export type AwardsFilters = Static<typeof AwardsFilters>

export const AwardsQuery = Type.Object({ ...filters, page: Type.Optional(PageNumber) })
export type AwardsQuery = Static<typeof AwardsQuery>

/** A page of awards, the newest first; and all years with awards, the latest first. */
export const AwardsFound = Type.Object({ ...pageOf(AdminAward).properties, years: Type.Array(Type.String()) })
export type AwardsFound = Static<typeof AwardsFound>

/** What importing a file of points would do. */
export const AwardImportCheck = importCheckOf(awardColumns, awardOutcomes)
export type AwardImportCheck = Static<typeof AwardImportCheck>

const { template, check, begin, list, cancel } = importCalls('admin/cpd', 'points', 'members', AwardImportCheck)
const common = { session: 'required', right: 'members', tag: 'Administration', refusals: ['forbidden'] } as const

/** Points for professional development, for those whose role allows it. */
export const adminAwardCalls = {
  findAwards: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/cpd',
    summary: 'A page of the points that are sought',
    query: AwardsQuery,
    response: AwardsFound,
  }),
  awardsFile: defineCall({
    ...asFile,
    right: 'members',
    path: 'admin/cpd/export',
    summary: 'The points that are sought as comma-separated values or a spreadsheet, with the columns of an import',
    query: fileOf(AwardsFilters.properties),
  }),
  saveAward: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/cpd/awards',
    summary: 'Award points to a member; with an id, correct an award, for a reason that the audit log keeps',
    form: 'forms/cpd-award',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
  withdrawAward: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/cpd/withdraw/:id',
    summary: 'Withdraw an award, for a reason that the audit log keeps',
    form: 'forms/award-withdrawal',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found'],
  }),
  awardTemplate: template,
  checkAwardImport: check,
  beginAwardImport: begin,
  awardImports: list,
  cancelAwardImport: cancel,
}
