import type { MemberStatus, ReportGroup, ReportSource } from '../../generated/closed-names.ts'
import type { DocumentId } from './document-id.ts'
import type { PageBase, PlacedItem } from './page-base.ts'

/** What the organisation counts and sums for administrators. */
export interface ReportsPage extends PageBase {
  readonly kind: 'reports'
  readonly reports: readonly ReportDefinition[]
  /** What a report without anything in the period shows. */
  readonly empty: string
}

/** One chart, which is a table, too. */
export interface ReportDefinition extends PlacedItem {
  readonly title: string
  readonly description?: string
  readonly source: ReportSource
  readonly by: ReportGroup
  /** The case types that count; by default all of them. */
  readonly types?: readonly DocumentId[]
  /** Counts only members who have this status today. */
  readonly status?: MemberStatus
  /** The section and its field of choices by whose answer members are grouped; of several records the first counts. */
  readonly section?: DocumentId
  readonly field?: string
}

/** By what the rows of each source can be grouped. */
export const reportGroups: Readonly<Record<ReportSource, readonly ReportGroup[]>> = {
  cases: ['state', 'month'],
  ledger: ['month'],
  members: ['category', 'answer'],
}
