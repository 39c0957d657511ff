import { useState } from 'react'
import Button from '@mui/material/Button'
import type { JobEntry } from '../../../../contract/job-entry.ts'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { JobResult } from './JobResult.tsx'
import { JobStatus } from './JobStatus.tsx'
import { JobTitle } from './JobTitle.tsx'
import { isCancellable, isDoneOnce, isRetriable } from './job-state.ts'
import { useChangeJob } from './use-change-job.ts'

interface JobTableProps {
  readonly entries: readonly JobEntry[]
  /** Called when a job was cancelled or is tried again. */
  readonly onChanged: () => Promise<unknown>
}

const keyOf = ({ name, id }: Pick<JobEntry, 'name' | 'id'>) => `${name} ${id}`

/** Jobs with where they stand, when they last ran and with what result, and the buttons of those that are done once. */
export function JobTable({ entries, onChanged }: JobTableProps) {
  const text = useText()
  const { instant } = useFormats()
  const { change, changing } = useChangeJob(onChanged)
  const [asked, setAsked] = useState<JobEntry>()
  const columns: readonly TableColumn[] = [
    { id: 'work', title: text('portal.jobs.work'), width: 12 },
    { id: 'state', title: text('portal.jobs.state'), width: 10 },
    { id: 'ran', title: text('portal.jobs.ran') },
    { id: 'result', title: text('portal.jobs.result'), width: 12 },
  ]
  const rows = entries.map((entry) => ({
    key: keyOf(entry),
    cells: {
      work: <JobTitle {...entry} />,
      state: <JobStatus entry={entry} />,
      ran: entry.started_at === null ? '–' : instant(entry.started_at),
      result: <JobResult entry={entry} />,
    },
    actions: (
      <>
        {isRetriable(entry) && (
          <Button size="small" loading={changing === keyOf(entry)} onClick={() => void change('retry', entry)}>
            {text('portal.jobs.retry')}
          </Button>
        )}
        {isCancellable(entry) && (
          <Button size="small" color="error" onClick={() => setAsked(entry)}>
            {text('portal.jobs.cancel')}
          </Button>
        )}
      </>
    ),
  }))
  const hasActions = entries.some(isDoneOnce)
  return (
    <>
      <DataTable
        label={text('portal.jobs.title')}
        columns={columns}
        rows={rows}
        actions={hasActions ? { title: text('portal.jobs.actions'), most: 2, width: 5.5 } : undefined}
        isFramed={false}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={text('portal.jobs.cancel-title')}
        text={text('portal.jobs.cancel-text')}
        confirm={text('portal.jobs.cancel-confirm')}
        destructive
        busy={asked !== undefined && changing === keyOf(asked)}
        onConfirm={() => asked && void change('cancel', asked).then(() => setAsked(undefined))}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
