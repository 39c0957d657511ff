import type { BillingRunEntry } from '../../../../contract/billing-run.ts'

/** Whether a run, or its undoing, waits or works. */
export const isRunUnderWay = ({ job, undoing }: Pick<BillingRunEntry, 'job' | 'undoing'>): boolean =>
  [job, undoing].some((work) => work !== null && work.next_at !== null)
