import type { BillingRunEntry } from '../../../../contract/billing-run.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { JobStanding } from '../jobs/JobStanding.tsx'
import { JobResult } from '../jobs/JobResult.tsx'

/** What a run has billed, by its title and year. */
export const runName = ({ title, year }: Pick<BillingRunEntry, 'title' | 'year'>): string => `${title} ${year}`

/** Where a run stands and what it gave, and the same of its undoing. */
export function RunState({ run: { job, undoing } }: { readonly run: BillingRunEntry }) {
  const text = useText()
  return (
    <>
      {job && <JobStanding job={job} />}
      {job && (
        <Detail>
          <JobResult entry={job} />
        </Detail>
      )}
      {undoing && (
        <>
          <Detail>{text('portal.billing-runs.undoing')}</Detail>
          <JobStanding job={undoing} />
          <Detail>
            <JobResult entry={undoing} />
          </Detail>
        </>
      )}
    </>
  )
}

/** How much a run has billed, and how many of its invoices were reversed. */
export function BilledSum({ run: { total, undone } }: { readonly run: BillingRunEntry }) {
  const text = useText()
  const { money } = useFormats()
  return (
    <>
      {money(total)}
      {undone > 0 && <Detail>{text('portal.billing-runs.reversed', { count: undone })}</Detail>}
    </>
  )
}
