import type { ImportedLineOutcome } from '../../../../contract/statements.ts'
import type { StateColor } from '../../../../generated/closed-names.ts'

/** How what became of a line is coloured. */
export const outcomeColors: Readonly<Record<ImportedLineOutcome, StateColor>> = {
  settled: 'success',
  posted: 'success',
  waiting: 'info',
  unplaced: 'warning',
  differs: 'error',
  known: 'default',
  charge: 'default',
  withdrawal: 'default',
  reversal: 'default',
  incomplete: 'default',
  wrong: 'error',
}
