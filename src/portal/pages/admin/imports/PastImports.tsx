import { useLayoutEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { SWRResponse } from 'swr'
import type { GetResponse } from '../../../../contract/addresses.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { ConfirmDialog } from '../../../../renderer/feedback/ConfirmDialog.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { JobStanding } from '../jobs/JobStanding.tsx'
import { JobResult } from '../jobs/JobResult.tsx'
import type { ImportAddress, ImportWords } from './import-words.ts'
import { isImportUnderWay } from './is-import-under-way.ts'
import { useCancelImport } from './use-cancel-import.ts'

interface PastImportsProps {
  readonly words: Pick<ImportWords, 'at' | 'result'>
  readonly imports: SWRResponse<GetResponse<`${ImportAddress}/imports`>, ApiError>
  /** How often the focus was sent here; it goes to the heading. */
  readonly focused: number
}

/** The newest imports: the one under way with its progress, and what the others gave. */
export function PastImports({ words, imports: { data, error, mutate }, focused }: PastImportsProps) {
  const text = useText()
  const { instant } = useFormats()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<string>()
  const { cancel, isCancelling } = useCancelImport(words.at, () => mutate())
  useLayoutEffect(() => {
    if (focused > 0) headingRef.current?.focus()
  }, [focused])
  const rows = data?.map((entry) => ({
    key: entry.job.id,
    cells: {
      file: <BreakableText>{entry.file}</BreakableText>,
      state: <JobStanding job={entry.job} />,
      began: entry.job.started_at === null ? '–' : instant(entry.job.started_at),
      result: <JobResult entry={entry.job} />,
    },
    actions: isImportUnderWay(entry) ? (
      <Button size="small" color="error" onClick={() => setAsked(entry.job.id)}>
        {text('portal.jobs.cancel')}
      </Button>
    ) : (
      words.result && (
        <Button
          size="small"
          component={Link}
          to={`${words.result.at}/${entry.job.id}`}
          aria-label={text('renderer.collection.actionOf', { action: words.result.title, record: entry.file })}
        >
          {words.result.title}
        </Button>
      )
    ),
  }))
  return (
    <Card>
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 2.5 }, pb: 1.5 }}>
        <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ outline: 'none' }}>
          {text('portal.import.past')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text('portal.import.past-lead')}
        </Typography>
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={4} />}
      {rows?.length === 0 && <EmptyState title={text('portal.import.none')} />}
      {rows && rows.length > 0 && (
        <DataTable
          label={text('portal.import.past')}
          columns={[
            { id: 'file', title: text('portal.import.file'), width: 12 },
            { id: 'state', title: text('portal.jobs.state'), width: 10 },
            { id: 'began', title: text('portal.import.began'), width: 10 },
            { id: 'result', title: text('portal.jobs.result'), width: 12 },
          ]}
          rows={rows}
          actions={
            words.result || data?.some(isImportUnderWay)
              ? { title: text('portal.jobs.actions'), most: 1, width: 5.5 }
              : undefined
          }
          isFramed={false}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={text('portal.jobs.cancel-title')}
        text={text('portal.jobs.cancel-text')}
        confirm={text('portal.jobs.cancel-confirm')}
        destructive
        busy={isCancelling}
        onConfirm={() => asked !== undefined && void cancel(asked).then(() => setAsked(undefined))}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  )
}
