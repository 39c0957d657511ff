import { shownImportProblems } from '../../contract/import-limits.ts'
import type { Message } from '../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../engine/validation/declared-issue.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'

/** A mistake in a file, with its line (from 1), and its column where it concerns one cell. */
export interface RowProblem<Column extends string> {
  readonly line: number
  readonly column: Column | null
  readonly message: Message | DeclaredIssue
}

/** What is wrong with CSV whose quotation marks are not closed from a line on. */
export const brokenCsv = (line: number): RowProblem<never> => ({
  line,
  column: null,
  message: { key: 'server.import.quote' },
})

/** How many rows have problems. */
export const wrongRows = (problems: readonly RowProblem<string>[]): number =>
  new Set(problems.map(({ line }) => line)).size

/** How many rows are wrong, and the first problems in the words of an edition. */
export const describedProblems = <Column extends string>(
  tenant: PublishedTenant,
  problems: readonly RowProblem<Column>[],
) => ({
  wrong: wrongRows(problems),
  problems: problems
    .slice(0, shownImportProblems)
    .map(({ line, column, message }) => ({ line, column, text: translateMessage(tenant, message) })),
})
