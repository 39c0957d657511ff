import type { RowProblem } from './read-member-rows.ts'

/** How many rows have problems. */
export const wrongRows = (problems: readonly RowProblem[]): number => new Set(problems.map(({ line }) => line)).size
