import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { Navigate, useParams } from 'react-router-dom'
import type { CaseQueue } from '../../../contract/case.ts'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { DeskQueue } from './DeskQueue.tsx'
import { TypeLinks } from './TypeLinks.tsx'

/** What waits for the user as one of the staff: the queues of a case type, and the cases in one of them. */
export function DeskPage() {
  const text = useText()
  const { type } = useParams()
  const { data, error, mutate } = useCall('cases')
  if (error) {
    return (
      <>
        <PageHeading title={text('portal.approvals.title')} />
        <LoadFailure error={error} onRetry={() => void mutate()} />
      </>
    )
  }
  const [first] = typesOf(data ?? [])
  const isElsewhere = type === undefined && first !== undefined
  if (!data || isElsewhere) {
    return (
      <>
        {isElsewhere && <Navigate to={`/desk/${first.type}`} replace />}
        <PageHeading title={text('portal.approvals.title')} lead={text('portal.approvals.lead')} />
        <LoadingRegion>
          <Skeleton variant="rounded" height={48} />
          <TableSkeleton columns={5} />
        </LoadingRegion>
      </>
    )
  }
  return <Queues queues={data} type={type} onChanged={() => void mutate()} />
}

interface QueuesProps {
  readonly queues: readonly CaseQueue[]
  readonly type: string | undefined
  readonly onChanged: () => void
}

function Queues({ queues, type, onChanged }: QueuesProps) {
  const text = useText()
  const own = queues.filter((queue) => queue.type === type)
  return (
    <>
      <PageHeading title={text('portal.approvals.title')} lead={text('portal.approvals.lead')} />
      <TypeLinks types={typesOf(queues)} />
      {type === undefined || own.length === 0 ? (
        <Card>
          <EmptyState title={text('portal.approvals.none')} text={text('portal.approvals.none-text')} />
        </Card>
      ) : (
        <LoadingBoundary key={type} fallback={<TableSkeleton columns={5} />}>
          <DeskQueue type={type} queues={own} onChanged={onChanged} />
        </LoadingBoundary>
      )}
    </>
  )
}

/** The types of some queues, each with the number of cases that wait in all of them. */
function typesOf(queues: readonly CaseQueue[]) {
  return [...new Set(queues.map(({ type }) => type))].map((type) => {
    const own = queues.filter((queue) => queue.type === type)
    return { type, title: own[0]?.typeTitle ?? type, count: own.reduce((sum, { count }) => sum + count, 0) }
  })
}
