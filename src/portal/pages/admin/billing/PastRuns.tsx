import { useLayoutEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SWRResponse } from 'swr'
import type { GetResponse } from '../../../../contract/addresses.ts'
import type { BillingRunEntry } from '../../../../contract/billing-run.ts'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { RunActions } from './RunActions.tsx'
import { BilledSum, RunState, runName } from './RunCells.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { useCancelRun } from './use-cancel-run.ts'

interface PastRunsProps {
  readonly runs: SWRResponse<GetResponse<'admin/billing/runs'>, ApiError>
  /** How often the focus was sent here; it goes to the heading. */
  readonly focused: number
}

/** The newest runs: what each has billed, how far it is, and what of it was undone. */
export function PastRuns({ runs: { data, error, mutate }, focused }: PastRunsProps) {
  const text = useText()
  const { instant } = useFormats()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [undone, setUndone] = useState<BillingRunEntry>()
  const [cancelled, setCancelled] = useState<string>()
  const { cancel, isCancelling } = useCancelRun(() => mutate())
  useLayoutEffect(() => {
    if (focused > 0) headingRef.current?.focus()
  }, [focused])
  return (
    <Card>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
        <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ outline: 'none' }}>
          {text('portal.billing-runs.runs')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text('portal.billing-runs.runs-lead')}
        </Typography>
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={4} />}
      {data?.length === 0 && <EmptyState title={text('portal.billing-runs.none')} />}
      {data && data.length > 0 && (
        <DataTable
          label={text('portal.billing-runs.runs')}
          columns={[
            { id: 'run', title: text('portal.billing-runs.run'), width: 11 },
            { id: 'state', title: text('portal.jobs.state'), width: 12 },
            { id: 'billed', title: text('portal.billing-runs.billed'), width: 9 },
            { id: 'began', title: text('portal.billing-runs.began'), width: 10 },
          ]}
          rows={data.map((run) => ({
            key: run.id,
            cells: {
              run: runName(run),
              state: <RunState run={run} />,
              billed: <BilledSum run={run} />,
              began: `${instant(run.begun_at)}, ${run.begun_by}`,
            },
            actions: <RunActions run={run} onUndo={() => setUndone(run)} onCancel={() => setCancelled(run.id)} />,
          }))}
          actions={{ title: text('portal.billing-runs.actions'), most: 2, width: 14 }}
          isFramed={false}
        />
      )}
      {undone && <UndoDialog run={undone} onUndone={() => mutate()} onClose={() => setUndone(undefined)} />}
      <ConfirmDialog
        open={cancelled !== undefined}
        title={text('portal.jobs.cancel-title')}
        text={text('portal.billing-runs.cancel-text')}
        confirm={text('portal.jobs.cancel-confirm')}
        destructive
        busy={isCancelling}
        onConfirm={() => cancelled !== undefined && void cancel(cancelled).then(() => setCancelled(undefined))}
        onCancel={() => setCancelled(undefined)}
      />
    </Card>
  )
}
