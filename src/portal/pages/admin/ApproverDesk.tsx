import Card from '@mui/material/Card'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** Where approvers start. Applications cannot be submitted yet, so none waits for a decision. */
export function ApproverDesk() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.approvals.title')} lead={text('portal.approvals.lead')} />
      <Card>
        <EmptyState title={text('portal.approvals.none')} text={text('portal.approvals.none-text')} />
      </Card>
    </>
  )
}
