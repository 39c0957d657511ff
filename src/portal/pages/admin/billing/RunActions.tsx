import Button from '@mui/material/Button'
import type { BillingRunEntry } from '../../../../contract/billing-run.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { isRunUnderWay } from './is-run-under-way.ts'
import { runName } from './RunCells.tsx'

interface RunActionsProps {
  readonly run: BillingRunEntry
  readonly onUndo: () => void
  readonly onCancel: () => void
}

/** What can be done with a run now. */
export function RunActions({ run, onUndo, onCancel }: RunActionsProps) {
  const text = useText()
  const { job, billed, undone } = run
  if (isRunUnderWay(run)) {
    return (
      job !== null &&
      job.next_at !== null && (
        <Button size="small" color="error" onClick={onCancel}>
          {text('portal.jobs.cancel')}
        </Button>
      )
    )
  }
  if (billed === 0) return null
  return (
    <>
      <ExportMenu
        label={text('portal.billing-runs.reminders')}
        about={runName(run)}
        address="admin/billing/reminders"
        filters={new URLSearchParams({ id: run.id })}
        fileName={`${runName(run)} – ${text('portal.export.reminders')}`}
      />
      {undone < billed && (
        <Button size="small" color="error" onClick={onUndo}>
          {text('portal.billing-runs.undo')}
        </Button>
      )}
    </>
  )
}
