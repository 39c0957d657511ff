import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ScheduledPublication } from '../../../../../contract/scheduled-publication.ts'
import type { StateColor } from '../../../../../generated/closed-names.ts'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { StatusChip } from '../../../../../renderer/feedback/StatusChip.tsx'
import { TableSkeleton } from '../../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PortalLink } from '../../../../ui/PortalLink.tsx'
import { useFormats } from '../../../../ui/use-formats.ts'
import { Detail } from '../../Detail.tsx'
import { FailureReason } from './FailureReason.tsx'
import { ScheduleActions } from './ScheduleActions.tsx'
import { useSchedules } from './use-schedules.ts'

/** Publications that wait for their time, and what became of earlier ones (ADM-13). */
export function ScheduleHistory({ onChanged }: { readonly onChanged: () => void }) {
  const text = useText()
  const { schedules, error, reload } = useSchedules()
  const changed = () => {
    void reload()
    onChanged()
  }
  return (
    <section aria-labelledby="schedules">
      <Typography variant="h2" id="schedules" sx={{ mb: 2 }}>
        {text('portal.schedule.title')}
      </Typography>
      {error && !schedules && <LoadFailure error={error} onRetry={() => void reload()} />}
      {!error && !schedules && <TableSkeleton columns={3} />}
      {schedules && (
        <Card>
          {schedules.length === 0 ? (
            <EmptyState title={text('portal.schedule.none')} text={text('portal.schedule.none-text')} />
          ) : (
            <ScheduleTable schedules={schedules} onChanged={changed} />
          )}
        </Card>
      )}
    </section>
  )
}

interface ScheduleTableProps {
  readonly schedules: readonly ScheduledPublication[]
  readonly onChanged: () => void
}

function ScheduleTable({ schedules, onChanged }: ScheduleTableProps) {
  const text = useText()
  const formats = useFormats()
  const columns: readonly TableColumn[] = [
    { id: 'due', title: text('portal.schedule.due'), width: 10 },
    { id: 'form', title: text('portal.schedule.form') },
    { id: 'by', title: text('portal.schedule.by') },
    { id: 'reason', title: text('portal.schedule.reason'), width: 12 },
    { id: 'state', title: text('portal.schedule.state'), width: 12 },
  ]
  const rows = schedules.map((schedule) => ({
    key: schedule.id,
    cells: {
      due: formats.instant(schedule.due_at),
      form: schedule.title,
      by: schedule.by,
      reason: schedule.reason,
      state: <ScheduleState schedule={schedule} />,
    },
    actions:
      schedule.state === 'waiting' ? (
        <ScheduleActions schedule={schedule} onMoved={onChanged} onCancelled={onChanged} />
      ) : schedule.state === 'failed' && schedule.draft !== 'none' ? (
        <Button
          size="small"
          component={PortalLink}
          to={`/admin/forms/${schedule.document}`}
          aria-label={text('portal.schedule.mend-of', { form: schedule.title })}
        >
          {text('portal.schedule.mend-open')}
        </Button>
      ) : undefined,
  }))
  return (
    <DataTable
      label={text('portal.schedule.title')}
      columns={columns}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 2, width: 7 }}
    />
  )
}

const colors: Readonly<Record<ScheduledPublication['state'], StateColor>> = {
  waiting: 'info',
  published: 'success',
  failed: 'error',
  cancelled: 'purple',
}

function ScheduleState({ schedule: { state, publication, failure, outdated } }: { schedule: ScheduledPublication }) {
  const text = useText()
  return (
    <>
      <StatusChip title={text(`portal.schedule.state.${state}`)} color={colors[state]} />
      {publication !== null && <Detail>{text('portal.schedule.number', { number: publication })}</Detail>}
      {failure && (
        <div>
          <FailureReason failure={failure} />
        </div>
      )}
      {outdated && <Detail>{text('portal.schedule.outdated')}</Detail>}
    </>
  )
}
