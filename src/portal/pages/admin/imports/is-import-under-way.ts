import type { ImportEntry } from '../../../../contract/import-calls.ts'

/** Whether an import waits or runs. */
export const isImportUnderWay = ({ job }: Pick<ImportEntry, 'job'>): boolean => job.next_at !== null
